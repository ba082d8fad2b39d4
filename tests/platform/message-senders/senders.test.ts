import { readFile, stat } from 'node:fs/promises';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { chooseSender, MessageSettingsError } from '#platform/message-senders/choose-sender.ts';
import { eskizSender } from '#platform/message-senders/eskiz.ts';
import { logFileSender } from '#platform/message-senders/log-file.ts';
import { webhookSender } from '#platform/message-senders/webhook.ts';
import { findFreePort } from '../../free-port.ts';
import { aTemporaryFile } from '../../sandbox/a-sandbox.ts';
import { anHttpService } from '../an-http-service.ts';
import { anEskiz } from './an-eskiz.ts';

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes ok!').toString('base64')}`;
const MESSAGE = {
  id: 'message-7',
  shop: 'voltra',
  phone: '+998901234567',
  kind: 'sign-in',
  text: 'Voltra: код для входа 481516.',
};
const ACCOUNT = { email: 'shop@example.uz', password: 'right', from: '4546' };

test('Eskiz gets the number without a plus, the text and the sender, by a token that is asked for once', async () => {
  const service = await anHttpService(anEskiz().answer);
  const sender = eskizSender({ url: service.url, ...ACCOUNT });
  expect(await sender.send(MESSAGE)).toEqual({ is: 'taken' });
  expect(await sender.send({ ...MESSAGE, id: 'message-8' })).toEqual({ is: 'taken' });
  expect(service.asked.map(({ path }) => path)).toEqual([
    '/auth/login',
    '/message/sms/send',
    '/message/sms/send',
  ]);
  expect(Object.fromEntries(new URLSearchParams(service.asked[1]?.body))).toEqual({
    mobile_phone: '998901234567',
    message: MESSAGE.text,
    from: '4546',
    user_sms_id: 'message-7',
  });
});

test('a token that Eskiz no longer takes is asked for anew, once', async () => {
  const eskiz = anEskiz();
  const service = await anHttpService(eskiz.answer);
  const sender = eskizSender({ url: service.url, ...ACCOUNT });
  await sender.send(MESSAGE);
  eskiz.state.tokens += 1;
  expect(await sender.send(MESSAGE)).toEqual({ is: 'taken' });
  const always401 = await anHttpService(({ path }, response) =>
    path === '/auth/login'
      ? response.end('{"data":{"token":"a"}}')
      : response.writeHead(401).end('{"message":"no"}'),
  );
  const refused = await eskizSender({ url: always401.url, ...ACCOUNT }).send(MESSAGE);
  expect(refused).toMatchObject({ is: 'not-taken' });
  expect(always401.asked).toHaveLength(2);
});

test('what is certain after a try, and what nobody knows, are told apart', async () => {
  const statuses = { 200: 'taken', 400: 'refused', 429: 'not-taken', 500: 'unknown', 503: 'not-taken' };
  for (const [status, is] of Object.entries(statuses)) {
    const service = await anHttpService(anEskiz({ sends: Number(status) }).answer);
    expect(await eskizSender({ url: service.url, ...ACCOUNT }).send(MESSAGE), status).toMatchObject({ is });
  }
  const cut = await anHttpService(({ path }, response) =>
    path === '/auth/login' ? response.end('{"data":{"token":"a"}}') : response.destroy(),
  );
  expect(await eskizSender({ url: cut.url, ...ACCOUNT }).send(MESSAGE)).toMatchObject({ is: 'unknown' });
  const nobody = `http://127.0.0.1:${await findFreePort()}`;
  expect(await eskizSender({ url: nobody, ...ACCOUNT }).send(MESSAGE)).toMatchObject({ is: 'not-taken' });
  expect(await webhookSender(nobody, SECRET).send(MESSAGE)).toMatchObject({ is: 'not-taken' });
  const wrong = await anHttpService(anEskiz().answer);
  expect(await eskizSender({ url: wrong.url, ...ACCOUNT, password: 'wrong' }).send(MESSAGE)).toEqual({
    is: 'not-taken',
    reason: 'Eskiz does not sign in: it answered 401',
  });
});

test('a webhook gets each message signed, with one id for all tries', async () => {
  const service = await anHttpService((_, response) => response.writeHead(204).end());
  expect(await webhookSender(`${service.url}/sms`, SECRET).send(MESSAGE)).toEqual({ is: 'taken' });
  const [asked] = service.asked;
  if (!asked) throw new Error('nothing was sent');
  const { id, ...said } = MESSAGE;
  expect(new Webhook(SECRET).verify(asked.body, asked.headers as Record<string, string>)).toEqual(said);
  expect(asked.headers['webhook-id']).toBe(id);
});

test('the file of messages is read by its owner alone', async () => {
  const file = await aTemporaryFile('messages.log');
  await logFileSender(file).send(MESSAGE);
  const { id, ...said } = MESSAGE;
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject(said);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test.each([
  [{ ESKIZ_EMAIL: 'a@b.uz' }, 'ESKIZ_PASSWORD is not set'],
  [{ ESKIZ_PASSWORD: 'x' }, 'ESKIZ_EMAIL is not set'],
  [{ ESKIZ_EMAIL: 'a@b.uz', ESKIZ_PASSWORD: 'x', MESSAGE_WEBHOOK_URL: 'https://x.uz' }, 'sent twice'],
  [{ MESSAGE_WEBHOOK_URL: 'https://x.uz' }, 'MESSAGE_WEBHOOK_SECRET must be like whsec_'],
  [{ MESSAGE_WEBHOOK_URL: 'http://x.uz', MESSAGE_WEBHOOK_SECRET: SECRET }, 'an address like https://'],
  [{ ESKIZ_EMAIL: 'a@b.uz', ESKIZ_PASSWORD: 'x', ESKIZ_URL: 'notify' }, 'ESKIZ_URL is "notify"'],
])('settings %o are refused by name', (env, message) => {
  expect(() => chooseSender(env, 'messages.log')).toThrow(MessageSettingsError);
  expect(() => chooseSender(env, 'messages.log')).toThrow(message);
});

test('without settings messages reach no phone, and with them they do', () => {
  expect(chooseSender({}, 'messages.log').reachesPhones).toBe(false);
  const eskiz = chooseSender({ ESKIZ_EMAIL: 'a@b.uz', ESKIZ_PASSWORD: 'x' }, 'messages.log');
  expect(eskiz).toMatchObject({ reachesPhones: true, sender: { name: 'SMS by Eskiz' } });
});
