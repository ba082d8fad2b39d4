import type { CardEntry } from '#snapshot/model.ts';

/** Ready HTML that many pages of one shop and language share. Reading one is recorded with the page like any other read. */
export interface Fragments {
  /** The header; `%PATH%` stands for the path of the page without a language. */
  readonly header: string;
  readonly footer: string;
  /** The card of a product, rendered once and kept. */
  card(entry: CardEntry, render: () => string): string;
}
