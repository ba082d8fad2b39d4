import type { Collection } from '#contract/market/market-schema.ts';
import type { EntryWriter } from '#publisher/snapshot/entry-writer.ts';
import type { CollectionEntry } from '#storefront/entries/model.ts';
import { keepFrame } from './tables.ts';
import type { Warnings } from './warnings.ts';

/** Writes the collections of the home page without what the shop does not have. */
export function writeCollections(
  writer: EntryWriter,
  collections: readonly Collection[],
  categorySlugs: ReadonlySet<string>,
  warnings: Warnings,
): void {
  keepFrame(writer.database, 'collections', [...collections]);
  const hasVariation = writer.database.prepare('SELECT 1 FROM variation WHERE id = ?');
  const entries = [...collections]
    .sort((a, b) => a.sort - b.sort || a.id - b.id)
    .map(({ id, title, categorySlug, variationIds }): CollectionEntry => {
      const warn = (field: string, reason: string) =>
        warnings.add('GET /collections', `collection ${id}: ${field}`, reason);
      const known = variationIds.filter((variation) => hasVariation.get(variation));
      if (known.length < variationIds.length)
        warn(
          'variationIds',
          `${variationIds.length - known.length} of them are not in the catalogue: they are left out`,
        );
      const hasCategory = categorySlug === null || categorySlugs.has(categorySlug);
      if (!hasCategory)
        warn('categorySlug', `there is no category "${categorySlug}": the collection leads nowhere`);
      return { id, title, categorySlug: hasCategory ? categorySlug : null, variationIds: known };
    });
  writer.set('collections', entries);
}
