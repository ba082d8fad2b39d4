import { IMAGE_SIZES, type ImageSize } from '#contract/value/image-size.ts';
import type { Image } from '#contract/value/primitive.ts';
import { fullAddress } from '#domain/link/paths.ts';
import { PLACEHOLDER_URL } from './placeholder.ts';

/** Attributes of an `<img>`; spread onto it. */
export interface ImageSources {
  src: string;
  srcset?: string;
  sizes?: string;
  width: number;
  height: number;
}

/** Width in pixels of a size key: `300x_` is 300. */
const widthOf = (size: ImageSize) => Number.parseInt(size, 10);

const WIDTHS = IMAGE_SIZES.filter((size) => size !== 'original');

/**
 * Sources of a square picture, for a browser to choose the size. `sizes` is the slot's width as in the
 * `sizes` attribute; `from` and `to` (pixels) keep widths out that the slot never needs. The largest width
 * left is the plain `src`.
 */
export function imageSources(
  image: Image | null | undefined,
  sizes: string,
  from = 50,
  to = 800,
): ImageSources {
  const candidates = WIDTHS.flatMap((size) => {
    const url = image?.urls[size];
    return url && widthOf(size) >= from && widthOf(size) <= to ? [{ url, width: widthOf(size) }] : [];
  });
  const largest = candidates.at(-1);
  if (!largest) {
    const fallback = Object.values(image?.urls ?? {}).at(-1);
    return { src: fallback ?? PLACEHOLDER_URL, width: to, height: to };
  }
  const { url: src, width } = largest;
  if (candidates.length === 1) return { src, width, height: width };
  return {
    src,
    srcset: candidates.map((one) => `${one.url} ${one.width}w`).join(),
    sizes,
    width,
    height: width,
  };
}

/**
 * The same for a picture that loads when it comes near: a browser that can takes the slot as it is laid out,
 * whatever a look makes of it, and others take `sizes`.
 */
export function lazyImageSources(
  image: Image | null | undefined,
  sizes: string,
  from?: number,
  to?: number,
): ImageSources & { loading: 'lazy' } {
  return { ...imageSources(image, `auto,${sizes}`, from, to), loading: 'lazy' };
}

/**
 * The same for a slot that is as wide on every screen, like a card's, which is 160 to 250 pixels on all: one
 * picture, and a larger one for dense screens. Half as long as `imageSources`, which counts where there are
 * many.
 */
export function fixedImageSources(
  image: Image | null | undefined,
  size: ImageSize,
  dense: ImageSize,
): ImageSources {
  const src = imageUrl(image, size);
  const larger = imageUrl(image, dense);
  const width = widthOf(size);
  return { src, ...(larger !== src && { srcset: `${larger} 2x` }), width, height: width };
}

/** Address of a size of a picture, else of the nearest larger one; the placeholder where there is none. */
export function imageUrl(image: Image | null | undefined, size: ImageSize): string {
  const larger = IMAGE_SIZES.slice(IMAGE_SIZES.indexOf(size)).find((one) => image?.urls[one]);
  const key = larger ?? IMAGE_SIZES.findLast((one) => image?.urls[one]);
  return (key && image?.urls[key]) ?? PLACEHOLDER_URL;
}

/**
 * The same as a full address, for those who read the page elsewhere, in the largest size; undefined where
 * there is none. `origin` is the shop's, without a closing slash.
 */
export function fullImageUrl(image: Image | null | undefined, origin: string): string | undefined {
  const url = imageUrl(image, '800x_');
  return url === PLACEHOLDER_URL ? undefined : fullAddress(url, origin);
}

/** Full addresses of the pictures that have one. */
export function fullImageUrls(images: readonly Image[], origin: string): string[] {
  return images.flatMap((image) => fullImageUrl(image, origin) ?? []);
}
