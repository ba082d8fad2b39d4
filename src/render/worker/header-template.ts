import { fillPath, PATH_PLACE } from '#components/shell/language-links.ts';

/** A header with places for the page's path, cut there once so that filling it is lining up bytes. */
export class HeaderTemplate {
  readonly #runs: Buffer[];
  /** Text of each place between two runs, with its neighbours, as `fillPath` wants to see it. */
  readonly #places: string[];

  constructor(header: string) {
    // A place alone between quotes is filled otherwise than one behind a prefix, so its quotes belong to it.
    const pattern = new RegExp(`"${PATH_PLACE}"|${PATH_PLACE}`, 'g');
    this.#places = header.match(pattern) ?? [];
    this.#runs = header.split(pattern).map((text) => Buffer.from(text));
  }

  /** The header for a path without a language, in runs. */
  fill(path: string): Buffer[] {
    return this.#runs.flatMap((run, at) => {
      const place = this.#places[at];
      return place === undefined ? [run] : [run, Buffer.from(fillPath(place, path))];
    });
  }
}
