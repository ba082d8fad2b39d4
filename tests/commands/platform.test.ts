import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { API_BASE_PATH, SECURITY_KEY_HEADER } from '#contract/call/define-call.ts';
import { aGuestOrder, aPlatform } from '../platform/a-platform.ts';
import { aTemporaryFile } from '../sandbox/a-sandbox.ts';

const command = (...args: string[]) => [`${process.cwd()}/scripts/platform.ts`, ...args];

const run = (...args: string[]) =>
  spawnSync(process.execPath, command(...args), {
    encoding: 'utf8',
    env: { ...process.env, LOG_FORMAT: 'text' },
  });

test('[CHK-06] a platform runs as a command, says that nobody gets its messages, and orders are moved beside it', async () => {
  const file = await aTemporaryFile('platform.sqlite');
  const seeded = await aPlatform({ file });
  const { id, token } = await aGuestOrder(seeded);
  await seeded.close();

  const child = spawn(process.execPath, command('--file', file, '--port', '0', '--metrics', '0'));
  const ended = new Promise((done) => child.on('close', done));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  await expect.poll(() => log, { timeout: 30_000 }).toContain('texts-kept');
  const [operating, started, kept] = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(started).toMatchObject({ event: 'platform-started' });
  expect(kept.message).toContain('NO MESSAGE REACHES A PHONE');

  expect(run('orders', '--file', file).stdout).toMatch(new RegExp(`^ +${id} .*accepted .*Dilnoza`, 'm'));
  expect(run('order', String(id), 'canceled', '--reason', 'Нет.', '--file', file).stdout).toContain(
    'canceled',
  );
  const answer = await fetch(`${started.url}${API_BASE_PATH}/orders/${token}/${id}`, {
    headers: { [SECURITY_KEY_HEADER]: 'shop-key' },
  });
  expect(await answer.json()).toMatchObject({ state: 'canceled' });
  await expect.poll(() => readFileSync(`${file}.messages.log`, 'utf8')).toContain('отменён. Нет.');

  const told = async (path: string) => (await fetch(`${operating.url}${path}`)).text();
  expect(await told('/readyz')).toBe('{"ready":true,"checks":{"file":"ok","shops":"ok"}}\n');
  expect(await told('/metrics')).toContain('platform_requests_total{kind="call",status="2xx"} 1');

  const second = run('--file', file, '--port', '0');
  expect([second.status, second.stderr]).toEqual([1, expect.stringContaining('Another platform runs on')]);
  const restored = run('restore', file, '--file', file);
  expect([restored.status, restored.stderr]).toEqual([1, expect.stringContaining('Stop it before')]);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test.each([
  [['order'], 'Write: order NUMBER'],
  [['deliver'], 'There is no "platform -- deliver"'],
  [['orders', '--day', 'today'], '--day must be like 2026-12-01'],
  [['backup'], 'Write: backup FILE.'],
  [['changes-to', '--stop', 'engine'], '--stop must be webhook'],
  [['paid-by', 'payme', 'now'], '"now" stands there without its option'],
])('platform %o is refused in words', async (words, message) => {
  const { status, stderr } = run(...words, '--file', await aTemporaryFile('none.sqlite'));
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
});
