import type { Product, Variation } from '#contract/catalogue/catalogue-schema.ts';
import { formatOffer, offerOf, variationTerms } from '#domain/pricing/offer.ts';
import { formatPrice, tierPrice } from '#domain/pricing/price.ts';
import { lowestQuantity, shownMinimumOrder } from '#domain/pricing/quantity.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { OldPrice } from '#storefront/pricing/OldPrice.tsx';
import type { VariationPage } from './variation-facts.ts';
import '#storefront/product/BuyBox.css';
import './variation.css';

export interface VariationOfferProps {
  product: Product;
  variation: Variation;
  /** Pieces that the shopper has set; fewer than can be ordered count as the fewest. */
  wanted: number;
  page: Pick<VariationPage, 'showStock'>;
  t: Translate;
}

/**
 * Price of a variation at the quantity, its stock if the shop shows that, its prices by quantity and the
 * fewest pieces.
 */
export function VariationOffer({ product: { minOrder }, variation, wanted, page, t }: VariationOfferProps) {
  const terms = variationTerms(variation, minOrder);
  const offer = offerOf(terms, Math.max(wanted, lowestQuantity(terms)));
  const currency = t('shell.currency');
  const { price, oldPrice, discount } = formatOffer(offer, currency);
  const { newPrice, tiers } = variation;
  const least = shownMinimumOrder(offer.lowest);
  return (
    <div className="variation__offer">
      <p className="buy-box__price-line">
        <span className="visually-hidden">{t('cart.price')}: </span>
        <strong className="variation__price">{price}</strong>
        <OldPrice className="buy-box__old-price" text={oldPrice} label={t('cart.old-price')} />
        {discount && <span className="buy-box__discount badge">{discount}</span>}
      </p>
      {page.showStock && (
        <p className="buy-box__stock" data-level={offer.stock}>
          {t(`notice.stock-${offer.stock}`)}
        </p>
      )}
      {tiers.length > 0 && (
        <ul className="variation__tiers" aria-label={t('cart.tiers')}>
          {tiers.map((tier) => (
            <li key={tier.min} aria-current={tier === offer.tier ? 'true' : undefined}>
              {tier.max === null ? t('cart.tier-from', { min: tier.min }) : `${tier.min}–${tier.max}`}
              <b>{formatPrice(tierPrice(newPrice, tiers, tier.min), currency)}</b>
            </li>
          ))}
        </ul>
      )}
      {offer.lowest > 1 && (
        <p className="buy-box__min-order">
          {t('cart.min-order', {
            value: least === 'less' ? t('cart.less') : t('cart.pieces', { number: least }),
          })}
        </p>
      )}
    </div>
  );
}
