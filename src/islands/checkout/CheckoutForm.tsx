import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { readCheckoutCart } from '#client/api/checkout.ts';
import { pagePath } from '#client/text/page-text.ts';
import { checkoutGroups, goodsSums, startService } from '#domain/checkout.ts';
import { type CheckoutChoice, EMPTY_CHOICE, MAX_NOTE } from '#domain/checkout-choice.ts';
import { fitInterval, shippingTimeOf } from '#domain/delivery-time.ts';
import type { RefusedPart } from '#domain/order-refusal.ts';
import { cartPath, orderPlacedPath } from '#paths.ts';
import { $checkoutChoice } from '#stores/checkout.store.ts';
import { currentAttempt } from '#stores/order-attempt.store.ts';
import { CallFailed } from '../call/CallFailed.tsx';
import { FlowSkeleton } from '../call/FlowSkeleton.tsx';
import { AddressPart } from './AddressPart.tsx';
import { refusalText, type Words } from './checkout-text.ts';
import { EmptyCheckout } from './EmptyCheckout.tsx';
import { GoodsPart } from './GoodsPart.tsx';
import { HeldOrder } from './HeldOrder.tsx';
import { OrderingNote } from './OrderingNote.tsx';
import { partId } from './Part.tsx';
import { PaymentPart } from './PaymentPart.tsx';
import { ShippingPart } from './ShippingPart.tsx';
import { SumPart } from './SumPart.tsx';
import { TimePart } from './TimePart.tsx';
import { useCheckoutData, useShipping } from './use-checkout-data.ts';
import { useHeldPayment } from './use-held-payment.ts';
import { useLines } from './use-lines.ts';
import { useNewAddress } from './use-new-address.ts';
import { useOrdering } from './use-ordering.ts';
import { usePatterns } from './use-patterns.ts';

export interface CheckoutFormProps {
  customerId: number;
  words: Words;
}

