import type { MessageKey } from '#storefront/i18n/message-key.ts';
import type { VariationPage } from './variation-page.ts';

/** What the quick view of a product gets of a shop beside its messages. */
export interface QuickViewPage extends VariationPage {
  /** Names of the characteristics to show; empty for all. */
  productProperty: readonly string[];
  cartActive: boolean;
}

export const QUICK_VIEW_MESSAGE_KEYS = [
  'product.articul',
  'product.characteristics',
  'product.enlarge',
  'product.photo',
  'product.photos',
  'product.reviewCount',
  'product.thumbnails',
  'product.toPage',
  'product.video',
  'product.videoOf',
  'product.watchVideo',
  'product.zoom',
  'shell.back',
  'shell.forward',
] as const satisfies readonly MessageKey[];
