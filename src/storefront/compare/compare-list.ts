import type { Picked } from '#domain/link/paths.ts';
import { offerOf } from '#domain/pricing/offer.ts';
import { addStocks, dropStocks } from '#storefront/listing/stocks/stock-list.ts';
import { type Notice, notify } from '#storefront/page/notice.ts';
import { $compare } from './compare.store.ts';
import type { CompareColumn } from './compare-column.ts';

/** Removes products from the shopper's comparison; the notice offers to undo that. */
export function dropCompared(dropped: readonly Picked[], notice: Notice): void {
  const ids = new Set(dropped.map(({ variationId }) => variationId));
  const own = $compare.get().filter(({ variationId }) => ids.has(variationId));
  const undo = dropStocks(
    $compare,
    own.map(({ stockId }) => stockId),
  );
  notify({ ...notice, undo });
}

/** Adds the products of a shared comparison to the shopper's own. */
export function takeCompared(columns: readonly CompareColumn[]): void {
  addStocks(
    $compare,
    columns.map(({ card: { item } }) => ({
      stockId: item.stockId,
      variationId: item.variationId,
      productId: item.productId,
      price: offerOf(item).price,
    })),
  );
}
