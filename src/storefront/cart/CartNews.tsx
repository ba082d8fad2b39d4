import { MAX_CART_RECORDS } from '#contract/cart/cart-size.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';

export interface CartNewsProps {
  /** Lines that the shop has changed. */
  changed: number;
  /** Lines above the most that a cart keeps, which are lost. */
  leftOut: number;
  /** True if the platform could not be reached with a change. */
  isWaiting: boolean;
  onSeen: () => void;
  t: Translate;
}

/** Notes about changes that the shopper did not make, and about those that the platform does not have yet. */
export function CartNews({ changed, leftOut, isWaiting, onSeen, t }: CartNewsProps) {
  return (
    <div role="status">
      {isWaiting && <p className="cart-news">{t('cart.offline')}</p>}
      {changed + leftOut > 0 && (
        <div className="cart-news">
          {changed > 0 && <p>{t('cart.changed')}</p>}
          {leftOut > 0 && <p>{t('cart.left-out', { number: MAX_CART_RECORDS, left: leftOut })}</p>}
          <button type="button" className="button button--ghost" onClick={onSeen}>
            {t('cart.seen')}
          </button>
        </div>
      )}
    </div>
  );
}
