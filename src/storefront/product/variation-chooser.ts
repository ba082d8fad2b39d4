import { productPath } from '#domain/link/paths.ts';
import { encodeChoices } from '#domain/product/choice-data.ts';
import { choiceProperties, choiceVariations } from '#domain/product/choice-properties.ts';
import {
  type ChoiceValue,
  isAllowed,
  nearestVariation,
  selectionOf,
} from '#domain/product/variation-choice.ts';
import type { ProductEntry } from '#storefront/entries/model.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';

/** A value as a link to the variation that has it and is nearest to the one on the page. */
export interface ValueLink extends ChoiceValue {
  href: string;
  chosen: boolean;
  /** True if a variation has it together with everything else that is chosen. */
  allowed: boolean;
}

/** The chooser of a product page, in the page's language. */
export interface VariationChooser {
  /** Color first. */
  properties: { code: string; name: string; chosen: string; values: ValueLink[] }[];
  /**
   * All variations for the browser, as `parseChoices` reads them; undefined if every value has a variation
   * together with the other chosen ones, so that links are enough.
   */
  data: string | undefined;
}

/** Choices on the page of a variation. */
export function variationChooser(
  shop: ShopView,
  product: ProductEntry,
  variationId: number,
): VariationChooser {
  const properties = choiceProperties(product.variations, (text) => shop.text(text));
  const variations = choiceVariations(product.variations);
  const selection = selectionOf(variations, variationId);
  let incomplete = false;
  const shown = properties.map(({ code, name, values }) => ({
    code,
    name,
    chosen: values.find(({ id }) => id === selection[code])?.label ?? '',
    values: values.map((value) => {
      const allowed = isAllowed(variations, selection, code, value.id);
      incomplete ||= !allowed;
      const chosen = value.id === selection[code];
      // A chosen value has no other page, even if another variation has the same values.
      const target = chosen ? undefined : nearestVariation(variations, selection, code, value.id);
      return { ...value, allowed, chosen, href: shop.path(productPath(target?.id ?? variationId)) };
    }),
  }));
  return {
    properties: shown,
    data: incomplete
      ? encodeChoices(
          variations,
          properties.map(({ code }) => code),
        )
      : undefined,
  };
}
