import type { Translate } from '#storefront/i18n/message-key.ts';

export interface CartNewsProps {
  /** Lines that the shop has changed. */
  changed: number;
  /** Whether there is something that the platform could not be told yet. */
  isWaiting: boolean;
  onSeen: () => void;
  t: Translate;
}

/** Says what happened to them without the shopper. */
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
