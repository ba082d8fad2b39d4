// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest';
import { WalletPage } from '#storefront/cashback/WalletPage.tsx';
import messageKeys from '#storefront/cashback/WalletPage.tsx?messages';
import { $modals } from '#storefront/overlay/modal.store.ts';
import { anOrder, METHODS } from '../../sandbox/an-order.ts';
import { anAccount, textsFor } from '../account/an-account.ts';
import { until } from '../act.ts';
import { renderIsland } from '../render-island.tsx';

type Account = Awaited<ReturnType<typeof anAccount>>;

async function open(
  before: (account: Account) => Promise<unknown> = async () => {},
  hasCode = true,
  wallet = 900_000,
) {
  const account = await anAccount({ wallet });
  await before(account);
  const island = await renderIsland(WalletPage, {
    language: 'en' as const,
    messages: textsFor(messageKeys),
    hasCode,
  });
  await until(() => expect(island.island.querySelector('[aria-busy=true]')).toBeNull());
  return { ...account, ...island };
}

beforeEach(() => document.body.replaceChildren());

test('[ACC-04] the wallet shows its balance, the ways to earn cashback, and its operations', async () => {
  const { html, faults, text, island, leave } = await open(async ({ host, shopper }) => {
    const paid = await anOrder(shopper, { 1001: 1 }, { paymentMethod: METHODS.wallet });
    await host.control('PUT', `/shops/shop/orders/${paid.id}/cancel`);
    const brought = await anOrder(shopper);
    for (let step = 0; step < 3; step += 1)
      await host.control('PUT', `/shops/shop/orders/${brought.id}/move-on`);
  });
  expect(html).toContain('skeleton');
  expect(faults).toEqual([]);
  expect(text()).toContain('Balance905 000 UZS');
  expect(text()).toContain('5% of your items’ total comes back to your wallet after delivery');
  const rows = [...island.querySelectorAll('.wallet-operation')].map((row) =>
    [...row.querySelectorAll(':scope > span, b')].map(({ textContent }) =>
      textContent?.replaceAll('\u00A0', ' '),
    ),
  );
  expect(rows).toEqual([
    ['CashbackOrder 2', '+5 000 UZS'],
    ['Refund for a cancelled orderOrder 1', '+120 000 UZS'],
    ['Order paymentOrder 1', '−120 000 UZS'],
    ['Store credit', '+900 000 UZS'],
  ]);
  await leave();
});

test('[ACC-04] older operations are added by a button, each once', async () => {
  const { island, named, click, leave } = await open(async ({ host, shopper }) => {
    for (let amount = 1; amount <= 14; amount += 1)
      await host.control('POST', `/shops/shop/customers/${shopper.id}/wallet`, { amount });
  });
  const rows = () => island.querySelectorAll('.wallet-operation').length;
  expect(rows()).toBe(10);
  await click(named('Show more'));
  await until(() => expect(rows()).toBe(15));
  expect(() => named('Show more')).toThrow();
  await leave();
});

test('[TEN-06] the code for the cash desk is offered where the shop has it switched on, and not where it has not', async () => {
  const on = await open();
  await on.click(on.named('Show the code'));
  expect($modals.get().map(({ name }) => name)).toEqual(['cashback']);
  await on.leave();
  const off = await open(undefined, false);
  expect(() => off.named('Show the code')).toThrow();
  expect(off.text()).not.toContain('cash desk');
  await off.leave();
});

test('[ACC-04] an empty wallet explains where cashback will appear; one that fails to load offers to try again', async () => {
  const empty = await open(undefined, true, 0);
  expect(empty.text()).toContain('Balance0 UZS');
  expect(empty.text()).toContain('No transactions yet Cashback will appear here after your first delivery');
  await empty.leave();
  const failed = await open(({ host }) =>
    host.control('PUT', '/faults', [{ path: '/wallet', kind: 'drop' }]),
  );
  expect(failed.named('Try again')).toBeTruthy();
  await failed.host.control('DELETE', '/faults');
  await failed.click(failed.named('Try again'));
  await until(() => expect(failed.text()).toContain('Balance900 000 UZS'));
  await failed.leave();
});
