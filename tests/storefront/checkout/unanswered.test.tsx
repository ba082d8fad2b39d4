// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { $modals } from '#storefront/overlay/modal.store.ts';
import { closeOverlay } from '#storefront/overlay/open-overlay.ts';
import { act, until } from '../act.ts';
import { aCheckout, t } from './a-checkout.tsx';

test('[PDP-12] without the answers that a category requires nothing is sent, and the way to give them gets the focus', async () => {
  const { page, order, says, sent, call } = await aCheckout({ asksNothing: false });
  await says('pick-up');
  await order();
  await says(t('checkout.look-above'));
  expect(sent()).toBe(0);
  expect(document.activeElement?.textContent).toContain(t('checkout.pattern-fill'));
  expect(page.text()).not.toContain(t('checkout.refused-over-stock'));
  const [sell] = (await call('GET', '/cart-detail')).sells;
  await page.click(document.activeElement as HTMLElement);
  const [modal] = $modals.get();
  const data = modal?.data as { add: (values: object[]) => Promise<boolean> };
  expect(sell.sellRecords[0].propertyValues).toEqual([]);
  await act(async () => {
    await data.add([{ id: 1, value: 'Nodira' }]);
    closeOverlay(modal?.id ?? 0, true);
  });
  await until(() => expect(page.text()).not.toContain(t('checkout.pattern-fill')));
  await order();
  await until(() => expect(sent()).toBe(1));
});

test('[INS-02] months are not asked for while a line lacks its answers', async () => {
  const { page, says } = await aCheckout({ asksNothing: false, goods: { 1001: 10, 1003: 3 } });
  await says(t('installment.choose-months'));
  const open = $modals.get().length;
  await page.click(page.named(t('installment.choose-months')));
  await says(t('checkout.look-above'));
  expect($modals.get()).toHaveLength(open);
  expect(document.activeElement?.textContent).toContain(t('checkout.pattern-fill'));
});
