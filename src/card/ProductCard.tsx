import { type IconName, iconHref } from '#client/icon/icon.ts';
import { itemAttributes } from '#domain/item-data.ts';
import type { CardModel } from './card-model.ts';

/**
 * A product in a list, the same from a build and in a browser. Static HTML without hooks: `src/client` brings
 * its buttons to life, adds a discount that comes later, and tells which toggles are pressed.
 */
export function ProductCard({ card }: { card: CardModel }) {
  const { look, text } = card;
  const price = (
    <p className="product-card__price">
      <b data-part="price">{card.offer.price}</b>
      {card.offer.oldPrice && (
        <s data-part="old-price" data-label={text.oldPrice}>
          {card.offer.oldPrice}
        </s>
      )}
      {card.note && <small className="product-card__note">{card.note}</small>}
    </p>
  );
  const name = (
    <h3 className="product-card__name">
      <a href={card.href} data-part="name">
        {/* What is between them ends the line, so that the link is called by the whole name. */}
        <span>{card.name.title + card.name.gap}</span>
        {card.name.telling && <span className="product-card__telling">{card.name.telling}</span>}
      </a>
    </h3>
  );
  return (
    <article
      className={`product-card product-card--${look.name}${card.soldOut ? ' product-card--sold-out' : ''}`}
      {...itemAttributes(card.item)}
    >
      <div className="product-card__media">
        <img
          src={card.image.src}
          srcSet={card.image.srcset}
          width={card.image.width}
          height={card.image.height}
          alt=""
          loading="lazy"
          data-part="image"
          data-pictures={card.morePictures.join(' ') || undefined}
        />
        {card.offer.discount && (
          <span className="product-card__discount" data-part="discount">
            {card.offer.discount}
          </span>
        )}
        <div className="product-card__tools">
          {look.showFavourite && (
            <Toggle action="favourite" label={labelOf(text.favourite, card)} icon="heart" />
          )}
          {look.showCompare && <Toggle action="compare" label={labelOf(text.compare, card)} icon="compare" />}
        </div>
        {look.action === 'round' && <CardAction card={card} />}
      </div>
      {look.first === 'price' && price}
      {name}
      {look.first === 'name' && price}
      <CardFacts card={card} />
      {look.action === 'button' && <CardAction card={card} />}
      {look.showCart && card.soldOut && <p className="product-card__sold-out">{text.soldOut}</p>}
    </article>
  );
}

/** What a button of a card does, and with which of the many products on the page. */
function labelOf(does: string, { name: { title, gap, telling } }: CardModel): string {
  return `${does}: ${title}${gap}${telling}`;
}

function CardFacts({ card }: { card: CardModel }) {
  if (!card.rating && card.colors.length === 0) return null;
  return (
    <div className="product-card__facts">
      {card.rating && (
        <span className="product-card__rating" role="img" aria-label={card.rating.label}>
          {card.rating.text} <small>({card.rating.count})</small>
        </span>
      )}
      {card.colors.length > 0 && (
        <span className="product-card__colors" aria-hidden="true">
          {card.colors.map((color) => (
            <svg key={color} color={color} />
          ))}
          {card.moreColors > 0 && <small>+{card.moreColors}</small>}
        </span>
      )}
    </div>
  );
}

function CardAction({ card }: { card: CardModel }) {
  const { text, look } = card;
  const round = look.action === 'round';
  if (card.soldOut || !look.showCart) return null;
  if (card.choices > 1) {
    return (
      <a
        className="button button--secondary product-card__action"
        href={card.href}
        data-action="choose"
        aria-label={labelOf(text.choose, card)}
      >
        {round ? <Icon name="arrow-right" /> : text.choose}
      </a>
    );
  }
  return (
    <button
      className="button button--primary product-card__action"
      type="button"
      data-action="add"
      aria-label={labelOf(text.add, card)}
    >
      {round ? <Icon name="cart" /> : text.add}
    </button>
  );
}

function Toggle({ action, label, icon }: { action: 'favourite' | 'compare'; label: string; icon: IconName }) {
  return (
    <button className="icon-button" type="button" data-action={action} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}

function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  );
}
