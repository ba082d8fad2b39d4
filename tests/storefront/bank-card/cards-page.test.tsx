// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest';
import { MAX_CARDS } from '#contract/account/bank-card.ts';
import { CardsPage } from '#storefront/bank-card/CardsPage.tsx';
import messageKeys from '#storefront/bank-card/CardsPage.tsx?messages';
import { $modals } from '#storefront/overlay/modal.store.ts';
import { lastCode, otherThan } from '../../sandbox/a-registration.ts';
import { anAccount, answer, textsFor } from '../account/an-account.ts';
import { until } from '../act.ts';
import { renderIsland } from '../render-island.tsx';

const PHONE = '+998901234567';
const UZCARD = '8600 4929 1234 1233';
const EXPIRY = '12/35';

/** A number of 16 digits with a valid check digit. */
function aNumber(at: number): string {
  const body = `86004929${String(at).padStart(7, '0')}`;
  const sum = [...body].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return body + ((10 - (sum % 10)) % 10);
}

type Account = Awaited<ReturnType<typeof anAccount>>;

/** Opens the page, after `before` has prepared the account. */
async function open(before: (account: Account) => Promise<unknown> = async () => {}) {
  const account = await anAccount({ phone: PHONE });
  await before(account);
  const island = await renderIsland(CardsPage, {
    language: 'en' as const,
    messages: textsFor(messageKeys),
  });
  await until(() => expect(island.text()).toContain('Only the payment system'));
  const field = (id: string) => island.find<HTMLInputElement>(`#${id}`);
  const note = (id: string) => island.find(`#${id}-note`).textContent?.replaceAll('\u00A0', ' ');
  const submit = (id: string) => island.click(field(id).form?.querySelector('[type=submit]') as HTMLElement);
  const add = async (cardNumber: string, cardExpiry = EXPIRY) => {
    await island.type(field('card-cardNumber'), cardNumber);
    await island.type(field('card-cardExpiry'), cardExpiry);
    await submit('card-cardNumber');
  };
  /** Presses a button that opens a form, and waits for the form. */
  const press = async (name: string) => {
    await island.click(island.named(name));
    await until(() => island.find('form'));
  };
  const cards = async () => (await account.shopper.call('GET', '/bank-cards')).json.items;
  return { ...account, ...island, field, note, submit, add, press, cards };
}

beforeEach(() => document.body.replaceChildren());

test('[ACC-03] a card is added by its number and expiry and confirmed by the code that is sent', async () => {
  const { html, faults, host, press, add, field, type, submit, note, text, cards, island, leave } =
    await open();
  expect(html).toContain('skeleton');
  expect(faults).toEqual([]);
  expect(text()).toContain('No cards yet');
  await press('Add card');
  expect(document.activeElement).toBe(field('card-cardNumber'));
  expect(field('card-cardNumber').autocomplete).toBe('cc-number');
  expect(field('card-cardExpiry').autocomplete).toBe('cc-exp');
  expect([field('card-cardNumber').inputMode, field('card-cardExpiry').inputMode]).toEqual([
    'numeric',
    'numeric',
  ]);
  await add(UZCARD);
  await until(() => expect(text()).toContain('confirm card 8600 49** **** 1233'));
  expect(await cards()).toMatchObject([{ cardNumber: '8600 49** **** 1233', confirmed: false }]);
  expect(island.querySelector('.card-tile')?.textContent).toContain('Awaiting confirmation');

  const code = await lastCode(host, PHONE);
  await type(field('card-code-code'), otherThan(code));
  await submit('card-code-code');
  await until(() => expect(note('card-code-code')).toBe('Wrong code'));
  await type(field('card-code-code'), code);
  await submit('card-code-code');
  await until(() => expect(text()).toContain('Card added'));
  expect(await cards()).toMatchObject([{ brand: 'uzcard', confirmed: true }]);
  await until(() => expect(text()).toContain('Uzcard8600 49** **** 1233until 12/35'));
  expect(JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })).not.toMatch(/8600/);
  await leave();
});

test('[ACC-03] the brand of a number is shown while it is typed', async () => {
  const { press, field, type, text, leave } = await open();
  await press('Add card');
  await type(field('card-cardNumber'), '9860');
  expect(text()).toContain('Humo');
  await type(field('card-cardNumber'), '4111');
  expect(text()).toContain('Visa');
  await leave();
});

