import { useEffect, useState } from 'react';
import type { PropertyValue, SellRecord } from '#contract/cart/cart.ts';
import type { Localized } from '#contract/value/primitive.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { CheckoutGroup } from '#domain/order/checkout.ts';
import { askPatterns } from '#storefront/cart/add-product.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import { readPatterns } from '#storefront/pattern/read-patterns.ts';
import { changeRecord } from './checkout-calls.ts';
import type { Words } from './checkout-text.ts';
import { lacksAnswers } from './unanswered.ts';

/** Questions of the goods' categories, and the way to answer them; `reload` is called after an answer. */
export function usePatterns(groups: readonly CheckoutGroup[], reload: () => void, words: Words) {
  const [asked, setAsked] = useState<ReadonlyMap<number, readonly unknown[]>>(new Map());
  const categories = groups
    .flatMap(({ records }) => records.flatMap(({ variation }) => variation.categoryId ?? []))
    .filter((id, at, all) => all.indexOf(id) === at)
    .join();

  useEffect(() => {
    let gone = false;
    const ids = categories === '' ? [] : categories.split(',').map(Number);
    void Promise.all(ids.map(async (id) => [id, await askPatterns(id)] as const)).then((answers) => {
      if (!gone) setAsked(new Map(answers));
    });
    return () => {
      gone = true;
    };
  }, [categories]);

  const patternsOf = ({ variation }: SellRecord) => asked.get(variation.categoryId ?? 0) ?? [];
  return {
    /** The open question about a line; undefined if there is none. */
    nameOf: (record: SellRecord): Localized | undefined =>
      record.propertyValues.length > 0 && !lacksAnswers(patternsOf(record), record)
        ? undefined
        : readPatterns(patternsOf(record))[0]?.name,
    answer: async (record: SellRecord) => {
      const add = (values: readonly PropertyValue[]) =>
        changeRecord(record.id, record.count, values).then(
          () => true,
          () => false,
        );
      await openOverlay('pattern', { line: lineOf(record, words), patterns: patternsOf(record), add });
      reload();
    },
  };
}

/** A line of the platform's cart in the form of this browser's. */
function lineOf({ variation, count, propertyValues }: SellRecord, { text, language }: Words): CartLine {
  const { id, productId, stock, name, image, newPrice, oldPrice, minOrder, tracking, tiers } = variation;
  return {
    variationId: id,
    productId,
    supplierId: stock.supplierId,
    stock: { id: stock.id, count: stock.count },
    name: text(name),
    image: image?.urls['150x_'] ?? image?.urls.original ?? '',
    language,
    newPrice,
    oldPrice,
    count,
    minOrder,
    tracking,
    tiers,
    propertyValues,
  };
}
