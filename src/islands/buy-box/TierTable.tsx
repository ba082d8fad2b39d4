import { formatPrice, type PriceTier, tierOf, tierPrice } from '#domain/price.ts';
import { shownMinimumOrder } from '#domain/quantity.ts';
import type { Translate } from '#i18n/message-key.ts';

export interface TierTableProps {
  price: number;
  tiers: readonly PriceTier[];
  quantity: number;
  minOrder: number;
  t: Translate;
}

/** What a piece costs by quantity, and the fewest that can be ordered; nothing where neither says anything. */
export function TierTable({ price, tiers, quantity, minOrder, t }: TierTableProps) {
  const active = tierOf(tiers, quantity);
  const least = shownMinimumOrder(minOrder);
  return (
    <>
      {tiers.length > 0 && (
        <table className="buy-box__tiers">
          <caption>{t('cart.tiers')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('cart.tier-quantity')}</th>
              <th scope="col">{t('cart.tier-price')}</th>
            </tr>
          </thead>
          <tbody>
            {tiers.map((tier) => (
              <tr key={tier.min} className={tier === active ? 'buy-box__tier--active' : undefined}>
                <th scope="row">{tier.max === null ? t('cart.tier-from', { min: tier.min }) : `${tier.min}–${tier.max}`}</th>
                <td>{formatPrice(tierPrice(price, tiers, tier.min))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {minOrder > 1 && (
        <p className="buy-box__min-order">
          {t('cart.min-order', { value: least === 'less' ? t('cart.less') : t('cart.pieces', { number: least }) })}
        </p>
      )}
    </>
  );
}
