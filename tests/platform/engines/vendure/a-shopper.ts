import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Locator, Request } from 'playwright';
import { onTestFinished } from 'vitest';
import { cartPath, loginPath, productPath } from '#domain/link/paths.ts';
import { textsOf } from '../../../e2e/texts.ts';

const t = textsOf('en');
type Key = Parameters<typeof t>[0];

/** A shopper reads what the page says before they press again. */
const READS_MS = 400;
const PATIENCE_MS = 45_000;

/** Goods that somebody wants to have. */
export interface Wanted {
  variationId: number;
  sku: string;
  count: number;
}

/** An order as its page confirmed it: number and total in UZS are what it shows. */
export interface Confirmed {
  id: number;
  token: string;
  total: number;
}

export interface ShopperOptions {
  origin: string;
  /** Without the country: `901234567`. */
  phone: string;
  /** Gets the code that a phone was sent last. */
  getCode(phone: string): Promise<string>;
}

export type Shopper = Awaited<ReturnType<typeof aShopper>>;

/** A customer with a window of the browser, who does what the pages tell them until it is done. */
export async function aShopper(browser: Browser, { origin, phone, getCode }: ShopperOptions) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const main = page.getByRole('main');
  const visible = (locator: Locator) => locator.filter({ visible: true }).last();
  const button = (key: Key) => visible(page.getByRole('button', { name: t(key), exact: true }));
  const field = (key: Key) => page.getByLabel(t(key), { exact: true });
  const box = page.locator('.buy-box');
  const payment = page.getByRole('region', { name: t('checkout.payment') });
  const cash = payment.getByRole('radio', { name: t('checkout.pay-cash') });
  const order = button('checkout.order');
  // Nothing is under way, and it is not said that it cannot be known.
  const mayOrder = visible(page.locator('.checkout-order[aria-busy="false"][aria-disabled="false"]'));
  // The page asks by itself for some time before it says that it does not know.
  const ways = [button('checkout.ask-again'), button('form.retry')];
  const pressed = { again: 0, sends: 0 };
  const isSend = (request: Request) => request.url().endsWith('/sellgroups/finish');
  page.on('request', (request) => {
    if (isSend(request)) pressed.sends += 1;
  });
  let hasAddress = false;

  /** Waits for a part of the page, and presses again where the page says that something did not work. */
  async function reach(goal: Locator, again?: { button: Locator; sign: Locator }): Promise<void> {
    const buttons = again ? [...ways, again.button] : ways;
    const signs = again ? [...ways, again.sign] : ways;
    const sight = signs.reduce((all, one) => all.or(one), goal);
    for (;;) {
      await sight
        .filter({ visible: true })
        .first()
        .waitFor()
        .catch(async (cause: unknown) => {
          const text = await page.locator('body').ariaSnapshot();
          throw new Error(`${goal} did not come on ${page.url()}: ${text}`, { cause });
        });
      if (await goal.isVisible()) return;
      await wait(READS_MS);
      const seen = await Promise.all(signs.map((one) => one.isVisible()));
      const way = buttons[seen.indexOf(true)];
      if (!way || (await goal.isVisible())) continue;
      pressed.again += 1;
      await way.click({ timeout: 5_000 }).catch(() => {});
    }
  }

  async function press(target: Locator): Promise<void> {
    await reach(target);
    await target.click();
  }

  async function addAddress(): Promise<void> {
    await press(button('checkout.add-address'));
    await field('address.region').selectOption({ index: 1 });
    await field('address.locality').selectOption({ index: 1 });
    await field('address.street').fill('Navoiy 5');
    const confirm = button('address.confirm');
    await confirm.click();
    const addresses = page.getByRole('radiogroup', { name: t('checkout.address') });
    const sign = page.getByRole('dialog').getByRole('alert').filter({ visible: true }).last();
    await reach(addresses.getByRole('radio').first(), { button: confirm, sign });
    hasAddress = true;
  }

  return {
    page,
    /** How often they had to press a second time, and how often their orders were sent. */
    pressed,
    /** Resolves once an order is on its way. */
    nextSend: () => page.waitForRequest(isSend),

    async signUp(): Promise<void> {
      await page.goto(origin + loginPath());
      await field('form.phone').fill(phone);
      await field('form.phone').press('Enter');
      const code = page.getByRole('textbox', { name: t('form.code') });
      await code.waitFor();
      await code.fill(await getCode(`+998${phone}`));
      await button('sign-in.confirm').click();
      await field('account.first-name').fill('Nodira');
      await field('account.last-name').fill('Saidova');
      await field('sign-in.pass1').fill('Demo12@#');
      await button('sign-in.finish').click();
      await page.waitForURL((url) => url.pathname !== loginPath());
    },

    /** Puts goods into the cart on their page. */
    async add({ variationId, count }: Wanted): Promise<void> {
      await page.goto(origin + productPath(variationId));
      for (let pieces = 1; pieces < count; pieces += 1)
        await box.getByRole('button', { name: t('cart.increase') }).click();
      await box.getByRole('button', { name: t('cart.add'), exact: true }).click();
      await box.getByRole('link', { name: t('cart.in-cart') }).waitFor();
    },

    /** Goes with the cart as far as the button that orders. */
    async goToCheckout(): Promise<void> {
      await page.goto(origin + cartPath());
      const onwards = visible(main.getByRole('link', { name: t('cart.checkout'), exact: true }));
      await press(onwards);
      await reach(order);
      if (!hasAddress) await addAddress();
      await press(cash);
    },

    /** Presses the button, and again where the page says so, until the order is confirmed. */
    async order(): Promise<Confirmed> {
      await order.click();
      await reach(page.getByText(t('checkout.done-next')), { button: order, sign: mayOrder });
      const [id = '', total = ''] = await main.getByRole('definition').allInnerTexts();
      const token = new URL(page.url()).searchParams.get('token') ?? '';
      return { id: Number(id), token, total: Number(total.replace(/\D/g, '')) };
    },
  };
}
