import type { Page } from 'playwright';
import {
  addressesPath,
  cartPath,
  checkoutPath,
  homePath,
  loginPath,
  productPath,
} from '#domain/link/paths.ts';
import { percentile } from '#lib/percentile.ts';
import { openIdle, untilDrawn } from '#tools/browser/page-ready.ts';
import { aNumber, type BenchCustomer } from './bench-customer.ts';
import { type Figure, INTERACTION_BUDGET } from './figure.ts';
import { SEARCHED } from './flow-pages.ts';
import { noteInteractions, readSlowest } from './notes.ts';
import type { Phone } from './phone.ts';

/** Milliseconds between keys: as fast as people type. */
const TYPING = { delay: 90 };

/** The button of a product's page, and what stands in its place once the product is in the cart. */
export const ADD = '.buy-box button[data-action=add]';
export const IN_CART = '.buy-box [data-to-cart]';

/** Presses of a shopper on a page, in order. */
export interface Flow {
  name: string;
  path: string;
  signedIn: boolean;
  act(page: Page): Promise<void>;
}

/** Every flow whose presses and keys are measured. */
export function flows({ variationId }: BenchCustomer): Flow[] {
  const type = async (page: Page, selector: string, text: string) => {
    await page.locator(selector).first().tap();
    await page.keyboard.type(text, TYPING);
  };
  return [
    {
      name: 'search',
      path: homePath(),
      signedIn: false,
      async act(page) {
        await page.locator('#search').tap();
        const box = page.getByRole('dialog').getByRole('combobox');
        await box.waitFor();
        await page.keyboard.type(SEARCHED, TYPING);
        await page.getByRole('option').first().waitFor();
        await page.keyboard.press('ArrowDown');
        for (let letter = 0; letter < 3; letter += 1) await page.keyboard.press('Backspace', TYPING);
      },
    },
    {
      name: 'add',
      path: productPath(variationId),
      signedIn: false,
      // One piece is in the cart, and is taken out first.
      async act(page) {
        await page.locator('.buy-box [data-pieces="-1"]').tap();
        await page.locator(ADD).tap();
        await page.locator(IN_CART).waitFor();
        await page.locator('.buy-box [data-pieces="1"]').tap();
        await page.locator('.buy-box [data-pieces="-1"]').tap();
      },
    },
    {
      name: 'count',
      path: cartPath(),
      signedIn: false,
      async act(page) {
        const [less, more] = [0, 1].map((at) => page.locator('.cart-line .quantity-stepper__button').nth(at));
        for (let press = 0; press < 4; press += 1) await more?.tap();
        for (let press = 0; press < 3; press += 1) await less?.tap();
        await page.locator('.cart-line .quantity-stepper__field').first().tap();
        await page.keyboard.type('3');
        await page.keyboard.press('Enter');
      },
    },
    {
      name: 'sign-in',
      path: loginPath(),
      signedIn: false,
      async act(page) {
        await type(page, '.sign-in input[type=tel]', aNumber());
        await page.locator('.sign-in button[type=submit]').tap();
        const code = page.locator('.sign-in input[autocomplete=one-time-code]').first();
        await code.waitFor();
        await code.tap();
        await page.keyboard.type('123', TYPING);
      },
    },
    {
      name: 'address',
      path: addressesPath(),
      signedIn: true,
      async act(page) {
        await page.locator('.addresses__add').tap();
        const [region, locality] = [0, 1].map((at) => page.locator('dialog[open] select').nth(at));
        for (const select of [region, locality]) {
          await select?.focus();
          await page.keyboard.press('ArrowDown');
        }
        await page.locator('dialog[open] input[autocomplete=address-line1]').first().tap();
        await page.keyboard.type('Амира Темура, 15', TYPING);
        await page.keyboard.press('Escape');
      },
    },
    {
      name: 'checkout',
      path: checkoutPath(),
      signedIn: true,
      async act(page) {
        for (const [group, at] of [
          ['time', 1],
          ['payment', 1],
          ['payment', 0],
          ['time', 0],
          // Last: an order that is fetched has no time to choose.
          ['shipping', 1],
          ['shipping', 0],
        ] as const)
          await page.locator(`:is(.choice, .chip):has([name=checkout-${group}])`).nth(at).tap();
        await type(page, '#checkout-note', 'Позвоните за час');
      },
    },
  ];
}

/**
 * How long the slowest press or key of a flow takes to the frame after it (INP): each run gives one number.
 * `onSlowest` is told what it was.
 */
export async function measureFlow(
  phone: Phone,
  origin: string,
  { name, path, act }: Flow,
  repeats: number,
  onSlowest: (what: string) => void,
): Promise<Figure[]> {
  const runs: number[] = [];
  // The first run fetches and compiles.
  for (let run = 0; run <= repeats; run += 1) {
    const page = await phone.open(noteInteractions, undefined);
    await openIdle(page, origin + path);
    await untilDrawn(page);
    await act(page);
    const { duration, what } = await page.evaluate(readSlowest);
    if (run > 0) {
      runs.push(duration);
      onSlowest(`${name}: ${duration} ms, ${what}`);
    }
    await page.close();
  }
  return ([50, 95] as const).map((share) => ({
    name: `inp.${name}.p${share}`,
    value: percentile(runs, share / 100),
    budget: INTERACTION_BUDGET,
  }));
}
