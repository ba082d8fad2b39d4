import { LruMap } from '#lib/lru-map.ts';
import type { CardEntry } from '#snapshot/model.ts';
import type { Fragments } from './fragments.ts';
import type { ReadRecorder } from './read-recorder.ts';

/** Cards kept per shop and language: some 1.5 KB each. */
const MAX_CARDS = 4000;

/** Keys under which the header and footer of a language are compared between builds. */
export const HEADER_KEY = 'fragment:header';
export const FOOTER_KEY = 'fragment:footer';

const HEADER_READS = new Set([HEADER_KEY]);
const FOOTER_READS = new Set([FOOTER_KEY]);

/** Fragments of one shop in one language. Header and footer are rendered by the caller before the first page. */
export class FragmentCache implements Fragments {
  readonly #recorder: ReadRecorder;
  readonly #header: string;
  readonly #footer: string;
  readonly #cards = new LruMap<number, { html: string; reads: ReadonlySet<string> }>(MAX_CARDS);
  /** Cards mostly read the same keys: one set for all of them is noted once a page. */
  readonly #readSets = new Map<string, ReadonlySet<string>>();

  constructor(recorder: ReadRecorder, header: string, footer: string) {
    this.#recorder = recorder;
    this.#header = header;
    this.#footer = footer;
  }

  get header(): string {
    this.#recorder.add(HEADER_READS);
    return this.#header;
  }

  get footer(): string {
    this.#recorder.add(FOOTER_READS);
    return this.#footer;
  }

  card(entry: CardEntry, render: () => string): string {
    let card = this.#cards.get(entry.id);
    if (!card) {
      const { result, reads } = this.#recorder.record(render);
      card = { html: result, reads: this.#intern(reads) };
      this.#cards.set(entry.id, card);
    }
    this.#recorder.add(card.reads);
    return card.html;
  }

  #intern(reads: ReadonlySet<string>): ReadonlySet<string> {
    const name = [...reads].join(' ');
    const known = this.#readSets.get(name);
    if (!known) this.#readSets.set(name, reads);
    return known ?? reads;
  }
}
