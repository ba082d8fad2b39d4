import { OldPrice } from '#storefront/pricing/OldPrice.tsx';
import type { CardModel } from './card-model.ts';

/** Prices: now, before the discount, for a unit, for more pieces, and by months. */
export function CardPrice({ card }: { card: CardModel }) {
  const { offer, tier, unit } = card;
  const estimate = card.look.estimate && card.estimate && (
    <small className="product-card__estimate">
      {card.estimate.before}
      <span data-part="estimate" data-rule={card.look.estimate.rule}>
        {card.estimate.monthly}
      </span>
      {card.estimate.after}
    </small>
  );
  return (
    <p className="product-card__price">
      {card.look.estimate?.first && estimate}
      <b data-part="price">{offer.price}</b>
      {unit && <small className="product-card__unit">{unit}</small>}
      <OldPrice text={offer.oldPrice} label={card.text.oldPrice} isLive />
      {tier && (
        <small className="product-card__tier">
          {tier.text} <span data-part="tier">{tier.price}</span>
        </small>
      )}
      {!card.look.estimate?.first && estimate}
      {card.note && <small className="product-card__note">{card.note}</small>}
    </p>
  );
}
