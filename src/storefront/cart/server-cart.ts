import {
  addToCart,
  getCartDetail,
  removeRecord,
  type SellRecord,
  type Cart as ServerCart,
  updateRecord,
} from '#contract/cart/cart.ts';
import type { StockId } from '#contract/value/primitive.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { CartTexts } from '#domain/cart/server-cart.ts';
import { cartPath } from '#domain/link/paths.ts';
import { localizedText } from '#domain/text/localized-text.ts';
import { pageDefaultLanguage, pageLanguage, pagePath } from '#storefront/page/page-text.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';

/** The cart that the platform keeps for the shopper. Throws a `CallError`, as all calls here do. */
export function getServerCart(): Promise<ServerCart> {
  return callShop(getCartDetail, { query: {} }, { unasked: !isCartShown() });
}

/** True on the page of the cart: lines that a refused token takes along do not go there without a word. */
export function isCartShown(): boolean {
  return location.pathname === pagePath(cartPath());
}

/**
 * Puts pieces of a stock into the shopper's cart. For guests, also those whose session has just ended, the
 * platform only checks its stock.
 */
export async function putStock(stock: StockId, quantity: number): Promise<SellRecord | undefined> {
  const { sellRecords } = await callShop(addToCart, { body: { stock, quantity } }, { retryAsGuest: true });
  return sellRecords[0];
}

/** Changes the count of a record and its answers; undefined if the cart no longer has it. */
export async function changeRecord(
  id: number,
  quantity: number,
  values: CartLine['propertyValues'],
): Promise<SellRecord | undefined> {
  const body = { quantity, ...(values && { propertyValues: [...values] }) };
  const change = callShop(updateRecord, { params: { id }, body });
  return (await unlessGone(change))?.sellRecord;
}

/** Removes a record; one that is already gone is no error. */
export async function removeRecordOf(id: number): Promise<void> {
  await unlessGone(callShop(removeRecord, { params: { id } }, { unchecked: true }));
}

function unlessGone<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch((error: unknown) => {
    if (error instanceof CallError && error.status === 404) return undefined;
    throw error;
  });
}

/** The texts of the platform's cart in the language of the page. */
export const cartTexts = (): CartTexts => ({
  language: pageLanguage(),
  textOf: (text) => localizedText(text, pageLanguage(), pageDefaultLanguage()),
});
