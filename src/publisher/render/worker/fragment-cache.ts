import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { FRAME_NAMES, type FrameName, frameKey } from '#publisher/plan/frame-name.ts';
import { hasIsland } from '#publisher/render/astro/island-html.ts';
import type { IslandLinker } from '#publisher/render/astro/island-scripts.ts';
import { SLOT_EDGE } from '#publisher/render/astro/slot.ts';
import type { Fragments } from '#storefront/view/fragments.ts';
import { PathTemplate } from './path-template.ts';
import type { ReadRecorder } from './read-recorder.ts';

/**
 * Fragments kept per shop and language: cards of some 2 KB, and what the pages of a product share, some 20
 * KB. Neighbours in the catalogue share them.
 */
const MAX_FRAGMENTS = 1200;

/** Begins a slot; its random text keeps a shop's text from being taken for one. */
const MARK = `${SLOT_EDGE}${randomBytes(6).toString('base64url')}:`;
const MARK_BYTES = Buffer.from(MARK);
const MARK_END = SLOT_EDGE.charCodeAt(0);

/** A page or fragment in chunks, its slots filled. */
interface Filled {
  chunks: readonly Buffer[];
  hasIsland: boolean;
}

type Fragment = Filled & { reads: ReadonlySet<string> };

/** A fragment of the frame that waits for the path of a page. */
type Frame = Omit<Fragment, 'chunks'> & { template: PathTemplate };

/**
 * Fragments of one shop in one language. They are kept as bytes and lined up with the page's own bytes at the
 * end: more than half of a page is never handled as text again. Header and footer are there from the
 * beginning.
 */
export class FragmentCache implements Fragments {
  readonly #recorder: ReadRecorder;
  readonly #islands: IslandLinker;
  readonly #islandLink: Buffer;
  /** Look, header and footer by their names. */
  readonly #frame: ReadonlyMap<string, Frame>;
  readonly #fragments = new LRUCache<string, Fragment>({ max: MAX_FRAGMENTS });
  /** Fragments mostly read the same keys: one set for all of them is noted once a page. */
  readonly #readSets = new Map<string, ReadonlySet<string>>();
  /** Fillings of the slots of the page being rendered; undefined for the script that starts islands. */
  #slots: (Filled | undefined)[] = [];

  /** The fragments of the frame have marks for the path of their page. */
  constructor(recorder: ReadRecorder, islands: IslandLinker, texts: Readonly<Record<FrameName, string>>) {
    this.#recorder = recorder;
    this.#islands = islands;
    this.#islandLink = Buffer.from(islands.link);
    const frameOf = (name: FrameName): Frame => ({
      template: new PathTemplate(islands.withoutScripts(texts[name])),
      hasIsland: hasIsland(texts[name]),
      reads: new Set([frameKey(name)]),
    });
    this.#frame = new Map(FRAME_NAMES.map((name) => [name, frameOf(name)]));
  }

  get firstScripts(): string {
    return this.#islands.pageScripts.first;
  }

  get clientScript(): string {
    return this.#islands.pageScripts.client;
  }

  get islandScript(): string {
    return this.#slot(undefined);
  }

  share(key: string, render: () => string): string;
  share(key: string, render: () => Promise<string>, path?: string): string | Promise<string>;
  share(key: string, render: () => string | Promise<string>, path = ''): string | Promise<string> {
    const known = this.#known(key, path);
    if (known) return this.#show(known);
    const { result, reads } = this.#recorder.record(render);
    if (typeof result === 'string') return this.#keep(key, result, reads);
    return result.then((html) => this.#keep(key, html, reads));
  }

  /**
   * Drops the fragments that depend on a stale key: that read it, or whose name begins with it, for what a
   * name says may be passed in from outside.
   */
  forget(isStale: (key: string) => boolean): void {
    const stale = new Set<ReadonlySet<string>>();
    for (const [name, reads] of this.#readSets) {
      if (!reads.values().some(isStale)) continue;
      stale.add(reads);
      this.#readSets.delete(name);
    }
    for (const [name, { reads }] of this.#fragments.entries())
      if (stale.has(reads) || isStale(entryOf(name))) this.#fragments.delete(name);
  }

  /** A rendered page's bytes in chunks, its slots filled; forgets what was to fill them. */
  fill(html: Buffer): Buffer[] {
    const page = this.#fillSlots(this.#islands.chunksBetween(html), hasIsland(html));
    this.#slots = [];
    return page.hasIsland ? page.chunks : page.chunks.filter((chunk) => chunk !== this.#islandLink);
  }

  #known(key: string, path: string): Fragment | undefined {
    const frame = this.#frame.get(key);
    return frame ? { ...frame, chunks: frame.template.fill(path) } : this.#fragments.get(key);
  }

  #fillSlots(htmlChunks: readonly Buffer[], hasOwnIsland: boolean): { chunks: Buffer[]; hasIsland: boolean } {
    const filled = { chunks: [] as Buffer[], hasIsland: hasOwnIsland };
    for (const html of htmlChunks) {
      let from = 0;
      for (let at = html.indexOf(MARK_BYTES); at >= 0; at = html.indexOf(MARK_BYTES, from)) {
        const end = html.indexOf(MARK_END, at + MARK_BYTES.length);
        const index = Number(html.toString('latin1', at + MARK_BYTES.length, end));
        if (!(index < this.#slots.length)) throw new Error('A page shows a fragment of another page.');
        if (at > from) filled.chunks.push(html.subarray(from, at));
        const slot = this.#slots[index];
        if (slot) filled.chunks.push(...slot.chunks);
        else filled.chunks.push(this.#islandLink);
        if (slot?.hasIsland) filled.hasIsland = true;
        from = end + 1;
      }
      if (from < html.length) filled.chunks.push(html.subarray(from));
    }
    return filled;
  }

  #keep(key: string, html: string, reads: ReadonlySet<string>): string {
    const bytes = Buffer.from(this.#islands.withoutScripts(html));
    const filled = this.#fillSlots([bytes], hasIsland(html));
    const fragment = {
      chunks: filled.chunks,
      hasIsland: filled.hasIsland,
      reads: this.#intern(reads),
    };
    this.#fragments.set(key, fragment);
    return this.#show(fragment);
  }

  #show(fragment: Fragment): string {
    this.#recorder.add(fragment.reads);
    return this.#slot(fragment);
  }

  #slot(filled: Filled | undefined): string {
    this.#slots.push(filled);
    return `${MARK}${this.#slots.length - 1}${SLOT_EDGE}`;
  }

  #intern(reads: ReadonlySet<string>): ReadonlySet<string> {
    const name = [...reads].join(' ');
    const known = this.#readSets.get(name);
    if (!known) this.#readSets.set(name, reads);
    return known ?? reads;
  }
}

/** The key that the name of a fragment begins with: `card:7` of `card:7:true:false`. */
function entryOf(name: string): string {
  return name.split(':', 2).join(':');
}
