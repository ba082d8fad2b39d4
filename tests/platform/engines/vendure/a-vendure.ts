import { type ChildProcess, spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe } from 'vitest';
import { z } from 'zod';
import { runProgram } from '#lib/process/run-program.ts';
import { LockedError, takeLock } from '#lib/process-lock.ts';
import { openAdminApi, type Query } from '#platform/engines/vendure/admin-api.ts';
import { findFreePort } from '../../../free-port.ts';

/** The files of the guide: what an owner copies is what runs here. */
const GUIDE = join(import.meta.dirname, '../../../../docs/guides/vendure');

/** Stays from one run of the tests to the next, as folders in memory do not. */
const KEPT = process.platform === 'win32' ? tmpdir() : '/tmp';

export const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
export const ACCOUNT = { username: 'superadmin', password: 'superadmin' };

/** A Vendure of its own process, with the sample shop that it comes with. */
export interface TestVendure {
  /** Of its Admin API. */
  url: string;
  /** Its plugin tells here. */
  hook: { port: number };
  query: Query;
  /** As `query`, for what no test has to know the form of. */
  // biome-ignore lint/suspicious/noExplicitAny: what was answered is what the test is about
  ask(text: string, variables?: Record<string, unknown>): Promise<any>;
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Folder with Vendure and its sample data, brought by npm once a version of the guide's package.json; why it
 * cannot be, where npm does not bring it.
 */
async function installVendure(): Promise<{ folder: string } | { fault: string }> {
  const version = hash(
    'sha256',
    ['package.json', 'server.ts'].map((file) => readFileSync(join(GUIDE, file))).join(),
  ).slice(0, 8);
  const folder = join(KEPT, `storefront-vendure-${version}`);
  // Files of tests run side by side: one installs, the others wait for it.
  const unlock = await takeLockInTime(`${folder}.lock`);
  try {
    return existsSync(folder) ? { folder } : await install(folder);
  } finally {
    unlock();
  }
}

async function install(folder: string): Promise<{ folder: string } | { fault: string }> {
  const making = mkdtempSync(join(KEPT, 'storefront-vendure-making-'));
  try {
    cpSync(GUIDE, making, { recursive: true });
    let output = '';
    const options = ['--prefix', making, '--ignore-scripts', '--no-audit', '--no-fund'];
    const code = await runProgram('npm', ['install', ...options, '--fetch-retries=1'], {
      onOutput: (text) => {
        output += text;
      },
    }).catch(() => 1);
    if (code !== 0) return { fault: /npm error (.*)/.exec(output)?.[1] ?? 'npm cannot be run' };
    const port = await findFreePort();
    const filled = await startVendure(making, making, port, 0);
    await end(filled);
    renameSync(making, folder);
    return { folder };
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

async function takeLockInTime(file: string): Promise<() => void> {
  for (;;) {
    try {
      return takeLock(file, 'Another test installs Vendure.');
    } catch (error) {
      if (!(error instanceof LockedError)) throw error;
      await wait(300);
    }
  }
}

/** Starts a copy of the sample shop. */
async function aVendure(folder: string): Promise<TestVendure> {
  const data = mkdtempSync(join(tmpdir(), 'storefront-vendure-'));
  for (const name of ['vendure.sqlite', 'assets'])
    cpSync(join(folder, name), join(data, name), { recursive: true });
  for (const name of ['server.ts', 'storefront-plugin.ts']) cpSync(join(GUIDE, name), join(folder, name));
  const [port, hook] = [await findFreePort(), { port: await findFreePort() }];
  let child = await startVendure(folder, data, port, hook.port);
  const url = `http://127.0.0.1:${port}/admin-api`;
  const query = openAdminApi({ url, ...ACCOUNT });
  return {
    url,
    hook,
    query,
    ask: (text, variables = {}) => query(text, z.any(), { variables }),
    stop: () => end(child),
    async start() {
      child = await startVendure(folder, data, port, hook.port);
    },
    async remove() {
      await end(child);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function startVendure(
  folder: string,
  data: string,
  port: number,
  hookPort: number,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['server.ts'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA: data,
      STOREFRONT_HOOK: `http://127.0.0.1:${hookPort}/changes`,
      STOREFRONT_SECRET: SECRET,
      VENDURE_DISABLE_TELEMETRY: 'true',
    },
  });
  let output = '';
  const ended = once(child, 'close').then(() => {
    throw new Error(`Vendure ended: ${output.slice(-2_000)}`);
  });
  const answers = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('Vendure answers at')) resolve();
      });
  });
  ended.catch(() => {});
  await Promise.race([answers, ended]);
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'close');
}

/** Tests with a real Vendure, which starts before the first and ends after the last; left out without one. */
export async function describeVendure(tests: (vendure: TestVendure) => void): Promise<void> {
  const installed = await installVendure();
  const title =
    'fault' in installed ? `left out, because npm brings no Vendure: ${installed.fault}` : 'a real Vendure';
  describe.skipIf('fault' in installed)(title, () => {
    // Tests are named before it runs: they get it filled.
    const vendure = {} as TestVendure;
    beforeAll(async () => {
      if ('folder' in installed) Object.assign(vendure, await aVendure(installed.folder));
    });
    afterAll(() => vendure.remove?.());
    tests(vendure);
  });
}
