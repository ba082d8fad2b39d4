import type { getVariation, VariationDetail } from '#contract/catalogue/variation.ts';
import type { Language, Localized } from '#contract/value/primitive.ts';
import type { Cart, CartLine, LineWords } from '#domain/cart/cart.ts';
import { isRecord } from '#domain/parse/is-record.ts';
import { choiceText } from '#domain/product/choice-text.ts';
import { localizedText } from '#domain/text/localized-text.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { isCount, isText, listOf, shapeOf } from '#storefront/platform-client/guard.ts';

/** Calls at once; a cart has few lines, and the page has other things to ask. */
const CALLS = 4;

interface Languages {
  language: Language;
  defaultLanguage: Language;
}

/**
 * Asks the platform for names in the language of the page, and for sellers where a cart has several, of the
 * lines that lack them. `keep` gets each answer as it comes. Never fails: a line without an answer stays as
 * it is.
 */
export async function describeLines(
  cart: Cart,
  languages: Languages,
  keep: (stockId: number, words: LineWords) => void,
): Promise<void> {
  const several = new Set(cart.lines.map(({ supplierId }) => supplierId)).size > 1;
  const waiting = cart.lines.filter(
    ({ language, seller }) => language !== languages.language || (several && seller === undefined),
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
): Promise<LineWords | undefined> {
  try {
    const { data, suppliers } = await callShop<typeof getVariation>(
      { method: 'GET', path: '/variations/{id}' },
      { params: { id: variationId } },
      { check: isDescription },
    );
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
  } catch {
    return;
  }
}

const isDescription = shapeOf<VariationDetail>({
  data: shapeOf<VariationDetail['data']>({
    variation: shapeOf<VariationDetail['data']['variation']>({
      name: isRecord,
      properties: listOf(shapeOf({ value: shapeOf({ label: isRecord }) })),
    }),
  }),
  suppliers: listOf(shapeOf({ id: isCount, name: isText })),
});
