import { type Cart, cartSubtotal, cartTotal, isSoldOut } from '#domain/cart.ts';
import { missingToFreeShipping } from '#domain/free-shipping.ts';
import { formatPrice } from '#domain/price.ts';
import type { Translate } from '#i18n/message-key.ts';

export interface CartSummaryProps {
  cart: Cart;
  checkoutHref: string;
  t: Translate;
}

/** What the order costs, and the way to checkout where something can be ordered. */
export function CartSummary({ cart, checkoutHref, t }: CartSummaryProps) {
  const price = (sum: number) => formatPrice(sum, t('shell.currency'));
  const total = cartTotal(cart);
  const discount = cartSubtotal(cart) - total;
  const missing = missingToFreeShipping(total);
  return (
    <aside className="cart-summary panel" aria-labelledby="cart-summary-title">
      <h2 className="cart-summary__title" id="cart-summary-title">
        {t('cart.summary')}
      </h2>
      <dl className="cart-summary__rows">
        <Row name={t('cart.subtotal')} value={price(cartSubtotal(cart))} />
        {discount > 0 && <Row kind="discount" name={t('cart.discount')} value={price(-discount)} />}
        <Row
          name={t('cart.shipping')}
          value={t(missing > 0 ? 'cart.shipping-later' : 'cart.shipping-free')}
        />
        <Row kind="total" name={t('cart.total')} value={price(total)} />
      </dl>
      {missing > 0 && (
        <p className="cart-summary__note">{t('cart.shipping-missing', { sum: price(missing) })}</p>
      )}
      {!cart.lines.every(isSoldOut) && (
        <a className="button button--primary cart-summary__checkout" href={checkoutHref}>
          {t('cart.checkout')}
        </a>
      )}
    </aside>
  );
}

function Row({
  kind = 'plain',
  name,
  value,
}: {
  kind?: 'plain' | 'discount' | 'total';
  name: string;
  value: string;
}) {
  return (
    <div className={`cart-summary__row cart-summary__row--${kind}`}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
