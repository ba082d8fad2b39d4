import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runSandbox } from '#sandbox/cli.ts';
import { printedErrors } from '../printed.ts';
import { aTemporaryFile } from './a-sandbox.ts';

// Some tests start a process that reads all sources of the shops.
vi.setConfig({ testTimeout: 60_000 });

const CLI = new URL('../../src/sandbox/cli.ts', import.meta.url).href;

/** Runs the command line in a process of its own; `said` grows with what it writes. */
function run(...args: string[]) {
  const script = `import { runSandbox } from '${CLI}'; await runSandbox(process.argv.slice(1));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, '--', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, said }));
  });
  const saying = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = (chunk: Buffer) => {
        said += chunk;
        const found = pattern.exec(said);
        if (found) resolve(found);
      };
      child.stdout.on('data', look);
      child.stderr.on('data', look);
      child.once('close', () => reject(new Error(`It ended without saying ${pattern}: ${said}`)));
    });
  return { child, ended, saying };
}

test('it names its address and shops, answers, and ends cleanly at SIGTERM', async () => {
  const file = await aTemporaryFile('cli.sqlite');
  const { child, ended, saying } = run('--port', '0', '--file', file, '--products', '300', '--seed', '7');
  const [, url] = await saying(/answers at (http:\S+)\/market-api.*generated +generated-key/s);
  const response = await fetch(`${url}/market-api/products?size=1`, {
    headers: { 'security-key': 'generated-key' },
  });
  expect(response.status).toBe(200);
  const shops: { name: string; variations: number }[] = await (await fetch(`${url}/sandbox/shops`)).json();
  expect(shops.map(({ name }) => name)).toEqual(expect.arrayContaining(['local', 'generated']));
  expect(Math.abs((shops.find(({ name }) => name === 'generated')?.variations ?? 0) - 300)).toBeLessThan(30);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});

test('a port that is taken is named with what to do', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const { ended, saying } = run('--port', String(port), '--file', await aTemporaryFile('cli.sqlite'));
  await saying(new RegExp(`Port ${port} is taken.*--port`));
  expect((await ended).code).toBe(1);
});

test.each([
  ['--port', 'abc', /--port must be a whole number/],
  ['--products', '-5', /--products/],
  ['--colour', 'red', /--colour/],
])('%s %s is refused with the fault named', async (option, value, message) => {
  const before = process.exitCode;
  onTestFinished(() => {
    process.exitCode = before;
  });
  const errors = printedErrors();
  await runSandbox([option, value]);
  expect(errors.join('\n')).toMatch(message);
  expect(process.exitCode).toBe(1);
});

test('--help lists the options', async () => {
  const { ended, saying } = run('--help');
  await saying(/--port.*--file.*--products.*--seed.*--reset/s);
  expect((await ended).code).toBe(0);
});
