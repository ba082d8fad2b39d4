import { fillPath, PATH_PLACE } from '#components/shell/language-links.ts';
import type { PagePart } from '#publish/gzip-parts.ts';

/** A header with places for the page's path, cut there once so that filling it is lining up bytes. */
export class HeaderTemplate {
  readonly #parts: PagePart[];
  /** Text of each place between two parts, with its neighbours, as `fillPath` wants to see it. */
  readonly #places: string[];

  /** `toPart` makes what stands between the places into parts of pages. */
  constructor(header: string, toPart: (bytes: Buffer) => PagePart) {
    // A place alone between quotes is filled otherwise than one behind a prefix, so its quotes belong to it.
    const pattern = new RegExp(`"${PATH_PLACE}"|${PATH_PLACE}`, 'g');
    this.#places = header.match(pattern) ?? [];
    this.#parts = header.split(pattern).map((part) => toPart(Buffer.from(part)));
  }

  /** The header for a path without a language. */
  fill(path: string): PagePart[] {
    return this.#parts.flatMap((part, at) => {
      const place = this.#places[at];
      return place === undefined ? [part] : [part, { bytes: Buffer.from(fillPath(place, path)) }];
    });
  }
}
