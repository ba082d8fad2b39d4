import type { ListLook } from '#domain/listing/list-look.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';
import type { CardLook } from '#storefront/looks/card-look.ts';
import { type OverlayPage, overlayPage } from '#storefront/ui/dialog/overlay-props.ts';
import { LIST_MESSAGE_KEYS } from './list-message-keys.ts';

/** Messages of a list on a static page. */
export const PAGE_LIST_MESSAGE_KEYS = [
  ...LIST_MESSAGE_KEYS,
  'search.nothing-filtered',
] as const satisfies readonly MessageKey[];

/** What the lists of static pages are made of: the same for all lists of a shop and language. */
export interface PageListParts extends OverlayPage {
  cardLook: CardLook;
  listLook: ListLook;
}

type PageListShop = Parameters<typeof overlayPage>[0] & { cardLook(): CardLook; listLook(): ListLook };

export function pageListParts(shop: PageListShop): PageListParts {
  return {
    ...overlayPage(shop, PAGE_LIST_MESSAGE_KEYS),
    cardLook: shop.cardLook(),
    listLook: shop.listLook(),
  };
}
