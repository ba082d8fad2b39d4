import { fullAddress } from '#domain/link/paths.ts';
import { fullImageUrl } from '#domain/picture/picture.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import type { PageSeo } from './page-seo.ts';

/** Picture beside a shared link to the page. */
export interface SharePicture {
  address: string;
  /** Pixels; the platform keeps pictures of goods as squares. */
  width: number;
  height: number;
  /** Undefined if the address does not show it. */
  type: string | undefined;
}

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Pixels of the largest size that the platform keeps. */
const SIDE = 800;

/** The page's own picture in the platform's largest size, else the one that was made for the shop. */
export function sharePicture(shop: ShopView, { image }: PageSeo): SharePicture | undefined {
  const made = shop.appIcons?.share;
  const own = fullImageUrl(image, shop.origin);
  if (!own) return made && { ...made, address: fullAddress(made.address, shop.origin), type: 'image/jpeg' };
  const ending = /\.(\w+)(?:\?|$)/.exec(own)?.[1]?.toLowerCase() ?? '';
  return { address: own, width: SIDE, height: SIDE, type: TYPES[ending] };
}
