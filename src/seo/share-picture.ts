import { fullImageUrl } from '#domain/picture.ts';
import { fullAddress } from '#paths.ts';
import type { ShopView } from '#view/shop-view.ts';
import type { PageSeo } from './page-seo.ts';

/** What others show beside a link to the page. */
export interface SharePicture {
  address: string;
  /** Pixels; the platform keeps pictures of goods as squares. */
  width: number;
  height: number;
  /** Undefined where the address does not tell. */
  type: string | undefined;
}

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

const SIZE = '800x_';

/** The page's own picture in the platform's largest size, else the one that was made for the shop. */
export function sharePicture(shop: ShopView, { image }: PageSeo): SharePicture | undefined {
  const made = shop.emblem?.share;
  const own = image && fullImageUrl(image, SIZE, shop.origin);
  if (!own) return made && { ...made, address: fullAddress(made.address, shop.origin), type: 'image/jpeg' };
  const ending = /\.(\w+)(?:\?|$)/.exec(own)?.[1]?.toLowerCase() ?? '';
  const side = Number.parseInt(SIZE, 10);
  return { address: own, width: side, height: side, type: TYPES[ending] };
}
