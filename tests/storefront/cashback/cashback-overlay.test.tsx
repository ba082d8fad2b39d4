// @vitest-environment jsdom

import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import CashbackOverlay from '#storefront/cashback/cashback.overlay.tsx';
import messageKeys from '#storefront/cashback/cashback.overlay.tsx?messages';
import { pass } from '../../sandbox/an-order.ts';
import { anAccount, textsFor } from '../account/an-account.ts';
import { act, until } from '../act.ts';

type Account = Awaited<ReturnType<typeof anAccount>>;

const page = {
  language: 'en' as const,
  defaultLanguage: 'ru' as const,
  messages: textsFor(messageKeys),
};

/** Shows the dialog; dialogs are drawn in browsers alone. */
async function show() {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<CashbackOverlay data={{}} page={page} close={() => {}} />));
  const find = (selector: string) => {
    const element = place.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`The dialog has no ${selector}: ${place.innerHTML}`);
    return element;
  };
  const named = (name: string) => {
    const button = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    if (!button) throw new Error(`No button is named "${name}".`);
    return button;
  };
  return {
    find,
    named,
    island: place,
    text: () => place.textContent?.replaceAll('\u00A0', ' ') ?? '',
    click: (button: HTMLElement) => act(async () => button.click()),
    leave: () => act(async () => root.unmount()),
  };
}

async function open(before: (account: Account) => Promise<unknown> = async () => {}) {
  const account = await anAccount({ wallet: 125_000 });
  await before(account);
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
  const island = await show();
  const code = () => island.find('.cashback-code__digits').textContent ?? '';
  return { ...account, ...island, code };
}

const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const fail = ({ host }: Pick<Account, 'host'>, path = '/cashback-code') =>
  host.control('PUT', '/faults', [{ path, kind: 'drop' }]);

// jsdom has no dialogs.
Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });

beforeEach(() => document.body.replaceChildren());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[ACC-04] the dialog shows balance, code as text in groups, QR and barcode, and their remaining time', async () => {
  const { text, find, code, shopper, leave } = await open();
  await until(() => expect(text()).toContain('Balance 125 000 UZS'));
  const platform = (await shopper.call('GET', '/cashback-code')).json.code;
  expect(code()).toMatch(/^\d \d{6} \d{6}$/);
  expect(code().replaceAll(' ', '')).toBe(platform);
  await until(() =>
    expect(find('svg.cashback-code__qr').getAttribute('aria-label')).toBe(`QR code ${platform}`),
  );
  expect(find('svg.cashback-code__bars').getAttribute('aria-label')).toBe(`Barcode ${platform}`);
  expect(find('[role=timer]').textContent).toMatch(/^Valid for (5:00|4:5\d)$/);
  await leave();
});

test('[ACC-04] the code is renewed before it expires', async () => {
  const { code, find, host, leave } = await open();
  await until(() => expect(code()).not.toBe(''));
  const first = code();
  await wait(245_000);
  expect(code()).toBe(first);
  expect(find('[role=timer]').textContent).toMatch(/^Valid for 0:5\d$/);
  await pass(host, 4.2);
  await wait(6_000);
  await until(() => expect(code()).not.toBe(first));
  await until(() => expect(find('[role=timer]').textContent).toMatch(/^Valid for (5:00|4:5\d)$/));
  await leave();
});

test('[ACC-04] without a connection the last code stays while it is valid, then the dialog says that there is none', async () => {
  const { code, text, find, host, named, click, island, leave } = await open();
  await until(() => expect(code()).not.toBe(''));
  const first = code();
  await fail({ host });
  await wait(253_000);
  await until(() => expect(text()).toContain('No connection, but this code is still valid'));
  expect(code()).toBe(first);
  await wait(50_000);
  await until(() => expect(text()).toContain('The code has expired'));
  expect(text()).toContain('No connection, so there is no new code');
  expect(island.querySelector('.cashback-code__digits, svg.cashback-code__qr')).toBeNull();
  await host.control('DELETE', '/faults');
  await pass(host, 6);
  await click(named('Try again'));
  await until(() => expect(find('.cashback-code__digits').textContent).toMatch(/^\d \d{6} \d{6}$/));
  expect(code()).not.toBe(first);
  await leave();
});

test('[ACC-04] opened again without a connection, the dialog shows the last code while it is valid', async () => {
  const first = await open();
  await until(() => expect(first.code()).not.toBe(''));
  const code = first.code();
  await first.leave();
  await fail(first);
  const again = await show();
  expect(again.find('.cashback-code__digits').textContent).toBe(code);
  await again.leave();
});

test('[ACC-04] a failure to get a code or the balance is shown', async () => {
  const { text, named, leave } = await open((account) => fail(account, '/'));
  await until(() => expect(text()).toContain('The code has expired'));
  expect(text()).toContain('Balance shown once you are online');
  expect(named('Try again')).toBeTruthy();
  await leave();
});

test('[ACC-04] the code can be copied, and the page says whether it was', async () => {
  const writeText = vi.fn(async (_text: string) => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  const { code, text, named, click, leave } = await open();
  await until(() => expect(code()).not.toBe(''));
  await click(named('Copy code'));
  expect(writeText).toHaveBeenCalledWith(code().replaceAll(' ', ''));
  expect(text()).toContain('Code copied');
  writeText.mockRejectedValue(new Error('not allowed'));
  await click(named('Copy code'));
  expect(text()).toContain('Could not copy, type the code');
  await leave();
});

test('[ACC-04] the screen stays on while the code is shown', async () => {
  const release = vi.fn(async () => {});
  const request = vi.fn(async (_kind: string) => ({ release }));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
  const { leave } = await open();
  expect(request).toHaveBeenCalledWith('screen');
  await leave();
  expect(release).toHaveBeenCalledOnce();
});
