import type { ExchangePart, ImportOptions, ImportSummary } from '#platform/import/import-options.ts';

/** An import that another thread can make: nothing in it is a function. */
export type ImportOrder = Pick<
  ImportOptions,
  'feed' | 'tenant' | 'file' | 'language' | 'rates' | 'currency' | 'priceType' | 'exchange' | 'guardSize'
> & { now: Date };

/** Parts of a summary that are told of an import. */
export type ImportResult = Pick<
  ImportSummary,
  'products' | 'variations' | 'leftOut' | 'putRight' | 'changed'
>;

/** Files of an exchange that are put into its goods, of which no shop is told yet. */
export type GatherOrder = Pick<ImportOptions, 'feed'> & { exchange: ExchangePart };

/**
 * Imports feeds while the platform goes on to answer. Both reject with an error of which the name and the
 * message may be all that is left; `signal` ends them at once, and what there was stays.
 */
export interface Importer {
  /** As `importFeed`. */
  run(order: ImportOrder, signal: AbortSignal): Promise<ImportResult>;
  /** As `gatherFeeds`. */
  gather(order: GatherOrder, signal: AbortSignal): Promise<void>;
}
