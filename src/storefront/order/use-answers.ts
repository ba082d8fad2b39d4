import { useEffect, useState } from 'react';
import { listPatterns } from '#contract/cart/pattern.ts';
import type { Order, OrderRecord } from '#contract/order/order.ts';
import { answerWords } from '#domain/cart/answer-words.ts';
import { fetchProducts } from '#storefront/listing/fetch-products.ts';
import { readPatterns } from '#storefront/pattern/read-patterns.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import type { OrderWords } from './order-words.ts';

type AskedFields = ReturnType<typeof readPatterns>[number]['fields'];

/**
 * Words of what was filled in for a line of an order. An order keeps ids of fields and of choices: until the
 * questions of its goods have come, and where they have gone, there are none.
 */
export function useAnswers(order: Order, words: OrderWords): (record: OrderRecord) => string[] {
  const [fields, setFields] = useState<AskedFields>([]);
  const records = order.sells.flatMap(({ sellRecords }) => sellRecords);
  const ids = [...new Set(records.filter(hasAnswers).map(({ productId }) => productId))].join();
  useEffect(() => {
    if (ids === '') return;
    const asking = new AbortController();
    listFields(ids.split(',').map(Number), asking.signal).then(setFields, () => {
      // The order is whole without them.
    });
    return () => asking.abort();
  }, [ids]);
  return ({ propertyValues }) => answerWords(fields, propertyValues, words);
}

const hasAnswers = ({ propertyValues }: OrderRecord) => propertyValues.length > 0;

async function listFields(productIds: number[], signal: AbortSignal): Promise<AskedFields> {
  const products = await fetchProducts(productIds, { signal });
  const categories = [...new Set(products.map(({ categoryId }) => categoryId))];
  const { items } = await callShop(listPatterns, { query: { 'category[]': categories } }, { signal });
  return readPatterns(items).flatMap((pattern) => pattern.fields);
}
