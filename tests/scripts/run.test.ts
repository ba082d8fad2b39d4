import { spawn } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#lib/port.ts';
import { takeLock } from '#lib/process-lock.ts';
import { findFreePort } from '../free-port.ts';

const RUN = resolve('scripts/run.mjs');

/** Starts a script in a process group of its own, as a terminal does. */
async function aRun(
  args: string[],
  { env = {}, program = RUN }: { env?: NodeJS.ProcessEnv; program?: string } = {},
) {
  const directory = await mkdtemp(join(tmpdir(), 'run-'));
  const child = spawn('node', [program, ...args], {
    detached: true,
    env: { ...process.env, PORT: '0', STOREFRONT_DATA: directory, ...env },
  });
  const group = -(child.pid ?? 0);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<number | null>((done) => child.on('close', done));
  onTestFinished(async () => {
    if (isRunning(group)) process.kill(group, 'SIGKILL');
    await rm(directory, { recursive: true });
  });
  return { child, group, ended, output: () => output };
}

function isRunning(group: number): boolean {
  try {
    return process.kill(group, 0);
  } catch {
    return false;
  }
}

test('a script that does not exist is named', async () => {
  const { ended, output } = await aRun(['nothing']);
  expect(await ended).toBe(1);
  expect(output()).toContain('There is no script "nothing"');
});

test.each(['start', 'sandbox', 'platform', 'openapi', 'test'])('%s explains itself', async (name) => {
  const { ended, output } = await aRun([name, '--help']);
  expect(await ended).toBe(0);
  expect(output().length).toBeGreaterThan(80);
});

test('a wrong option is named, with the help', async () => {
  const { ended, output } = await aRun(['build', '--fulll']);
  expect(await ended).toBe(1);
  expect(output()).toContain("'--fulll'");
  expect(output()).toContain('--full ');
});

test('a word that a command does not take is refused, with the help', async () => {
  const { ended, output } = await aRun(['build', 'local']);
  expect(await ended).toBe(1);
  expect(output()).toContain("Unexpected argument 'local'");
  expect(output()).toContain('--tenant A,B ');
});

test.each([
  ['to the script alone', (group: number) => -group],
  ['to everything in the terminal', (group: number) => group],
])('Ctrl-C %s ends the server and leaves no process', async (_, target) => {
  const { group, ended, output } = await aRun(['serve']);
  await expect.poll(output, { timeout: 15_000 }).toContain('http://local.localhost:');
  process.kill(target(group), 'SIGINT');
  expect(await ended).toBe(0);
  expect(isRunning(group)).toBe(false);
});

test('Ctrl-C ends the sandbox and leaves no process', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'sandbox-')), 'sandbox.sqlite');
  onTestFinished(() => rm(resolve(file, '..'), { recursive: true }));
  const { group, ended, output } = await aRun([
    'sandbox',
    '--port',
    String(await findFreePort()),
    '--file',
    file,
  ]);
  await expect.poll(output, { timeout: 15_000 }).toContain('http://127.0.0.1:');
  process.kill(group, 'SIGINT');
  expect(await ended).toBe(0);
  expect(isRunning(group)).toBe(false);
});

test.each(['start', 'serve'])('%s names a port that is taken and says what to do', async (name) => {
  const other = createServer();
  const port = await listen(other, 0, '127.0.0.1');
  onTestFinished(() => void other.close());
  const { group, ended, output } = await aRun([name], { env: { PORT: String(port) } });
  expect(await ended).toBe(1);
  expect(output()).toContain(`Port ${port} of 127.0.0.1 is taken`);
  expect(output()).toContain(`PORT=${port + 1}.`);
  expect(isRunning(group)).toBe(false);
});

test('pages are mended by nobody while another process builds', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'locked-'));
  const unlock = takeLock(join(folder, 'builder.lock'), 'taken');
  onTestFinished(async () => {
    unlock();
    await rm(folder, { recursive: true });
  });
  const { ended, output } = await aRun(['verify', '--mend'], { env: { STOREFRONT_DATA: folder } });
  expect(await ended).toBe(1);
  expect(output()).toContain(`Another process builds the shops in ${folder}`);
});

test('without packages they are installed first, and where none brings Node that is said', async () => {
  const root = await mkdtemp(join(tmpdir(), 'project-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const folder of ['scripts', 'src/tools/command']) await mkdir(join(root, folder), { recursive: true });
  await copyFile(RUN, join(root, 'scripts/run.mjs'));
  for (const file of ['src/tools/command/run-script.mjs', 'src/tools/command/stale-install.mjs'])
    await copyFile(file, join(root, file));
  await writeFile(join(root, 'scripts/start.ts'), '');
  await writeFile(join(root, 'package.json'), '{ "name": "x", "version": "1.0.0" }');
  await writeFile(
    join(root, 'package-lock.json'),
    '{ "name": "x", "version": "1.0.0", "lockfileVersion": 3, "packages": { "": { "name": "x", "version": "1.0.0" } } }',
  );
  const { ended, output } = await aRun(['start'], { program: join(root, 'scripts/run.mjs') });
  expect(await ended).toBe(1);
  expect(output()).toContain('Installing packages: nothing is installed yet.');
  expect(output()).toContain('No package has brought Node for');
});
