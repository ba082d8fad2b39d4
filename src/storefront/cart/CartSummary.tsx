import { type Cart, cartSubtotal, cartTotal } from '#domain/cart/cart.ts';
import { missingToFreeShipping } from '#domain/pricing/free-shipping.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { SumRow } from '#storefront/ui/sum/SumRow.tsx';
import { type Next, NextStep } from './NextStep.tsx';
import './CartSummary.css';

export interface CartSummaryProps {
  cart: Cart;
  next: Next;
  /** UZS of goods that are delivered for nothing; null where none are. */
  freeShippingFrom: number | null;
  t: Translate;
}

/** The sum of the order, the sum that is missing to the minimum, and the next step. */
export function CartSummary({ cart, next, freeShippingFrom, t }: CartSummaryProps) {
  const price = (sum: number) => formatPrice(sum, t('shell.currency'));
  const total = cartTotal(cart);
  const discount = cartSubtotal(cart) - total;
  const missing = missingToFreeShipping(total, freeShippingFrom);
  return (
    <aside className="cart-summary panel" aria-labelledby="cart-summary-title">
      <h2 className="cart-summary__title" id="cart-summary-title">
        {t('cart.summary')}
      </h2>
      <dl className="sum-rows">
        <SumRow name={t('cart.subtotal')} value={price(cartSubtotal(cart))} />
        {discount > 0 && <SumRow kind="discount" name={t('cart.discount')} value={price(-discount)} />}
        <SumRow
          name={t('cart.shipping')}
          value={t(missing === 0 ? 'cart.shipping-free' : 'cart.shipping-later')}
        />
        <SumRow kind="total" name={t('cart.total')} value={price(total)} />
      </dl>
      {freeShippingFrom !== null && missing !== null && (
        <div className="cart-summary__free">
          {missing > 0 && (
            <progress
              className="cart-summary__bar"
              aria-label={t('cart.shipping-bar')}
              max={freeShippingFrom}
              value={freeShippingFrom - missing}
            />
          )}
          <p className="cart-summary__note">
            {missing > 0 ? t('cart.shipping-missing', { sum: price(missing) }) : t('cart.shipping-reached')}
          </p>
        </div>
      )}
      {next.missing > 0 && (
        <p className="cart-summary__least">
          {t('cart.min-sum', { sum: price(next.minOrderSum), missing: price(next.missing) })}
        </p>
      )}
      <NextStep next={next} className="cart-summary__checkout" t={t} />
    </aside>
  );
}
