import type { ListLook } from '#domain/listing/list-look.ts';
import type { CardLook } from '#storefront/looks/card-look.ts';
import { type OverlayPage, overlayPage } from '#storefront/overlay/overlay-props.ts';
import messageKeys from './PageList.tsx?messages';

/** Props that all static lists of a shop and language share. */
export interface PageListParts extends OverlayPage {
  cardLook: CardLook;
  listLook: ListLook;
}

type PageListShop = Parameters<typeof overlayPage>[0] & { cardLook(): CardLook; listLook(): ListLook };

export function pageListParts(shop: PageListShop): PageListParts {
  return {
    ...overlayPage(shop, messageKeys),
    cardLook: shop.cardLook(),
    listLook: shop.listLook(),
  };
}
