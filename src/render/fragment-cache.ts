import { randomBytes } from 'node:crypto';
import { LruMap } from '#lib/lru-map.ts';
import type { Fragments } from './fragments.ts';
import { HeaderTemplate } from './header-template.ts';
import type { ReadRecorder } from './read-recorder.ts';

/** Shared pieces kept per shop and language: cards of some 2 KB, and the common part of products, some 25 KB. Neighbours in the catalogue share them. */
const MAX_PIECES = 1200;

/** Keys under which the header and footer of a language are compared between builds. */
export const HEADER_KEY = 'fragment:header';
export const FOOTER_KEY = 'fragment:footer';

const HEADER_READS = new Set([HEADER_KEY]);
const FOOTER_READS = new Set([FOOTER_KEY]);

/** Marks a place in a page; the random part keeps a shop's text from being taken for one. */
const MARK = `\u0001${randomBytes(6).toString('base64url')}:`;
const MARK_BYTES = Buffer.from(MARK);
const MARK_END = 1;

interface Piece {
  bytes: Buffer;
  reads: ReadonlySet<string>;
}

/**
 * Fragments of one shop in one language. They are kept as bytes and put into the page's bytes at the end: more than half of a page
 * is never handled as text again.
 */
export class FragmentCache implements Fragments {
  readonly #recorder: ReadRecorder;
  readonly #header: HeaderTemplate;
  readonly #footer: Buffer;
  readonly #pieces = new LruMap<string, Piece>(MAX_PIECES);
  /** Pieces mostly read the same keys: one set for all of them is noted once a page. */
  readonly #readSets = new Map<string, ReadonlySet<string>>();
  /** What fills the places of the page being rendered. */
  #fills: Buffer[] = [];

  constructor(recorder: ReadRecorder, header: string, footer: string) {
    this.#recorder = recorder;
    this.#header = new HeaderTemplate(header);
    this.#footer = Buffer.from(footer);
  }

  header(path: string): string {
    this.#recorder.add(HEADER_READS);
    return this.#place(this.#header.fill(path));
  }

  get footer(): string {
    this.#recorder.add(FOOTER_READS);
    return this.#place(this.#footer);
  }

  once(key: string, render: () => string): string {
    const known = this.#pieces.get(key);
    if (known) return this.#show(known);
    const { result, reads } = this.#recorder.record(render);
    return this.#keep(key, result, reads);
  }

  async share(key: string, render: () => Promise<string>): Promise<string> {
    const known = this.#pieces.get(key);
    if (known) return this.#show(known);
    const { result, reads } = await this.#recorder.recordAsync(render);
    return this.#keep(key, result, reads);
  }

  /** Fills the places of a rendered page, and forgets them. */
  fill(html: Buffer): Buffer {
    const filled = this.#fillPlaces(html);
    this.#fills = [];
    return filled;
  }

  #fillPlaces(html: Buffer): Buffer {
    const parts: Buffer[] = [];
    let from = 0;
    for (let at = html.indexOf(MARK_BYTES); at >= 0; at = html.indexOf(MARK_BYTES, from)) {
      const end = html.indexOf(MARK_END, at + MARK_BYTES.length);
      const bytes = this.#fills[Number(html.toString('latin1', at + MARK_BYTES.length, end))];
      if (!bytes) throw new Error('A page shows a fragment of another page.');
      parts.push(html.subarray(from, at), bytes);
      from = end + 1;
    }
    return Buffer.concat([...parts, html.subarray(from)]);
  }

  #keep(key: string, html: string, reads: ReadonlySet<string>): string {
    const piece = { bytes: this.#fillPlaces(Buffer.from(html)), reads: this.#intern(reads) };
    this.#pieces.set(key, piece);
    return this.#show(piece);
  }

  #show(piece: Piece): string {
    this.#recorder.add(piece.reads);
    return this.#place(piece.bytes);
  }

  #place(bytes: Buffer): string {
    this.#fills.push(bytes);
    return `${MARK}${this.#fills.length - 1}\u0001`;
  }

  #intern(reads: ReadonlySet<string>): ReadonlySet<string> {
    const name = [...reads].join(' ');
    const known = this.#readSets.get(name);
    if (!known) this.#readSets.set(name, reads);
    return known ?? reads;
  }
}
