import type { Language } from '#contract/value/primitive.ts';
import { addLine, type CartLine, findLine } from '#domain/cart/cart.ts';
import { lineFor } from '#domain/cart/line-for.ts';
import { offerOf, variationTerms } from '#domain/pricing/offer.ts';
import type { FoundPick } from '#domain/product/picked.ts';
import type { StockEntry } from '#domain/product/stock-list.ts';
import { localizedText } from '#domain/text/localized-text.ts';
import { askPatterns } from '#storefront/cart/add-product.ts';
import { $cart, changeCart } from '#storefront/cart/cart.store.ts';
import { queueChange } from '#storefront/cart/pending-changes.store.ts';
import { pageMaxOrder } from '#storefront/page/page-text.ts';

/**
 * Puts the fewest pieces of each favourite into the cart that is not there yet. What is sold out, what asks
 * for answers first, and, if an order takes goods of one supplier, those of another are left. Returns how
 * many were added, and how many were left.
 */
export async function addFavourites(
  found: readonly FoundPick<StockEntry>[],
  language: Language,
  defaultLanguage: Language,
): Promise<{ added: number; left: number }> {
  let added = 0;
  let left = 0;
  for (const { product, variation } of found) {
    if (findLine($cart.get(), variation.stock.id)) continue;
    const limited = { ...variation, maxOrder: pageMaxOrder() };
    const { orderable, lowest } = offerOf(variationTerms(limited, product.minOrder));
    const texts = { name: localizedText(variation.name, language, defaultLanguage), choice: '', language };
    const source = { ...limited, productId: product.id, minOrder: product.minOrder };
    const line = lineFor(source, texts, lowest);
    if (!orderable || isOfAnother(line) || (await askPatterns(product.categoryId)).length > 0) {
      left += 1;
      continue;
    }
    changeCart((cart) => addLine(cart, line));
    queueChange(line, lowest, 0);
    added += 1;
  }
  return { added, left };
}

/** True if an order takes goods of one supplier only, and the cart has those of another. */
function isOfAnother({ supplierId }: CartLine): boolean {
  const isOne = document.documentElement.dataset['oneSupplier'] !== undefined;
  return isOne && $cart.get().lines.some((line) => line.supplierId !== supplierId);
}
