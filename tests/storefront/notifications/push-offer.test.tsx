// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest';
import { NO_PUSH } from '#domain/notification/push-record.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import { PushOffer } from '#storefront/notifications/PushOffer.tsx';
import messageKeys from '#storefront/notifications/PushOffer.tsx?messages';
import { $push } from '#storefront/notifications/push.store.ts';
import { $session } from '#storefront/session/session.store.ts';
import { endSession } from '#storefront/session/session-change.ts';
import { anAccount, textsFor } from '../account/an-account.ts';
import { until } from '../act.ts';
import { renderIsland } from '../render-island.tsx';
import { aPushBrowser } from './a-push-browser.ts';

const t = createTranslate(textsFor(messageKeys), 'en');

/** Content below an order that was just made. */
function Placed({ drawn }: { drawn: boolean }) {
  return (
    <div className="order-end">
      <a href="/order">Order</a>
      {drawn && <PushOffer t={t} />}
    </div>
  );
}

/** After an order of a customer whom the browser remembers. */
async function ordered() {
  const { host, shopper } = await anAccount();
  const { json: user } = await shopper.call('GET', '/profile');
  $session.set({ ...$session.get(), user });
  const devices = async () => (await host.control('GET', `/shops/shop/customers/${shopper.id}`)).json.devices;
  return { devices, draw: () => renderIsland(Placed, { drawn: true }) };
}

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  $push.set(NO_PUSH);
});

test('[ACC-06] after an order the offer turns web push on, and is made once', async () => {
  const browser = aPushBrowser();
  const { draw, devices } = await ordered();
  const { text, named, click, leave } = await draw();
  expect([text().includes('Notify you when your order'), browser.asked]).toEqual([true, 0]);
  await click(named('Notify me'));
  await until(() => expect(text()).toContain('Done: we will notify you of every step'));
  expect(await devices()).toMatchObject([{ platform: 1 }]);
  await leave();
  const again = await draw();
  expect(again.text()).toBe('Order');
  await again.leave();
});

test('[ACC-06] closing the offer ends it for good, and keeps the place on the page', async () => {
  const browser = aPushBrowser();
  const { draw } = await ordered();
  const { text, named, click, leave } = await draw();
  await click(named('No, thanks'));
  expect([text(), document.activeElement?.textContent, browser.asked]).toEqual(['Order', 'Order', 0]);
  await leave();
  const again = await draw();
  expect(again.text()).toBe('Order');
  await again.leave();
});

test('[ACC-06] a refusal in the browser is explained', async () => {
  const browser = aPushBrowser();
  browser.answer = 'denied';
  const { draw } = await ordered();
  const { text, named, click, leave } = await draw();
  await click(named('Notify me'));
  await until(() => expect(text()).toContain('Notifications from this shop are blocked in your browser.'));
  await leave();
});

test('[ACC-06] there is no offer for guests, without web push, and where it was refused before', async () => {
  const { draw } = await ordered();
  const isBare = async () => {
    const { text, leave } = await draw();
    expect(text()).toBe('Order');
    await leave();
  };
  await isBare();
  aPushBrowser('denied');
  await isBare();
  aPushBrowser();
  endSession();
  await isBare();
});
