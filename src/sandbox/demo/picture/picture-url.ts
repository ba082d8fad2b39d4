import { IMAGE_SIZES, type ImageSize } from '#contract/value/image-size.ts';
import type { Image } from '#contract/value/primitive.ts';

/** Traits that a product picture is drawn from. */
export interface PictureTraits {
  /** One of `PICTURE_KINDS`. */
  kind: string;
  /** `#rrggbb` or `rrggbb`: the colour of the variation. */
  color: string;
  /** 0 front, 1 turned or back, 2 close-up, 3 in use. */
  view: number;
  /** Whole number from 0: products of one kind with different seeds differ in small traits. */
  seed: number;
}

/** Shops that have a brand of their own; every other shop looks like `generated`. */
export const BRANDED_SHOPS = ['local', 'default', 'dev', 'test'] as const;
export type PictureShop = (typeof BRANDED_SHOPS)[number] | 'generated';

const MEDIA = '/market-api/media';

/** A picture of a product in all sizes. */
export function pictureImage({ kind, color, view, seed }: PictureTraits): Image {
  return inAllSizes(`${kind}-${color.replace('#', '').toLowerCase()}-${view}-${seed}.jpg`);
}

/** A wide (1440×520) or square (780×780) composed picture for a slide or a banner of the shop. */
export function sceneUrl(shop: string, pictureKind: string, screen: 'desktop' | 'mobile'): string {
  return `${MEDIA}/original/scene-${pictureShop(shop)}-${pictureKind}-${screen}.jpg`;
}

/** The shop's word mark, 4:1. */
export function logoImage(shop: string): Image {
  return inAllSizes(`logo-${pictureShop(shop)}.svg`);
}

/** The same for dark grounds. */
export function logoOnDarkImage(shop: string): Image {
  return inAllSizes(`logo-on-dark-${pictureShop(shop)}.svg`);
}

/** The shop's symbol alone, square: for the browser tab. */
export function symbolImage(shop: string): Image {
  return inAllSizes(`symbol-${pictureShop(shop)}.svg`);
}

function pictureShop(shop: string): PictureShop {
  return BRANDED_SHOPS.find((branded) => branded === shop) ?? 'generated';
}

function inAllSizes(name: string): Image {
  const urls: Partial<Record<ImageSize, string>> = {};
  for (const size of IMAGE_SIZES) urls[size] = `${MEDIA}/${size}/${name}`;
  return { urls };
}
