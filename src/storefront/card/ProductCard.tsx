import { Fragment, type ReactNode } from 'react';
import { itemAttributes } from '#domain/pricing/item-data.ts';
import type { CardPart } from '#storefront/looks/card-look.ts';
import { CardAction, OneClick } from './CardAction.tsx';
import { CardFacts, CardSpecs } from './CardFacts.tsx';
import { CardMedia } from './CardMedia.tsx';
import { CardPrice } from './CardPrice.tsx';
import type { CardModel } from './card-model.ts';
import './ProductCard.css';

/** The component of each part of a card. */
const PARTS: Record<CardPart, (props: { card: CardModel }) => ReactNode> = {
  media: CardMedia,
  brand: CardBrand,
  name: CardName,
  specs: CardSpecs,
  price: CardPrice,
  facts: CardFacts,
  action: CardButtons,
};

/**
 * A product in a list, the same from a build and in a browser. Static HTML without hooks: `live` makes its
 * buttons work, adds a discount that comes later, and marks pressed toggles.
 */
export function ProductCard({ card }: { card: CardModel }) {
  const { look } = card;
  return (
    <article
      className={`product-card product-card--${look.name}${card.soldOut ? ' product-card--sold-out' : ''}`}
      {...itemAttributes(card.item)}
    >
      {look.parts.map((part) => (
        <Fragment key={part}>{PARTS[part]({ card })}</Fragment>
      ))}
    </article>
  );
}

function CardBrand({ card: { brand } }: { card: CardModel }) {
  return brand && <p className="product-card__brand">{brand}</p>;
}

function CardName({ card: { href, name } }: { card: CardModel }) {
  return (
    <h3 className="product-card__name">
      <a href={href} data-part="name">
        {/* Heard inside of its part, and not seen at the end of its line. */}
        <span>
          {name.title}
          {name.gap && <span className="product-card__gap">{name.gap}</span>}
        </span>
        {name.suffix && <span className="product-card__suffix">{name.suffix}</span>}
      </a>
    </h3>
  );
}

function CardButtons({ card }: { card: CardModel }) {
  const { look, soldOut, text } = card;
  return (
    <>
      {look.action === 'button' && <CardAction card={card} />}
      {look.showCart && soldOut && <p className="product-card__sold-out">{text.soldOut}</p>}
      <OneClick card={card} />
    </>
  );
}
