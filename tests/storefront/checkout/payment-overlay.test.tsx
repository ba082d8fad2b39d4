// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import PaymentOverlay from '#storefront/checkout/payment.overlay.tsx';
import { currentAttempt } from '#storefront/order/order-attempt.store.ts';
import { payHeld } from '#storefront/order/pay-held.ts';
import { $modals } from '#storefront/overlay/modal.store.ts';
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

test('[CHK-05] a payment that is opened again goes on with the time of its last code', async () => {
  const { choose, order, says } = await aCheckout();
  await says('pick-up');
  await choose('card');
  const before = Date.now();
  await order();
  await says(t('checkout.held-enter'));
  const heldNow = () => {
    const outcome = currentAttempt()?.outcome;
    if (outcome?.kind !== 'held') throw new Error('The order does not wait for its payment.');
    return outcome.payment;
  };
  expect(heldNow().sentAt).toBeGreaterThanOrEqual(before);

  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const shown = {
    language: 'en',
    defaultLanguage: 'ru',
    messages: { ...MESSAGES, ...dialogWords },
  } as const;
  const open = async () => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    onTestFinished(() => act(async () => root.unmount()));
    await act(async () => root.render(<PaymentOverlay data={heldNow()} page={shown} close={() => {}} />));
    return () => place.querySelector<HTMLButtonElement>('.resend') ?? new HTMLButtonElement();
  };
  vi.setSystemTime((heldNow().sentAt ?? 0) + 40_000);
  expect((await open())().textContent).toBe(t('form.resend-in', { seconds: 20 }));
  vi.setSystemTime((heldNow().sentAt ?? 0) + 60_000);
  const resend = await open();
  const first = heldNow();
  await act(async () => resend().click());
  await until(() => expect(heldNow().sentAt).toBe(Date.now()));
  expect(heldNow().expiresAt).not.toBe(first.expiresAt);

  // The page of the order knows no times of its own.
  await act(() => void payHeld({ ...first, expiresAt: null, sentAt: null }));
  expect($modals.get().at(-1)?.data).toMatchObject({
    sentAt: heldNow().sentAt,
    expiresAt: heldNow().expiresAt,
  });
});
