// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { paintUnread, refreshUnread } from '#storefront/notifications/unread.ts';
import { openSession } from '#storefront/sign-in/sign-in.ts';
import { aShopper } from '../../sandbox/a-shopper.ts';
import { aShopHost } from '../a-shop-host.ts';
import { find, openPage } from '../static-page.ts';

test('[ACC-06] a count that was asked for before the customer saw the list does not come after it', async () => {
  openPage('<a>Notifications<span class="badge" data-unread hidden></span></a>');
  const host = await aShopHost();
  const shopper = await aShopper(host);
  await openSession({ token: shopper.token, user: null }, true);
  await host.control('POST', `/shops/shop/customers/${shopper.id}/notifications`, { title: 'Order 7' });
  const badge = find('[data-unread]');
  await refreshUnread();
  expect([badge.textContent, badge.hidden]).toEqual(['1', false]);

  const late = refreshUnread();
  paintUnread(0);
  await late;
  expect(badge.hidden).toBe(true);
  await refreshUnread();
  expect(badge.hidden).toBe(false);
});
