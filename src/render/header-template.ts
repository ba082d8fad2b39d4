import { fillPath, PATH_PLACE } from '#layouts/language-links.ts';

/** A header with places for the page's path, cut there once so that filling it is joining bytes. */
export class HeaderTemplate {
  readonly #parts: Buffer[];
  /** Text of each place between two parts, with its neighbours, as `fillPath` wants to see it. */
  readonly #places: string[];

  constructor(header: string) {
    // A place alone between quotes is filled otherwise than one behind a prefix, so its quotes belong to it.
    const pattern = new RegExp(`"${PATH_PLACE}"|${PATH_PLACE}`, 'g');
    this.#places = header.match(pattern) ?? [];
    this.#parts = header.split(pattern).map((part) => Buffer.from(part));
  }

  /** The header for a path without a language. */
  fill(path: string): Buffer {
    const filled = this.#parts.flatMap((part, at) => {
      const place = this.#places[at];
      return place === undefined ? [part] : [part, Buffer.from(fillPath(place, path))];
    });
    return Buffer.concat(filled);
  }
}
