import type { addToCart, SellRecord, updateRecord } from '#contract/cart.ts';
import type { CallAnswer } from '#contract/define-call.ts';
import type { CartLine } from '#domain/cart.ts';
import { $session } from '#stores/session.store.ts';
import { type CallOptions, callShop } from './call-shop.ts';
import { isCount, listOf, shapeOf } from './guard.ts';

const isAnswer = shapeOf<CallAnswer<typeof addToCart>>({
  sellRecords: listOf(shapeOf<SellRecord>({ id: isCount })),
});

/**
 * Tells the platform of a line: it checks the quantity, and keeps the line for who is signed in, with what
 * was filled in for it. Throws a `CallError`.
 */
export async function putServerLine(
  { stock, count, propertyValues = [] }: Pick<CartLine, 'stock' | 'count' | 'propertyValues'>,
  options?: CallOptions,
): Promise<void> {
  const answer = await callShop<typeof addToCart>(
    { method: 'POST', path: '/add-to-cart', auth: 'optional' },
    { body: { stock: stock.id, quantity: count } },
    options,
  );
  const id = isAnswer(answer) ? answer.sellRecords[0]?.id : undefined;
  if (id === undefined || propertyValues.length === 0 || !$session.get().token) return;
  await callShop<typeof updateRecord>(
    { method: 'PUT', path: '/{id}/update-record', auth: 'bearer' },
    { params: { id }, body: { quantity: count, propertyValues: [...propertyValues] } },
  );
}
