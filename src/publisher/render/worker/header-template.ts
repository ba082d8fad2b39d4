import { fillPath, PATH_PLACE } from '#storefront/shell/header/language-links.ts';

/** A header with marks for the page's path, cut there once so that filling it is lining up bytes. */
export class HeaderTemplate {
  readonly #chunks: Buffer[];
  /** Text of each mark between two chunks, with its neighbours, as `fillPath` wants to see it. */
  readonly #marks: string[];

  constructor(header: string) {
    // A mark alone between quotes is filled otherwise than one behind a prefix, so its quotes belong to it.
    const pattern = new RegExp(`"${PATH_PLACE}"|${PATH_PLACE}`, 'g');
    this.#marks = header.match(pattern) ?? [];
    this.#chunks = header.split(pattern).map((text) => Buffer.from(text));
  }

  /** The header for a path without a language, in chunks. */
  fill(path: string): Buffer[] {
    return this.#chunks.flatMap((chunk, at) => {
      const mark = this.#marks[at];
      return mark === undefined ? [chunk] : [chunk, Buffer.from(fillPath(mark, path))];
    });
  }
}
