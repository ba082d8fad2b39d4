import { useEffect, useRef } from 'react';
import type { MapChoice } from '#domain/address/map-view.ts';
import { cartPath } from '#domain/link/paths.ts';
import { missingToOrder } from '#domain/order/least-order.ts';
import type { RefusedPart } from '#domain/order/order-refusal.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import { AddressPart } from './AddressPart.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { refusalText, type Words } from './checkout-text.ts';
import { EmptyCheckout } from './EmptyCheckout.tsx';
import { GoodsPart } from './GoodsPart.tsx';
import { HeldOrder } from './HeldOrder.tsx';
import { InstallmentPart } from './InstallmentPart.tsx';
import { LateBranchPart } from './LateBranchPart.tsx';
import { NotePart } from './NotePart.tsx';
import { OrderingNote } from './OrderingNote.tsx';
import { partId } from './Part.tsx';
import { PaymentPart } from './PaymentPart.tsx';
import { RecipientPart } from './RecipientPart.tsx';
import { ShippingPart } from './ShippingPart.tsx';
import { SumPart } from './SumPart.tsx';
import { TimePart } from './TimePart.tsx';
import { useCheckout } from './use-checkout.ts';
import { useHeldPayment } from './use-held-payment.ts';
import { useLines } from './use-lines.ts';
import { usePatterns } from './use-patterns.ts';
import './checkout-sum.css';

export interface CheckoutFormProps {
  customerId: number;
  /** UZS; goods below it are not delivered. */
  minOrderSum: number;
  map: MapChoice;
  words: Words;
}

/** The whole checkout on one page. */
export function CheckoutForm({ customerId, minOrderSum, map, words }: CheckoutFormProps) {
  const { t, price, text } = words;
  const checkout = useCheckout(customerId, minOrderSum);
  const { cart, groups, method, address, choice, sums, ordering, orders, busy, choose } = checkout;
  const { held, pay } = useHeldPayment(customerId);
  const lines = useLines(checkout.renewGoods);
  const patterns = usePatterns(groups, checkout.renewGoods, words);
  const page = useRef<HTMLDivElement>(null);

  const refusal = ordering.kind === 'refused' ? ordering.refusal : undefined;
  const problemOf = (part: RefusedPart) => (refusal?.part === part ? refusalText(refusal, t) : undefined);

  // The focus goes to the problem, which may be far above the button: to the way out of a line, else to the
  // part.
  useEffect(() => {
    if (!refusal || refusal.part === 'order') return;
    const find = (selector: string) => page.current?.querySelector<HTMLElement>(selector);
    const way = find(`[data-record="${refusal.recordId ?? 0}"] button`);
    (way ?? find(`#${partId(refusal.part)}`))?.focus();
  }, [refusal]);

  const { retry } = cart;
  // A refusal about the goods means that the cart has changed: ask for it anew.
  useEffect(() => {
    if (refusal?.part === 'goods') retry();
  }, [refusal, retry]);

  if (cart.kind === 'loading') return <CheckoutSkeleton label={t('checkout.loading')} />;
  if (cart.kind === 'failed') return <CallFailed error={cart.error} onRetry={cart.retry} t={t} />;
  const waiting = held && <HeldOrder payment={held} onPay={() => pay(held)} words={words} />;
  if (groups.length === 0 && !busy)
    return (
      <>
        {waiting}
        <EmptyCheckout customerId={customerId} words={words} />
      </>
    );

  const button = (
    <button
      type="button"
      className="button button--primary checkout-order"
      aria-busy={checkout.asking}
      aria-disabled={checkout.waiting}
      onClick={checkout.order}
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
            sum={sums.goods}
            words={words}
          />
          <AddressPart
            addresses={checkout.addresses}
            chosen={address}
            fetched={checkout.fetched}
            problem={problemOf('address')}
            onChoose={({ id }) => choose({ addressId: id, ...(checkout.fetched && { serviceId: null }) })}
            added={checkout.added}
            words={words}
          />
          <ShippingPart
            shipping={checkout.shipping}
            chosen={checkout.service}
            problem={problemOf('shipping')}
            onChoose={choose}
            words={words}
          />
          {checkout.fetched ? (
            <LateBranchPart
              pickUp={checkout.pickUp}
              days={(checkout.service?.quote ?? checkout.service?.service)?.deliveryDays}
              problem={problemOf('branch')}
              onChoose={(id) => {
                checkout.pickUp.choose(id);
                choose({});
              }}
              map={map}
              words={words}
            />
          ) : (
            <TimePart
              interval={choice.interval}
              problem={problemOf('time')}
              onChange={(interval) => choose({ interval })}
              words={words}
            />
          )}
          <RecipientPart words={words} />
          <PaymentPart
            ways={checkout.ways}
            methods={checkout.methods}
            fetched={checkout.fetched}
            chosen={method}
            balance={checkout.balance}
            total={sums.total}
            problem={problemOf('payment')}
            onChoose={(methodId) => choose({ methodId })}
            words={words}
          />
          {checkout.ways.kind === 'ready' && (
            <InstallmentPart
              cart={cart.value}
              methods={checkout.ways.value.methods}
              shipping={sums.shipping}
              minOrderSum={minOrderSum}
              onRefuse={orders.refuse}
              words={words}
            />
          )}
          <NotePart note={choice.note} onChange={(note) => choose({ note })} words={words} />
        </div>
        <SumPart
          sums={sums}
          pickUpAt={checkout.branch && text(checkout.branch.name)}
          before={checkout.before}
          minOrderSum={minOrderSum}
          words={words}
        >
          {button}
          <div className="checkout-note">
            <OrderingNote
              ordering={ordering}
              onAsk={orders.resume}
              onStop={orders.stop}
              onLetGo={orders.letGo}
              words={words}
            />
          </div>
        </SumPart>
        <div className="checkout-bar">
          <p className="checkout-bar__total">
            <span>
              {missingToOrder(sums.goods, minOrderSum) > 0
                ? t('cart.min-sum-short', { sum: price(minOrderSum) })
                : t('checkout.total')}
            </span>
            <strong>{price(sums.total)}</strong>
          </p>
          {button}
        </div>
      </div>
    </>
  );
}
