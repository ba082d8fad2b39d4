import { fillPath, PATH_PLACE } from '#storefront/shell/header/language-links.ts';

/** A header or footer with marks for the page's path, cut there once: filling it is lining up bytes. */
export class PathTemplate {
  readonly #chunks: Buffer[];
  /** Text of each mark between two chunks, with its neighbours, as `fillPath` wants to see it. */
  readonly #marks: string[];

  constructor(html: string) {
    // A mark alone between quotes is filled otherwise than one behind a prefix, so its quotes belong to it.
    const pattern = new RegExp(`"${PATH_PLACE}"|${PATH_PLACE}`, 'g');
    this.#marks = html.match(pattern) ?? [];
    this.#chunks = html.split(pattern).map((text) => Buffer.from(text));
  }

  /** It for a path without a language, in chunks. */
  fill(path: string): Buffer[] {
    return this.#chunks.flatMap((chunk, at) => {
      const mark = this.#marks[at];
      return mark === undefined ? [chunk] : [chunk, Buffer.from(fillPath(mark, path))];
    });
  }
}
