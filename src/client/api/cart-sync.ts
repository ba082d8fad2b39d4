import { pageDefaultLanguage, pageLanguage } from '#client/text/page-text.ts';
import type { getCartDetail, Cart as ServerCart } from '#contract/cart.ts';
import type { Localized } from '#contract/primitive.ts';
import { addLine, type CartLine, isSoldOut, updatePrices } from '#domain/cart.ts';
import { isRecord } from '#domain/is-record.ts';
import { localizedText } from '#domain/localized-text.ts';
import { linesMissingOnServer, replaceByServerCart } from '#domain/server-cart.ts';
import { $cart } from '#stores/cart.store.ts';
import { CallError } from './call-error.ts';
import { callShop } from './call-shop.ts';
import { fetchPrices, PRICE_BATCH } from './fetch-prices.ts';
import { isCount, listOf, shapeOf } from './guard.ts';
import { putServerLine } from './server-line.ts';

/**
 * Brings the cart of this browser and the one that the platform keeps for the signed-in shopper together:
 * what was put in as a guest is added there, at most what the stock has, then the platform's cart takes the
 * place of the local one unless it is empty. A line that the platform does not take stays in the local cart,
 * and so does what the shopper puts in meanwhile. Throws a `CallError` where the platform's cart cannot be
 * read; the local cart is then as it was.
 */
export async function syncCart(): Promise<void> {
  const local = $cart.get();
  const missing = linesMissingOnServer(local, await readServerCart());
  const refused: CartLine[] = [];
  for (const line of await withCurrentStock(missing)) if (!(await addOnServer(line))) refused.push(line);
  const server = await readServerCart();
  const meanwhile = $cart
    .get()
    .lines.filter(
      (line) => !local.lines.some((old) => old.stock.id === line.stock.id && old.count === line.count),
    );
  $cart.set([...refused, ...meanwhile].reduce(addLine, replaceByServerCart(local, server, textOf)));
}

function readServerCart(): Promise<ServerCart> {
  return callShop<typeof getCartDetail>(
    { method: 'GET', path: '/cart-detail', auth: 'bearer' },
    { query: {} },
    { check: isServerCart },
  );
}

const isServerCart = shapeOf<ServerCart>({
  sells: listOf(
    shapeOf({
      sellRecords: listOf(
        shapeOf({
          stockId: isCount,
          count: isCount,
          variation: shapeOf({
            id: isCount,
            newPrice: isCount,
            oldPrice: isCount,
            stock: isRecord,
            name: isRecord,
            tiers: Array.isArray,
          }),
        }),
      ),
    }),
  ),
});

async function withCurrentStock(lines: readonly CartLine[]): Promise<readonly CartLine[]> {
  const prices = await fetchPrices(lines.slice(0, PRICE_BATCH).map(({ variationId }) => variationId));
  return updatePrices({ lines }, prices).lines;
}

/** Whether the platform took the line. A shopper who is not signed in any more ends the whole. */
async function addOnServer(line: CartLine): Promise<boolean> {
  if (isSoldOut(line)) return false;
  try {
    await putServerLine(line);
    return true;
  } catch (error) {
    if (error instanceof CallError && error.kind === 'refused' && error.status !== 401) return false;
    throw error;
  }
}

function textOf(text: Localized): string {
  return localizedText(text, pageLanguage(), pageDefaultLanguage());
}
