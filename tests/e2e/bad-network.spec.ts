import { expect } from '@playwright/test';
import { freshPhone } from '#sandbox/demo/paying-customer.ts';
import { needsSandbox } from './control.ts';
import { HANDS } from './hand.ts';
import { orderWalk } from './order-walk.ts';
import { ordersHere } from './orders-here.ts';
import { goPatiently } from './patient-visitor.ts';
import { ON_PHONES } from './screens.ts';
import { slowDown } from './slow-network.ts';
import { findOffers, isOrderable, test } from './storefront-test.ts';

const AGENT = 'Bad network/1';

/** Each once: refused, lost on the way, and lost on the way back, when the platform has done it. */
const FAULTS = [
  { kind: 'status', status: 503, path: '/sent-verification' },
  { kind: 'cut', path: '/customers/add-address' },
  { kind: 'cut', path: '/customer' },
  { kind: 'drop', path: '/payment-methods' },
  { kind: 'broken-json', path: '/addresses' },
  { kind: 'cut', path: '/sellgroups/finish' },
  { kind: 'cut', path: '/sellgroups/confirm-held' },
  { kind: 'status', status: 502, path: '/orders' },
];

test.beforeEach(needsSandbox);
test.use({ userAgent: AGENT });

// A phone is enough: the network is the same.
test('[CHK-04] [CHK-05] on a bad network an order is made once and paid once, whatever gets lost', {
  tag: ON_PHONES,
}, async ({ page, catalogueOf }) => {
  test.slow();
  const [first, second = first] = findOffers(await catalogueOf('local'), isOrderable);
  await setFaults(FAULTS.map((fault) => ({ ...fault, agent: AGENT, times: 1 })));
  page.setDefaultTimeout(15_000);
  await slowDown(page, { rate: 8_000_000, latency: 50 });
  const steps = orderWalk({
    page,
    shop: 'local',
    language: 'uz',
    hand: HANDS.touch(page),
    searchDialog: true,
    variation: second.variation,
    phone: freshPhone(),
  });
  const impatience = { order: 'press twice' } as const;
  const patience = await goPatiently({ page, language: 'uz', steps, impatience });
  const { offers, again, silent, reloads, notes } = patience;
  expect(await setFaults([])).toEqual([]);

  expect(await page.evaluate(ordersHere)).toMatchObject({
    total: 1,
    items: [{ payment: { paid: true }, sells: [{ sellRecords: [{ count: 1 }] }] }],
  });
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('cart:v1') ?? '{}'));
  expect(cart.lines).toEqual([]);
  // Every failure was said, and offered the next step.
  expect([silent, reloads], notes.join('\n')).toEqual([0, 0]);
  expect(offers + again).toBeGreaterThanOrEqual(5);
});

/** BuildScheduler these on in place of all before; gives those that were left. */
async function setFaults(faults: readonly object[]): Promise<unknown> {
  const url = `${process.env['STOREFRONT_E2E_PLATFORM']}/sandbox/faults`;
  const left = await (await fetch(url)).json();
  const answer = await fetch(url, { method: 'PUT', body: JSON.stringify(faults) });
  expect(answer.status).toBe(200);
  return left;
}
