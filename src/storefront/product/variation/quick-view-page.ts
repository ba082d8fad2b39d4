import type { VariationPage } from './variation-page.ts';

/** What the quick view of a product gets of a shop beside its messages. */
export interface QuickViewPage extends VariationPage {
  /** Names of the characteristics to show; empty for all. */
  productProperty: readonly string[];
  cartActive: boolean;
}
