/** How a shop shows what narrows and turns its lists: the part of a look that a browser needs. */
export interface ListLook {
  /** Where filters stand on a wide screen: beside the list, above it, or over it when they are asked for. */
  filters: 'column' | 'bar' | 'drawer';
  /** Numbers of pages, or a button that puts the next page below. */
  pages: 'numbers' | 'more';
}
