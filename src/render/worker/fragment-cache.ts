import { randomBytes } from 'node:crypto';
import { LruMap } from '#lib/lru-map.ts';
import type { IslandLinker } from '#render/astro/island-scripts.ts';
import { type Fragments, ISLAND_START, PLACE_EDGE } from '#view/fragments.ts';
import { HeaderTemplate } from './header-template.ts';
import type { ReadRecorder } from './read-recorder.ts';

/** Shared pieces kept per shop and language: cards of some 2 KB, and the common part of products, some 20 KB. Neighbours in the catalogue share them. */
const MAX_PIECES = 1200;

/** Keys under which the header and footer of a language are compared between builds. */
export const HEADER_KEY = 'fragment:header';
export const FOOTER_KEY = 'fragment:footer';

const HEADER_READS = new Set([HEADER_KEY]);
const FOOTER_READS = new Set([FOOTER_KEY]);

/** Marks a place in a page; the random part keeps a shop's text from being taken for one. */
const MARK = `${PLACE_EDGE}${randomBytes(6).toString('base64url')}:`;
const MARK_BYTES = Buffer.from(MARK);
const MARK_END = PLACE_EDGE.charCodeAt(0);
const ISLAND = Buffer.from(ISLAND_START);

interface Piece {
  bytes: Buffer;
  reads: ReadonlySet<string>;
  hasIsland: boolean;
}

/** What fills a place. */
type Fill = Pick<Piece, 'hasIsland'> & { runs: readonly Buffer[] };

/** A page or piece with its places filled. */
interface FilledPage {
  runs: Buffer[];
  hasIsland: boolean;
}

/**
 * Fragments of one shop in one language. They are kept as bytes and lined up with the page's own bytes
 * at the end: more than half of a page is never handled as text again.
 */
export class FragmentCache implements Fragments {
  readonly #recorder: ReadRecorder;
  readonly #islands: IslandLinker;
  readonly #islandLink: Buffer;
  readonly #header: HeaderTemplate;
  readonly #headerHasIsland: boolean;
  readonly #footer: Fill;
  readonly #pieces = new LruMap<string, Piece>(MAX_PIECES);
  /** Pieces mostly read the same keys: one set for all of them is noted once a page. */
  readonly #readSets = new Map<string, ReadonlySet<string>>();
  /** What fills the places of the page being rendered; undefined is the place of the script that starts islands. */
  #fills: (Fill | undefined)[] = [];

  constructor(recorder: ReadRecorder, islands: IslandLinker, header: string, footer: string) {
    this.#recorder = recorder;
    this.#islands = islands;
    this.#islandLink = Buffer.from(islands.link);
    this.#header = new HeaderTemplate(islands.cleanPiece(header));
    this.#headerHasIsland = header.includes(ISLAND_START);
    this.#footer = {
      runs: [Buffer.from(islands.cleanPiece(footer))],
      hasIsland: footer.includes(ISLAND_START),
    };
  }

  header(path: string): string {
    this.#recorder.add(HEADER_READS);
    return this.#place({ runs: this.#header.fill(path), hasIsland: this.#headerHasIsland });
  }

  get footer(): string {
    this.#recorder.add(FOOTER_READS);
    return this.#place(this.#footer);
  }

  get islandScript(): string {
    return this.#place(undefined);
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

  /** A rendered page's bytes in runs, its places filled; forgets what was to fill them. */
  fill(html: Buffer): Buffer[] {
    const own = html.includes(ISLAND);
    const page: FilledPage = { runs: [], hasIsland: own };
    for (const run of own ? this.#islands.withoutScripts(html) : [html]) this.#fillPlaces(run, page);
    this.#fills = [];
    return page.hasIsland ? page.runs : page.runs.filter((run) => run !== this.#islandLink);
  }

  #fillPlaces(html: Buffer, page: FilledPage): void {
    let from = 0;
    for (let at = html.indexOf(MARK_BYTES); at >= 0; at = html.indexOf(MARK_BYTES, from)) {
      const end = html.indexOf(MARK_END, at + MARK_BYTES.length);
      const index = Number(html.toString('latin1', at + MARK_BYTES.length, end));
      if (!(index < this.#fills.length)) throw new Error('A page shows a fragment of another page.');
      if (at > from) page.runs.push(html.subarray(from, at));
      const fill = this.#fills[index];
      if (fill) page.runs.push(...fill.runs);
      else page.runs.push(this.#islandLink);
      if (fill?.hasIsland) page.hasIsland = true;
      from = end + 1;
    }
    if (from < html.length) page.runs.push(html.subarray(from));
  }

  #keep(key: string, html: string, reads: ReadonlySet<string>): string {
    const filled: FilledPage = { runs: [], hasIsland: html.includes(ISLAND_START) };
    this.#fillPlaces(Buffer.from(this.#islands.cleanPiece(html)), filled);
    const bytes = Buffer.concat(filled.runs);
    const piece = { bytes, reads: this.#intern(reads), hasIsland: filled.hasIsland };
    this.#pieces.set(key, piece);
    return this.#show(piece);
  }

  #show(piece: Piece): string {
    this.#recorder.add(piece.reads);
    return this.#place({ runs: [piece.bytes], hasIsland: piece.hasIsland });
  }

  #place(fill: Fill | undefined): string {
    this.#fills.push(fill);
    return `${MARK}${this.#fills.length - 1}${PLACE_EDGE}`;
  }

  #intern(reads: ReadonlySet<string>): ReadonlySet<string> {
    const name = [...reads].join(' ');
    const known = this.#readSets.get(name);
    if (!known) this.#readSets.set(name, reads);
    return known ?? reads;
  }
}
