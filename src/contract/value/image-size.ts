/** Widths in pixels that the platform keeps every picture in, and the picture as it was uploaded. */
export const IMAGE_SIZES = [
  '50x_',
  '100x_',
  '150x_',
  '300x_',
  '500x_',
  '600x_',
  '800x_',
  'original',
] as const;
export type ImageSize = (typeof IMAGE_SIZES)[number];
