import { LruMap } from '#lib/lru-map.ts';
import type { CardEntry } from '#snapshot/model.ts';
import type { Fragments } from './fragments.ts';
import type { ReadRecorder } from './read-recorder.ts';

/** Cards kept per shop and language: some 1.5 KB each. */
const MAX_CARDS = 4000;

/** Keys under which the header and footer of a language are compared between builds. */
export const HEADER_KEY = 'fragment:header';
export const FOOTER_KEY = 'fragment:footer';

/** Fragments of one shop in one language. Header and footer are rendered by the caller before the first page. */
export class FragmentCache implements Fragments {
  readonly #recorder: ReadRecorder;
  readonly #header: string;
  readonly #footer: string;
  readonly #cards = new LruMap<number, { html: string; reads: Set<string> }>(MAX_CARDS);

  constructor(recorder: ReadRecorder, header: string, footer: string) {
    this.#recorder = recorder;
    this.#header = header;
    this.#footer = footer;
  }

  get header(): string {
    this.#recorder.add([HEADER_KEY]);
    return this.#header;
  }

  get footer(): string {
    this.#recorder.add([FOOTER_KEY]);
    return this.#footer;
  }

  card(entry: CardEntry, render: () => string): string {
    let card = this.#cards.get(entry.id);
    if (!card) {
      const { result, reads } = this.#recorder.record(render);
      card = { html: result, reads };
      this.#cards.set(entry.id, card);
    }
    this.#recorder.add(card.reads);
    return card.html;
  }
}
