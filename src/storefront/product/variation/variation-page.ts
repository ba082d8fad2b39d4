import type { OverlayPage } from '#storefront/ui/dialog/overlay-props.ts';

/** What the dialog of variations gets of a shop beside its messages. */
export interface VariationPage extends OverlayPage {
  /** The shop's page of sizes. */
  sizeTable?: { title: string; href: string };
  /** Whether a product says if it is in stock. */
  showStock: boolean;
}
