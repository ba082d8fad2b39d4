import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Product, Variation } from '#contract/catalogue/catalogue-schema.ts';
import type { Localized } from '#contract/value/primitive.ts';
import { findLine } from '#domain/cart/cart.ts';
import { lineFor } from '#domain/cart/line-for.ts';
import { cartPath, inLanguage } from '#domain/link/paths.ts';
import { offerOf, variationTerms } from '#domain/pricing/offer.ts';
import { lowestQuantity, requestQuantity } from '#domain/pricing/quantity.ts';
import { choiceText } from '#domain/product/choice-text.ts';
import { localizedText } from '#domain/text/localized-text.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { changeCount } from '#storefront/cart/cart-actions.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import { pageMaxOrder } from '#storefront/page/page-text.ts';
import { sayAvailable } from '#storefront/page/say-available.ts';
import { addWithItems } from '#storefront/product/add-with-items.ts';
import { QuantityStepper } from '#storefront/ui/quantity/QuantityStepper.tsx';
import type { VariationPage } from './variation-facts.ts';

export interface VariationBuyProps {
  product: Product;
  /** Undefined while something is to be chosen. */
  chosen: Variation | undefined;
  /** Pieces that the shopper has set; 0 for none. */
  wanted: number;
  onWanted: (quantity: number) => void;
  page: VariationPage;
  onAdded: () => void;
}

/**
 * Quantity and the button into the cart. For a variation in the cart: the cart's quantity and the link to it.
 */
export function VariationBuy({ product, chosen, wanted, onWanted, page, onAdded }: VariationBuyProps) {
  const { language, defaultLanguage, messages } = page;
  const t = createTranslate(messages, language);
  const [adding, setAdding] = useState(false);
  const line = findLine(useStore($cart), chosen?.stock.id ?? 0);
  if (!chosen)
    return (
      <button type="button" className="button button--primary" disabled>
        {t('cart.choose-variation')}
      </button>
    );
  const limited = { ...chosen, maxOrder: pageMaxOrder() };
  const terms = variationTerms(limited, product.minOrder);
  const lowest = lowestQuantity(terms);
  const { orderable, highest } = offerOf(terms);
  if (!orderable)
    return (
      <button type="button" className="button button--primary" disabled>
        {t('cart.sold-out')}
      </button>
    );
  const quantity = line?.count ?? Math.max(wanted, lowest);

  const ask = (next: number) => {
    if (line) return changeCount(line.stock.id, next);
    const { quantity: possible, refused } = requestQuantity(quantity, next, terms);
    if (refused) sayAvailable(highest, chosen.stock.count);
    onWanted(possible);
  };
  const add = async () => {
    if (adding) return;
    setAdding(true);
    const text = (localized: Localized) => localizedText(localized, language, defaultLanguage);
    const name = text(chosen.name);
    const choice = choiceText(
      name,
      chosen.properties.map(({ value }) => text(value.label)),
    );
    const source = { ...limited, productId: product.id, minOrder: product.minOrder };
    const added = await addWithItems(
      lineFor(source, { name, choice, language }, quantity),
      product.categoryId,
    );
    setAdding(false);
    if (added) onAdded();
  };

  return (
    <>
      <QuantityStepper
        quantity={quantity}
        lowest={lowest}
        highest={highest}
        labels={{
          quantity: t('cart.quantity-label'),
          increase: t('cart.increase'),
          decrease: t('cart.decrease'),
        }}
        onAsk={ask}
      />
      {line ? (
        <a
          className="button button--secondary"
          href={inLanguage(cartPath(), language, defaultLanguage)}
          aria-label={t('cart.in-cart')}
        >
          {t('cart.in-cart-count')}
        </a>
      ) : (
        <button
          type="button"
          className="button button--primary"
          aria-busy={adding}
          onClick={() => void add()}
        >
          {t('cart.add')}
        </button>
      )}
    </>
  );
}
