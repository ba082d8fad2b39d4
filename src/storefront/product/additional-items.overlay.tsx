import { useState } from 'react';
import type { ListedVariation } from '#contract/catalogue/listing.ts';
import { type CartLine, lineSum } from '#domain/cart/cart.ts';
import { imageUrl } from '#domain/picture/picture.ts';
import { formatOffer } from '#domain/pricing/offer.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { isChosen, toggleModifier } from '#domain/product/modifier.ts';
import { typeset } from '#domain/text/typeset.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import type { OverlayProps } from '#storefront/overlay/overlay-props.ts';
import { OldPrice } from '#storefront/pricing/OldPrice.tsx';
import { Dialog } from '#storefront/ui/dialog/Dialog.tsx';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import { listedName, offerFor, sumOf } from './listed-tile.ts';
import './additional-items.css';

declare module '#storefront/overlay/overlay.ts' {
  interface Overlays {
    /** Offers additional items before a product goes into the cart; answers with the chosen ones. */
    'additional-items': {
      data: { line: CartLine; items: readonly ListedVariation[] };
      answer: readonly ListedVariation[];
    };
  }
}

/** The dialog needs no facts of the shop but its texts. */
export const page = () => ({});

/** Lets a shopper choose what goes into the cart with a product, one of each parent. */
export default function AdditionalItemsOverlay({
  data: { line, items },
  page: { language, messages },
  close,
}: OverlayProps<'additional-items'>) {
  const t = createTranslate(messages, language);
  const [chosen, setChosen] = useState<readonly ListedVariation[]>([]);
  const currency = t('shell.currency');
  const buttons = (
    <>
      <button type="button" className="button button--ghost" onClick={() => close()}>
        {t('product.withoutAdditions')}
      </button>
      <button type="button" className="button button--primary" onClick={() => close(chosen)}>
        {t('product.addForSum', { sum: formatPrice(lineSum(line) + sumOf(chosen), currency) })}
      </button>
    </>
  );
  return (
    <Dialog
      title={t('product.additions')}
      closeLabel={t('product.withoutAdditions')}
      onClose={() => close()}
      footer={buttons}
    >
      <p className="additional-items__product">
        {line.image && <img src={line.image} width={48} height={48} alt="" />}
        <span>{typeset(line.name, line.language)}</span>
        <b>{formatPrice(lineSum(line), currency)}</b>
      </p>
      <ul className="additional-items">
        {items.map((item) => {
          const { price, oldPrice } = formatOffer(offerFor(item), currency);
          return (
            <li key={item.variation.id}>
              <button
                type="button"
                className="additional-item"
                aria-pressed={isChosen(chosen, item)}
                onClick={() => setChosen((before) => toggleModifier(before, item))}
              >
                <img
                  src={imageUrl(item.variation.images[0], '150x_')}
                  width={64}
                  height={64}
                  alt=""
                  loading="lazy"
                />
                <span className="additional-item__name">{listedName(item)}</span>
                <span className="additional-item__price">
                  <b>{price}</b>
                  <OldPrice text={oldPrice} label={t('cart.old-price')} />
                </span>
                <svg className="icon additional-item__mark" aria-hidden="true">
                  <use href={iconHref('check')} />
                </svg>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
