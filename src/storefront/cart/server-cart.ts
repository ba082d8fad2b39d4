import type { CallAnswer } from '#contract/call/define-call.ts';
import type {
  addToCart,
  getCartDetail,
  removeRecord,
  SellRecord,
  Cart as ServerCart,
  updateRecord,
} from '#contract/cart/cart.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { listOf, shapeOf } from '#storefront/platform-client/guard.ts';
import { isSellRecord, isServerCart } from './cart-guard.ts';

/** The cart that the platform keeps for the shopper. Throws a `CallError`, as all here do. */
export function getServerCart(): Promise<ServerCart> {
  return callShop<typeof getCartDetail>(
    { method: 'GET', path: '/cart-detail', auth: 'bearer' },
    { query: {} },
    { check: isServerCart, unasked: true },
  );
}

/**
 * Puts so many pieces of a stock into the shopper's cart; for a guest, and for who turns out to be one, the
 * platform says whether it has them.
 */
export async function putStock(stock: number, quantity: number): Promise<SellRecord | undefined> {
  const { sellRecords } = await callShop<typeof addToCart>(
    { method: 'POST', path: '/add-to-cart', auth: 'optional' },
    { body: { stock, quantity } },
    {
      check: shapeOf<CallAnswer<typeof addToCart>>({ sellRecords: listOf(isSellRecord) }),
      retryAsGuest: true,
    },
  );
  return sellRecords[0];
}

/** Gives a record another count, and what was filled in for it; undefined where the cart has it no more. */
export async function changeRecord(
  id: number,
  quantity: number,
  values: CartLine['propertyValues'],
): Promise<SellRecord | undefined> {
  const change = callShop<typeof updateRecord>(
    { method: 'PUT', path: '/{id}/update-record', auth: 'bearer' },
    { params: { id }, body: { quantity, ...(values && { propertyValues: [...values] }) } },
    { check: shapeOf<CallAnswer<typeof updateRecord>>({ sellRecord: isSellRecord }), unasked: true },
  );
  return (await unlessGone(change))?.sellRecord;
}

/** Takes a record out. One that is not there any more is out. */
export async function removeRecordOf(id: number): Promise<void> {
  await unlessGone(
    callShop<typeof removeRecord>(
      { method: 'DELETE', path: '/{id}/remove-record', auth: 'bearer' },
      { params: { id } },
      { unasked: true },
    ),
  );
}

function unlessGone<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch((error: unknown) => {
    if (error instanceof CallError && error.status === 404) return undefined;
    throw error;
  });
}
