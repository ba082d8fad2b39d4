import { COUNT, TEXT } from '#contract/call/shape.ts';
import { getVariation, type VariationDetail } from '#contract/catalogue/variation.ts';
import type { Language, Localized, StockId } from '#contract/value/primitive.ts';
import type { Cart, CartLine, LineWords } from '#domain/cart/cart.ts';
import { choiceText } from '#domain/product/choice-text.ts';
import { localizedText } from '#domain/text/localized-text.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { hasShape } from '#storefront/platform-client/has-shape.ts';

/** Calls at a time; a cart has few lines, and the page makes other calls. */
const CALLS = 4;

/** The fields that are read of a variation. */
const DESCRIPTION = {
  data: { variation: { name: {}, properties: [{ value: { label: {} } }] } },
  suppliers: [{ id: COUNT, name: TEXT }],
};

interface Languages {
  language: Language;
  defaultLanguage: Language;
}

/**
 * Gets names in the page's language for the lines that lack them, and sellers if the cart has several. `keep`
 * is called with each answer as it comes; a product that is sold no more is `gone`, and not asked about
 * again. Never fails: a line without an answer stays as it is.
 */
export async function describeLines(
  cart: Cart,
  languages: Languages,
  keep: (stockId: StockId, words: LineWords | 'gone') => void,
): Promise<void> {
  const several = new Set(cart.lines.map(({ supplierId }) => supplierId)).size > 1;
  const waiting = cart.lines.filter(
    ({ language, seller, gone }) =>
      !gone && (language !== languages.language || (several && seller === undefined)),
  );
  const next = async (): Promise<void> => {
    const line = waiting.shift();
    if (!line) return;
    const words = await askWords(line, languages);
    if (words) keep(line.stock.id, words);
    return next();
  };
  await Promise.all(Array.from({ length: CALLS }, next));
}

async function askWords(
  { variationId, supplierId }: CartLine,
  languages: Languages,
): Promise<LineWords | 'gone' | undefined> {
  try {
    const answer = await callShop(getVariation, { params: { id: variationId } }, { unchecked: true });
    if (!hasShape<VariationDetail>(answer, DESCRIPTION)) return;
    const { data, suppliers } = answer;
    const text = (localized: Localized) =>
      localizedText(localized, languages.language, languages.defaultLanguage);
    const name = text(data.variation.name);
    const labels = data.variation.properties.map(({ value }) => text(value.label));
    return {
      name,
      choice: choiceText(name, labels),
      language: languages.language,
      seller: suppliers.find(({ id }) => id === supplierId)?.name ?? '',
    };
  } catch (error) {
    return error instanceof CallError && error.status === 404 ? 'gone' : undefined;
  }
}
