import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '#lib/port.ts';

/** Web servers that a configuration is made for. */
export type Program = 'nginx' | 'caddy';

export function isInstalled(program: Program): boolean {
  return spawnSync(program, ['-v'], { stdio: 'ignore', env: PATH }).error === undefined;
}

/** Debian keeps nginx where only root looks. */
const PATH = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

export interface RunningProgram {
  pid: number;
  port: number;
  /** Its complaints so far. */
  errors(): string;
  stop(): Promise<void>;
}

/** Runs a web server on one core, at a port that is free; resolves once it answers there. */
export async function startProgram(
  program: Program,
  configurationAt: (listen: string) => string,
): Promise<RunningProgram> {
  const port = await findFreePort();
  const made = configurationAt(`127.0.0.1:${port}`);
  const folder = mkdtempSync(join(tmpdir(), `${program}-`));
  const file = join(folder, 'storefront.conf');
  writeFileSync(file, program === 'caddy' ? withoutAdmin(made) : made);
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder));
  const child =
    program === 'nginx'
      ? spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], { env: PATH })
      : spawn('caddy', ['run', '--config', file], {
          env: { ...PATH, HOME: folder, XDG_DATA_HOME: folder, GOMAXPROCS: '1' },
        });
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors += text;
  });
  try {
    await untilListening(child, port, () => errors);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    pid: child.pid ?? 0,
    port,
    errors: () => errors,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, '127.0.0.1');
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The blocks around the configuration, with every folder that nginx writes to of its own. */
function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return [
    'load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;',
    'daemon off;',
    'master_process off;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr warn;',
    'events { worker_connections 1024; }',
    'http {',
    'access_log off;',
    ...temporary,
    'include storefront.conf;',
    '}',
  ].join('\n');
}

async function untilListening(child: ChildProcess, port: number, errors: () => string): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    if (child.exitCode !== null) throw new Error(`It ended:\n${errors()}`);
    if (await isListening(port)) return;
    await wait(10);
  }
  throw new Error(`It does not listen:\n${errors()}`);
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** Caddy without its port for commands: several run side by side, and it is always the same one. */
function withoutAdmin(configuration: string): string {
  return JSON.stringify({ ...JSON.parse(configuration), admin: { disabled: true } });
}
