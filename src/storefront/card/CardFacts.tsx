import type { CardModel } from './card-model.ts';
import './CardFacts.css';

/** Rating, colours, remaining pieces and seller. */
export function CardFacts({ card }: { card: CardModel }) {
  const { rating, colors, stock, seller } = card;
  if (!rating && colors.length === 0 && !stock && !seller) return null;
  return (
    <div className="product-card__facts">
      {rating && (
        <span className="product-card__rating" role="img" aria-label={rating.label}>
          {rating.text} <small>({rating.count})</small>
        </span>
      )}
      {colors.length > 0 && (
        <span className="product-card__colors" aria-hidden="true">
          {colors.map((color) => (
            <svg key={color} color={color} />
          ))}
          {card.moreColors > 0 && <small>+{card.moreColors}</small>}
        </span>
      )}
      {stock && (
        <span className="product-card__stock" data-part={stock.part} data-level={stock.level}>
          {stock.text}
        </span>
      )}
      {seller && <span className="product-card__seller">{seller}</span>}
    </div>
  );
}

/** The first characteristics of the product. */
export function CardSpecs({ card: { specs } }: { card: CardModel }) {
  if (specs.length === 0) return null;
  return (
    <dl className="product-card__specs">
      {specs.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
