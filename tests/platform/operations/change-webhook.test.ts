import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { recordChange } from '#platform/areas/cache/shop-update.ts';
import { SCHEMA } from '#platform/areas/schema.ts';
import {
  chooseChangeWebhook,
  describeChangeWebhook,
  stopChangeWebhook,
} from '#platform/operations/change-webhook.ts';
import { chooseShop } from '#platform/operations/orders.ts';
import { openDatabase } from '#platform/store/database.ts';
import { aPlatform } from '../a-platform.ts';
import { anHttpService } from '../an-http-service.ts';

const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

/** The shop of a platform as another process has it, like a connector or a command. */
async function aShopFromOutside() {
  const platform = await aPlatform();
  const sql = openDatabase(platform.file, SCHEMA);
  onTestFinished(() => sql.close());
  return chooseShop(sql, 'shop');
}

test('[BLD-04] a storefront hears at once, signed, of changes that another process has written', async () => {
  const told: number[] = [];
  const service = await anHttpService((_, response) => {
    told.push(performance.now());
    response.end();
  });
  const shop = await aShopFromOutside();
  expect(describeChangeWebhook(shop)).toContain('every 30 seconds');
  chooseChangeWebhook(shop, `${service.url}/hooks/shop`, SECRET);

  const waits: number[] = [];
  for (const id of ['1', '2', '3', '4', '5']) {
    const began = performance.now();
    shop.sql.transaction(() => recordChange(shop, [{ kind: 'product', id }], new Date()));
    await expect.poll(() => told.length, { interval: 5 }).toBe(Number(id));
    waits.push((told.at(-1) ?? 0) - began);
    await wait(130);
  }
  // Of five, so that a machine with much else to do does not decide.
  expect(waits.sort((one, other) => one - other)[1]).toBeLessThan(400);
  const [{ path, body, headers } = expect.fail()] = service.asked;
  expect(path).toBe('/hooks/shop');
  const message = new Webhook(SECRET).verify(body, headers as Record<string, string>);
  expect(message).toMatchObject({ subdomain: 'shop', changed: [{ kind: 'product', ids: ['1'] }] });
  await expect.poll(() => describeChangeWebhook(shop)).toContain('the last one is delivered');

  stopChangeWebhook(shop);
  expect(describeChangeWebhook(shop)).toContain('every 30 seconds');
});

test('an address or a secret that cannot be is refused with what is right', async () => {
  const shop = await aShopFromOutside();
  const choose = (address: string, secret?: string) => () => chooseChangeWebhook(shop, address, secret);
  expect(choose('ftp://shop.example', SECRET)).toThrow(
    '--webhook must be an address like https://hooks.example/hooks/shop, not "ftp://shop.example".',
  );
  expect(choose('https://shop.example', 'secret')).toThrow('--secret must be like whsec_');
  expect(choose('https://shop.example')).toThrow('--secret must be like whsec_');
});
