declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'truetype';
    /** Leaves out what makes letters sharp on old screens. */
    noHinting?: boolean;
    /** Features of layout that are kept, by their tags. */
    keepFeatures?: readonly string[];
    /** Texts about the font that are kept, by their numbers. */
    preserveNameIds?: readonly number[];
    /** Weights that stay, or the one that is drawn for good. */
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
  }

  /** The font with the letters of `text` alone. */
  export default function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Buffer>;
}