/** Everything that makes an order, on one page. */
export function CheckoutForm({ customerId, words }: CheckoutFormProps) {
  const { t, price } = words;
  const choice = useStore($checkoutChoice, { ssr: () => EMPTY_CHOICE });
  const data = useCheckoutData(choice);
  const { ways, addresses, wallet, cart, methods, method, groups, address } = data;
  const shipping = useShipping(groups, address);
  const keyed = ways.kind === 'ready' ? ways.value.keyed : undefined;
  const { ordering, ...orders } = useOrdering(customerId, keyed);
  const { held, pay } = useHeldPayment(customerId);
  const lines = useLines(cart.retry);
  const patterns = usePatterns(groups, cart.retry, words);
  const [before, setBefore] = useState<number | null>(null);
  const [checking, setChecking] = useState(false);
  const page = useRef<HTMLDivElement>(null);

  const refusal = ordering.kind === 'refused' ? ordering.refusal : undefined;
  const problemOf = (part: RefusedPart) => (refusal?.part === part ? refusalText(refusal, t) : undefined);

  // What is wrong is gone to: it may stand far above the button.
  useEffect(() => {
    if (!refusal || refusal.part === 'order') return;
    page.current?.querySelector<HTMLElement>(`#${partId(refusal.part)}`)?.focus();
  }, [refusal]);

  const { retry } = cart;
  // A refusal about the goods says that the cart is another one than what is shown.
  useEffect(() => {
    if (refusal?.part === 'goods') retry();
  }, [refusal, retry]);

  const choose = (part: Partial<CheckoutChoice>) => {
    $checkoutChoice.set({ ...$checkoutChoice.get(), ...part });
    if (!busy) orders.clear();
  };

  const added = useNewAddress((addressId) => {
    choose({ addressId });
    addresses.retry();
  });

  // What shipping takes is on its way, and the total with it.
  const counting = address !== undefined && shipping.kind === 'loading';
  const busy = checking || ['sending', 'elsewhere', 'asking', 'unknown', 'placed'].includes(ordering.kind);
  if (cart.kind === 'loading') return <FlowSkeleton label={t('checkout.loading')} />;
  if (cart.kind === 'failed') return <CallFailed error={cart.error} onRetry={cart.retry} t={t} />;
  const waiting = held && <HeldOrder payment={held} onPay={() => pay(held)} words={words} />;
  if (groups.length === 0 && !busy)
    return (
      <>
        {waiting}
        <EmptyCheckout customerId={customerId} words={words} />
      </>
    );

  const ordered = groups.filter(({ available }) => available);
  const offers = shipping.kind === 'ready' ? shipping.value : [];
  const offer = startService(
    offers.map(({ service, quote }) => ({ id: service.id, price: quote?.shippingPrice ?? null })),
    choice.serviceId,
  );
  const service = offers.find((one) => one.service.id === offer?.id);
  const { subtotal, discount } = goodsSums(groups);
  const shippingPrice = service?.quote?.shippingPrice ?? null;
  const sums = { goods: subtotal, discount, shipping: shippingPrice, total: subtotal + (shippingPrice ?? 0) };
  const balance = wallet.kind === 'ready' ? wallet.value : undefined;

  /** What keeps the order from being sent; undefined where nothing does. */
  const missing = () => {
    if (!address) return { part: 'address', code: 'no-address-selected' } as const;
    if (!method) return { part: 'payment', code: 'payment-method' } as const;
    if (ordered.length === 0) return { part: 'goods', code: 'sell-not-available' } as const;
    if (shipping.kind === 'failed') return { part: 'shipping', code: 'shipping-service-not-found' } as const;
    if (method.wallet && balance !== undefined && balance < sums.total)
      return { part: 'payment', code: 'wallet-too-low' } as const;
    return undefined;
  };

  const order = async () => {
    if (busy || counting) return;
    const fault = missing();
    if (fault) return orders.refuse(fault);
    if (!address || !method) return;
    setChecking(true);
    const now = await currentSubtotal(method.id);
    setChecking(false);
    // An order whose answer is waited for has taken its goods out of the cart already.
    if (now !== undefined && now !== subtotal && currentAttempt()?.outcome.kind !== 'open') {
      setBefore(sums.total);
      return retry();
    }
    const interval = choice.interval && fitInterval(choice.interval, new Date());
    const records = ordered.flatMap((group) => group.records);
    const shown = shippingPrice === null ? null : sums.total;
    await orders.order({
      customerId,
      lines: records.map(({ id }) => id),
      stocks: records.map(({ stockId, count }) => ({ id: stockId, count })),
      shown,
      request: {
        sells: ordered.map(({ id }) => id),
        paymentMethod: method.id,
        shippingTime: interval ? shippingTimeOf(interval) : { type: 'now' },
        shippingAddress: address.id,
        ...(service && { shippingService: service.service.id }),
        note: choice.note.trim(),
        returnUrl: pagePath(orderPlacedPath()),
        ...(shown !== null && { shownTotal: shown }),
      },
    });
    retry();
  };

  const button = (
    <button
      type="button"
      className="button button--primary checkout-order"
      aria-busy={ordering.kind === 'sending' || checking || counting}
      aria-disabled={busy || counting}
      onClick={order}
    >
      {t('checkout.order')}
    </button>
  );

  return (
    <>
      {waiting}
      <div className="checkout" ref={page}>
        <div className="checkout__parts" inert={busy}>
          <GoodsPart
            groups={groups}
            method={method}
            refusal={refusal}
            failed={lines.error !== undefined}
            patternOf={patterns.nameOf}
            onAnswer={patterns.answer}
            onCount={lines.setCount}
            cartHref={pagePath(cartPath())}
            words={words}
          />
          <AddressPart
            addresses={addresses}
            chosen={address}
            problem={problemOf('address')}
            onChoose={({ id }) => choose({ addressId: id })}
            added={added}
            words={words}
          />
          <ShippingPart
            shipping={shipping}
            chosen={service}
            problem={problemOf('shipping')}
            onChoose={(serviceId) => choose({ serviceId })}
            words={words}
          />
          <TimePart
            interval={choice.interval}
            problem={problemOf('time')}
            onChange={(interval) => choose({ interval })}
            words={words}
          />
          <PaymentPart
            ways={ways}
            methods={methods}
            chosen={method}
            balance={balance}
            total={sums.total}
            problem={problemOf('payment')}
            onChoose={(methodId) => choose({ methodId })}
            words={words}
          />
          <section className="checkout-part panel">
            <div className="field">
              <label className="field__label" htmlFor="checkout-note">
                {t('checkout.note')}
              </label>
              <textarea
                id="checkout-note"
                className="field__input"
                rows={2}
                maxLength={MAX_NOTE}
                value={choice.note}
                onChange={(event) => choose({ note: event.currentTarget.value })}
              />
            </div>
          </section>
        </div>
        <SumPart sums={sums} before={before} words={words}>
          {button}
          <div className="checkout-note">
            <OrderingNote
              ordering={ordering}
              onAsk={orders.settle}
              onStop={orders.stop}
              onLetGo={orders.letGo}
              words={words}
            />
          </div>
        </SumPart>
        <div className="checkout-bar">
          <p className="checkout-bar__total">
            <span>{t('checkout.total')}</span>
            <strong>{price(sums.total)}</strong>
          </p>
          {button}
        </div>
      </div>
    </>
  );
}

/** What the goods cost at this moment; undefined where the platform does not say, and the order tells. */
async function currentSubtotal(methodId: number): Promise<number | undefined> {
  try {
    return goodsSums(checkoutGroups(await readCheckoutCart(methodId), methodId)).subtotal;
  } catch {
    return undefined;
  }
}