test('[ACC-03] Card number must consist of 16 digits, and each other mistake has its message', async () => {
  const { host, press, add, note, leave } = await open();
  await press('Add card');
  await add('', '');
  await until(() => expect(note('card-cardNumber')).toBe('Required'));
  expect(note('card-cardExpiry')).toBe('Required');
  await add('8600 4929', '13/35');
  await until(() => expect(note('card-cardNumber')).toBe('Card number must consist of 16 digits'));
  expect(note('card-cardExpiry')).toBe('Month and year as on the card: MM/YY');
  await add('8600 4929 1234 1232', '01/20');
  await until(() => expect(note('card-cardNumber')).toBe('Check the card number: it has a mistake'));
  expect(note('card-cardExpiry')).toBe('The card has expired');
  expect(host.requests.filter((one) => one.startsWith('POST /market-api/bank-cards'))).toEqual([]);
  await leave();
});

test('[ACC-03] a card added twice is refused at its number', async () => {
  const { press, add, note, leave } = await open((account) => addConfirmed(account, UZCARD));
  await press('Add card');
  await add(UZCARD);
  await until(() => expect(note('card-cardNumber')).toBe('This card is already added'));
  await leave();
});

test('[ACC-03] no more than ten cards are kept', async () => {
  expect(MAX_CARDS).toBe(10);
  const { press, add, text, leave } = await open(async ({ shopper }) => {
    for (let card = 0; card < 10; card += 1)
      await shopper.call('POST', '/bank-cards', { cardNumber: aNumber(card), cardExpiry: EXPIRY });
  });
  await press('Add card');
  await add(UZCARD);
  await until(() => expect(text()).toContain('You can save up to 10 cards. Remove one first.'));
  await leave();
});

test('[ACC-03] after ten codes the limit of messages is reported', async () => {
  const { press, add, text, leave } = await open(async ({ shopper }) => {
    for (let code = 0; code < 10; code += 1)
      await shopper.call('POST', '/bank-cards', { cardNumber: UZCARD, cardExpiry: EXPIRY });
  });
  await press('Add card');
  await add(UZCARD);
  await until(() =>
    expect(text()).toContain('Your message limit is exhausted. You can try again after 30 minutes.'),
  );
  await leave();
});

test('[ACC-03] after five wrong codes, or with an expired one, another code is needed', async () => {
  const { host, press, add, field, type, submit, note, text, leave } = await open();
  await press('Add card');
  await add(UZCARD);
  await until(() => expect(text()).toContain('confirm card'));
  const wrong = otherThan(await lastCode(host, PHONE));
  for (let tries = 0; tries < 5; tries += 1) {
    await type(field('card-code-code'), wrong);
    await submit('card-code-code');
    await until(() => expect(note('card-code-code')).toBe('Wrong code'));
  }
  await type(field('card-code-code'), wrong);
  await submit('card-code-code');
  await until(() => expect(note('card-code-code')).toBe('Too many attempts. Request a new code.'));
  await host.control('PUT', '/clock', { advanceSeconds: 301 });
  await type(field('card-code-code'), wrong);
  await submit('card-code-code');
  await until(() => expect(note('card-code-code')).toBe('The code has expired. Request a new one.'));
  await leave();
});

test('[ACC-03] a card added earlier is confirmed by its code', async () => {
  const { host, press, field, type, submit, text, cards, leave } = await open(async ({ shopper }) => {
    await shopper.call('POST', '/bank-cards', { cardNumber: UZCARD, cardExpiry: EXPIRY });
  });
  await press('Enter code');
  expect(text()).toContain('To get a new code, add the card again');
  await type(field('card-code-code'), await lastCode(host, PHONE));
  await submit('card-code-code');
  await until(() => expect(text()).toContain('Card added'));
  expect(await cards()).toMatchObject([{ confirmed: true }]);
  await leave();
});

test('[ACC-03] a card is removed after a question', async () => {
  const { named, click, text, cards, leave } = await open(async ({ shopper }) => {
    await shopper.call('POST', '/bank-cards', { cardNumber: UZCARD, cardExpiry: EXPIRY });
  });
  const remove = () => click(named('Remove card 8600 49** **** 1233'));
  await remove();
  expect($modals.get()).toMatchObject([{ name: 'confirm', data: { title: 'Remove the card?' } }]);
  await answer(false);
  expect(await cards()).toHaveLength(1);
  await remove();
  await answer(true);
  await until(() => expect(text()).toContain('Card removed'));
  expect(await cards()).toEqual([]);
  await leave();
});

async function addConfirmed({ host, shopper }: Account, cardNumber: string) {
  const { json } = await shopper.call('POST', '/bank-cards', { cardNumber, cardExpiry: EXPIRY });
  await shopper.call('POST', `/bank-cards/${json.id}/confirm`, { otp: await lastCode(host, PHONE) });
}
