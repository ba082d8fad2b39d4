import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Language } from '#contract/value/primitive.ts';
import { freshPhone } from '#sandbox/demo/paying-customer.ts';
import { HANDS } from '../e2e/hand.ts';
import { orderWalk } from '../e2e/order-walk.ts';
import { goPatiently, type Impatience } from '../e2e/patient-visitor.ts';
import { slowDown } from '../e2e/slow-network.ts';
import { findOffers, isOrderable, test } from '../e2e/storefront-test.ts';

/** The command says how many visitors there are, and where each leaves word. */
const RUNS = Number(process.env['STOREFRONT_JOURNEY_RUNS'] ?? 1);
const [KILOBITS = 400, DELAY = 400] = (process.env['STOREFRONT_JOURNEY_NETWORK'] ?? '400 400')
  .split(' ')
  .map(Number);
const RESULTS = process.env['STOREFRONT_JOURNEY_RESULTS'] ?? 'test-results';
const LANGUAGES: readonly Language[] = ['ru', 'uz', 'en'];

/** Acts of the visitors who do not wait, in turn; the first of them do. */
const IMPATIENCE: readonly Readonly<Record<string, Impatience>>[] = [
  {},
  { order: 'press twice' },
  { order: 'reload' },
  { order: 'back and forward' },
  { pay: 'reload' },
  { add: 'press twice', pay: 'back and forward' },
  { add: 'reload', register: 'reload' },
];

test.use({ userAgent: process.env['STOREFRONT_JOURNEY_AGENT'] ?? 'Journey' });

for (let run = 0; run < RUNS; run += 1) {
  test(`visitor ${run + 1} comes to a paid order on ${KILOBITS} kbit/s with ${DELAY} ms`, async ({
    page,
    catalogueOf,
  }) => {
    const offers = findOffers(await catalogueOf('local'), isOrderable);
    const { variation } = offers[run % offers.length] ?? offers[0];
    const language = LANGUAGES[run % LANGUAGES.length] ?? 'ru';
    const phone = freshPhone();
    page.setDefaultTimeout(15_000);
    page.setDefaultNavigationTimeout(60_000);
    await slowDown(page, { rate: KILOBITS * 1_000, latency: DELAY });
    const steps = orderWalk({
      page,
      shop: 'local',
      language,
      hand: HANDS.touch(page),
      searchDialog: true,
      variation,
      phone,
    });
    const began = Date.now();
    const impatience = IMPATIENCE[run % IMPATIENCE.length] ?? {};
    const patience = await goPatiently({ page, language, steps, impatience });
    const seconds = (Date.now() - began) / 1000;
    const [, token, id] = /\/order-details\/([^/]+)\/(\d+)$/.exec(page.url()) ?? [];
    expect(token, page.url()).toBeDefined();
    const visit = {
      run: run + 1,
      phone,
      stock: variation.stock.id,
      seconds,
      id: Number(id),
      token,
      patience,
    };
    await writeFile(join(RESULTS, `${run + 1}.json`), JSON.stringify(visit));
  });
}
