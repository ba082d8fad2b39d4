import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { eskizSender } from '#platform/message-senders/eskiz.ts';
import type { MessageSender, Sending, TextMessage } from '#platform/message-senders/message-sender.ts';
import { aTemporaryFile } from '../../../sandbox/a-sandbox.ts';
import { aGuestOrder, aLog, aPlatform, type TestPlatform } from '../../a-platform.ts';
import { anHttpService } from '../../an-http-service.ts';
import { anEskiz } from '../../message-senders/an-eskiz.ts';

const PHONE = '+998901234567';

/** A sender that answers in turn, the last answer for all further messages. */
function aSender(...answers: Sending['is'][]) {
  const sent: TextMessage[] = [];
  const sender: MessageSender = {
    name: 'a test',
    async send(message) {
      const is = answers[Math.min(sent.length, answers.length - 1)] ?? 'taken';
      sent.push(message);
      return is === 'taken' ? { is } : { is, reason: 'as told' };
    },
  };
  return { sent, sender };
}

const askForCode = (platform: TestPlatform) =>
  platform.call('POST', '/sent-verification', { phoneNumber: PHONE });

interface Row {
  state: string;
  tries: number;
  code: string | null;
  text: string;
}

const rowsOf = ({ sql }: TestPlatform) =>
  sql.all<Row>`SELECT state, tries, code, text FROM message ORDER BY id`;

test('a code reaches the phone by Eskiz, and neither the file nor the log keeps it', async () => {
  const service = await anHttpService(anEskiz().answer);
  const log = aLog();
  const account = { email: 'a@b.uz', password: 'right', from: '4546' };
  const platform = await aPlatform({ messages: eskizSender({ url: service.url, ...account }), log });
  await askForCode(platform);
  await expect.poll(() => rowsOf(platform)[0]?.state).toBe('sent');
  const text = new URLSearchParams(service.asked.at(-1)?.body).get('message') ?? '';
  const [code = ''] = /\d{6}/.exec(text) ?? [];
  expect(code).not.toBe('');
  expect(rowsOf(platform)).toMatchObject([{ code: null, text: expect.stringContaining('••••••') }]);
  expect(JSON.stringify([rowsOf(platform), log.told])).not.toContain(code);
});

test.each([
  ['unknown', 'unknown'],
  ['refused', 'failed'],
] as const)('a code whose try ends %s is %s, and never sent again', async (answer, state) => {
  const { sent, sender } = aSender(answer, 'taken');
  const log = aLog();
  const platform = await aPlatform({ messages: sender, log });
  await askForCode(platform);
  await expect.poll(() => rowsOf(platform)[0]?.state).toBe(state);
  await platform.call('GET', '/market-data');
  await aGuestOrder(platform);
  await expect.poll(() => rowsOf(platform)[1]?.state).toBe('sent');
  expect(sent.filter(({ kind }) => kind !== 'order')).toHaveLength(1);
  expect(log.told[0]?.line).toContain('was not sent by a test: as told. It is not tried again.');
  expect(JSON.stringify(log.told)).not.toMatch(/\d{6}/);
});

test('a code that certainly was not taken is tried again', async () => {
  const { sent, sender } = aSender('not-taken', 'taken');
  const platform = await aPlatform({ messages: sender, log: aLog() });
  await askForCode(platform);
  await expect
    .poll(() => rowsOf(platform)[0], { timeout: 10_000 })
    .toMatchObject({ state: 'sent', tries: 2 });
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
});

test('a message of an order is tried again after a lost answer, with the same id', async () => {
  const { sent, sender } = aSender('unknown', 'taken');
  const platform = await aPlatform({ messages: sender, log: aLog() });
  await aGuestOrder(platform);
  await expect.poll(() => rowsOf(platform)[0]?.state, { timeout: 10_000 }).toBe('sent');
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
});

test('what waited while nothing ran is sent at the next start, a code that came too late is not', async () => {
  const file = await aTemporaryFile('platform.sqlite');
  const before = await aPlatform({ file });
  await askForCode(before);
  await aGuestOrder(before);
  expect(rowsOf(before).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  await before.close();
  const past = new DatabaseSync(file);
  past.exec(`UPDATE message SET sent_at = '${new Date(Date.now() - 300_000).toISOString()}'`);
  past.close();
  const { sent, sender } = aSender('taken');
  const after = await aPlatform({ file, messages: sender, log: aLog() });
  await expect.poll(() => rowsOf(after).map(({ state }) => state)).toEqual(['failed', 'sent']);
  expect(sent.map(({ kind }) => kind)).toEqual(['order']);
});

test('a code that was in the hands of a process that died is not sent again, an order’s message is', async () => {
  const file = await aTemporaryFile('platform.sqlite');
  const before = await aPlatform({ file });
  await askForCode(before);
  await aGuestOrder(before);
  await before.close();
  const died = new DatabaseSync(file);
  died.exec("UPDATE message SET state = 'sending', tries = 1, next_try_at = '2026-01-01T00:00:00.000Z'");
  died.close();
  const { sent, sender } = aSender('taken');
  const after = await aPlatform({ file, messages: sender, log: aLog() });
  await expect.poll(() => rowsOf(after).map(({ state }) => state)).toEqual(['unknown', 'sent']);
  expect(sent).toHaveLength(1);
});

test('two platforms on one file send a message once', async () => {
  const file = await aTemporaryFile('platform.sqlite');
  const { sent, sender } = aSender('taken');
  const [one, two] = [
    await aPlatform({ file, messages: sender, log: aLog() }),
    await aPlatform({ file, messages: sender, log: aLog() }),
  ];
  for (let count = 0; count < 4; count += 1) {
    await aGuestOrder(one);
    await two.call('GET', '/market-data');
  }
  await expect.poll(() => rowsOf(one).map(({ state }) => state)).toEqual(Array(4).fill('sent'));
  expect(sent).toHaveLength(4);
});

test('a message that leads to an order has its whole address, as the storefront is named', async () => {
  const { sent, sender } = aSender('taken');
  const platform = await aPlatform({ messages: sender, storefront: 'https://{subdomain}.example.uz' });
  const { id, token } = await aGuestOrder(platform);
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.text).toMatch(new RegExp(` https://shop\\.example\\.uz/order-details/${token}/${id}$`));
});
