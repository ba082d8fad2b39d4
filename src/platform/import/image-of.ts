import { IMAGE_SIZES } from '#contract/value/image-size.ts';
import type { Image } from '#contract/value/primitive.ts';

/** The platform keeps no copies of pictures of others, so every size is the original. */
export function imageOf(url: string): Image {
  return { urls: Object.fromEntries(IMAGE_SIZES.map((size) => [size, url])) };
}
