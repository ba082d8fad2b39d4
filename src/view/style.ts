import { styleKey } from '#snapshot/style-key.ts';
import type { PageKind } from '#variants/page-sheets.ts';
import type { ShopContext } from './shop-context.ts';

/** The style of the shop's pages. */
export interface StyleView {
  /** Addresses of the style sheets of a kind of page, in the order of the cascade. */
  styleSheets(kind: PageKind): readonly string[];
}

export function styleView({ entries }: Pick<ShopContext, 'entries'>): StyleView {
  return { styleSheets: (kind) => entries.get(styleKey(kind)) ?? [] };
}
