import type { Translate } from '#storefront/i18n/message-key.ts';

export interface CartNewsProps {
  /** Lines that the shop has changed. */
  changed: number;
  /** True if the platform could not be reached with a change. */
  isWaiting: boolean;
  onSeen: () => void;
  t: Translate;
}

/** Notes about changes that the shopper did not make, and about those that the platform does not have yet. */
export function CartNews({ changed, isWaiting, onSeen, t }: CartNewsProps) {
  return (
    <div role="status">
      {isWaiting && <p className="cart-news">{t('cart.offline')}</p>}
      {changed > 0 && (
        <div className="cart-news">
          <p>{t('cart.changed')}</p>
          <button type="button" className="button button--ghost" onClick={onSeen}>
            {t('cart.seen')}
          </button>
        </div>
      )}
    </div>
  );
}
