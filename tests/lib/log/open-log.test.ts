import { expect, test } from 'vitest';
import { type OpenLogOptions, openLog } from '#lib/log/open-log.ts';

function aLog(options: Partial<OpenLogOptions> = {}) {
  const lines: string[] = [];
  const log = openLog({
    env: { SHOP_KEY: 'key-of-shop' },
    format: 'json',
    level: 'info',
    write: (line) => lines.push(line),
    ...options,
  });
  return { log, lines, records: () => lines.map((line) => JSON.parse(line)) };
}

test('a line for programs is one JSON object with level, time, event and what belongs to it', () => {
  const { log, lines, records } = aLog();
  log.info({ event: 'message', tenant: 'voltra', messageId: 'msg_1', status: 202 });
  expect(lines[0]).toMatch(/^\{.*\}\n$/);
  expect(records()).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      event: 'message',
      tenant: 'voltra',
      messageId: 'msg_1',
      status: 202,
    },
  ]);
});

test('[SEC-04] of an error programs get name, texts and place, and no field of it', () => {
  const { log, lines, records } = aLog();
  const cause = new Error('refused: {"security_key":"key-of-shop"}');
  const error = Object.assign(new Error('GET /products failed', { cause }), {
    headers: { cookie: 'c0ffee' },
  });
  log.error({ event: 'rebuild-failed', tenant: 'voltra', error }, 'voltra not rebuilt');
  expect(records()[0]).toMatchObject({
    message: 'voltra not rebuilt',
    error: { name: 'Error', text: expect.stringMatching(/^GET \/products failed ← refused: /) },
  });
  expect(lines.join()).not.toMatch(/key-of-shop|c0ffee/);
});

test('[SEC-04] a field that no line may have is taken out where a type was got around', () => {
  const { log, lines } = aLog();
  const sneaked: object = { event: 'message', body: 'b0dy', request: { headers: 'h3aders', token: 't0ken' } };
  log.info(sneaked as { event: 'message' });
  expect(lines.join()).not.toMatch(/b0dy|h3aders|t0ken/);
});

test('people get the sentence, and where an unexpected error came from', () => {
  const { log, lines } = aLog({ format: 'text' });
  log.hide(['hush-hush']);
  log.info({ event: 'message' });
  log.info({ event: 'rebuilt' }, 'voltra 3 pages changed');
  log.error({ event: 'rebuild-failed', error: new Error('no answer') }, 'voltra not rebuilt: no answer');
  log.error({ event: 'request-failed', error: new Error('hush-hush broke') }, 'GET failed.');
  expect(lines).toEqual([
    'voltra 3 pages changed\n',
    'voltra not rebuilt: no answer\n',
    expect.stringMatching(/^GET failed\. Error: \[hidden\] broke\n +at /),
  ]);
});

test.each(['json', 'text'] as const)('%s: lines below the level are left out', (format) => {
  const { log, lines } = aLog({ format, level: 'warn' });
  for (const level of ['debug', 'info', 'warn', 'error'] as const) log[level]({ event: 'stopped' }, level);
  expect(lines).toHaveLength(2);
});
