import type { IconName } from '#storefront/ui/icon/icon.ts';
import { CardAction } from './CardAction.tsx';
import { CardIcon } from './CardIcon.tsx';
import type { CardModel } from './card-model.ts';
import { labelOf } from './label-of.ts';

/** The picture, with the discount, the toggles and, in some looks, the cart button on it. */
export function CardMedia({ card }: { card: CardModel }) {
  const { look, text } = card;
  return (
    <div className="product-card__media">
      <img
        src={card.image.src}
        srcSet={card.image.srcset}
        sizes={card.image.sizes}
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
        {look.showQuickView && (
          <a
            className="icon-button"
            href={card.quickHref}
            data-action="quick-view"
            aria-label={labelOf(text.quickView, card)}
          >
            <CardIcon name="eye" />
          </a>
        )}
      </div>
      {look.action === 'round' && <CardAction card={card} />}
    </div>
  );
}

function Toggle({ action, label, icon }: { action: 'favourite' | 'compare'; label: string; icon: IconName }) {
  return (
    <button className="icon-button" type="button" data-action={action} aria-label={label}>
      <CardIcon name={icon} />
    </button>
  );
}
