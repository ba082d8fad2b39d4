import type { Screen } from '#domain/page/screen-width.ts';

/** A shop's look of filters and paging: the part that a browser needs. */
export interface ListLook {
  /** Place of filters on a wide screen: beside the list, above it, or over it when they are asked for. */
  filters: 'column' | 'bar' | 'drawer';
  /** Numbers of pages, or a button that puts the next page below. */
  pages: 'numbers' | 'more';
}

/** The screen from which filters stand in their place; on narrower ones they come over the list. */
export const FILTERS_FROM: Readonly<Partial<Record<ListLook['filters'], Screen>>> = {
  column: 'wide-desktop',
  bar: 'desktop',
};
