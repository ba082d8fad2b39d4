// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import PaymentOverlay from '#storefront/checkout/payment.overlay.tsx';
import { currentAttempt } from '#storefront/order/order-attempt.store.ts';
import dialogWords from '#storefront/ui/messages/en.json' with { type: 'json' };
import { act, until } from '../act.ts';
import { aCheckout, MESSAGES, t } from './a-checkout.tsx';

// jsdom has no dialogs.
Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });

test('[CHK-05] an order paid while its dialog is closed no longer waits for a code', async () => {
  const { choose, order, orders, control, says, page } = await aCheckout();
  await says('pick-up');
  await choose('card');
  await order();
  await says(t('checkout.held-enter'));
  const outcome = currentAttempt()?.outcome;
  if (outcome?.kind !== 'held') throw new Error('The order does not wait for its payment.');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const data = outcome.payment;
  const words = { ...MESSAGES, ...dialogWords };
  const shown = { language: 'en', defaultLanguage: 'ru', messages: words } as const;
  await act(async () => root.render(<PaymentOverlay data={data} page={shown} close={() => {}} />));

  const messages = (await control('GET', '/shops/shop/messages')).json;
  await control('PUT', '/faults', [{ kind: 'latency', ms: 300, path: '/sellgroups/confirm-held' }]);
  await act(async () => {
    const field = place.querySelector('input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, messages[0].code);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => place.querySelector<HTMLElement>('button[type=submit]')?.click());
  await act(async () => root.unmount());
  expect(currentAttempt()?.outcome.kind).toBe('held');
  await until(() => expect(currentAttempt()?.outcome.kind).toBe('placed'));
  expect(await orders()).toMatchObject([{ payment: { paid: true } }]);
  await says('is placed');
  expect(page.text()).not.toContain(t('checkout.held-enter'));
});
