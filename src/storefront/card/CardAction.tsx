import { CardIcon } from './CardIcon.tsx';
import type { CardModel } from './card-model.ts';
import { labelOf } from './label-of.ts';
import './OneClick.css';

/** Button that adds to the cart; for a product with several variations, a link to choose one. */
export function CardAction({ card }: { card: CardModel }) {
  const { text, look } = card;
  const round = look.action === 'round';
  if (card.soldOut || !look.showCart) return null;
  if (card.choices > 1) {
    return (
      <a
        className="button button--primary product-card__action"
        href={card.href}
        data-action="choose"
        aria-label={labelOf(text.choose, card)}
      >
        {round ? <CardIcon name="cart" /> : text.choose}
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
      {round ? <CardIcon name="cart" /> : text.add}
    </button>
  );
}

/** Button that orders by name and phone; not for a product with several variations. */
export function OneClick({ card }: { card: CardModel }) {
  const { text, look } = card;
  if (!look.showOneClick || card.soldOut || card.choices > 1) return null;
  return (
    <button
      className="product-card__one-click"
      type="button"
      data-action="one-click"
      aria-label={labelOf(text.oneClick, card)}
    >
      {text.oneClick}
    </button>
  );
}
