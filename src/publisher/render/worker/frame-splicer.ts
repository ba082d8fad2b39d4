import type { FrameName } from '#publisher/plan/frame-name.ts';
import { hasIsland } from '#publisher/render/astro/island-html.ts';
import type { IslandLinker } from '#publisher/render/astro/island-scripts.ts';
import { type Addresses, compareFrames, type Frame, type FrameChange, type PublishedFrame } from './frame.ts';
import { PathTemplate } from './path-template.ts';

const ADDRESS = Buffer.from('/_astro/');
const LONGEST_ADDRESS = 100;

/** A fragment of before and the one that takes its place, in one language. */
interface Exchange {
  name: FrameName;
  before: PathTemplate;
  after: PathTemplate;
}

/** Puts a changed frame into pages that are published: header, footer, and addresses of the look. */
export class FrameSplicer {
  readonly #addresses: Addresses;
  /** By language. */
  readonly #exchanges: readonly (readonly Exchange[])[];

  private constructor(addresses: Addresses, exchanges: readonly (readonly Exchange[])[]) {
    this.#addresses = addresses;
    this.#exchanges = exchanges;
  }

  /** Undefined where the difference is more than that or another one, or `isFit` refuses a new fragment. */
  static create(
    { frame: before, changedKeys }: PublishedFrame,
    after: Frame,
    islands: IslandLinker,
    isFit: (html: Buffer) => boolean,
  ): FrameSplicer | undefined {
    const change = compareFrames(before, after);
    // Else pages would keep some of what changed.
    if (!change || !changedKeys.every((key) => change.keys.has(key))) return;
    if (!hasSameIslands(before, after, change)) return;
    const exchanges = after.texts.header.map((_, language) =>
      change.names.map((name) => {
        const [old = '', next = ''] = [before, after].map(({ texts }) =>
          islands.withoutScripts(texts[name][language] ?? ''),
        );
        return { name, old, next };
      }),
    );
    // An element begins and ends it: no word goes on beyond its borders.
    const areFit = exchanges.flat().every(({ old, next }) => isElement(old) && isElement(next));
    if (!areFit || !exchanges.flat().every(({ next }) => isFit(Buffer.from(next)))) return;
    const templates = exchanges.map((all) =>
      all.map(({ name, old, next }) => ({
        name,
        before: new PathTemplate(old),
        after: new PathTemplate(next),
      })),
    );
    return new FrameSplicer(change.addresses, templates);
  }

  /**
   * A page of a path as it looks now; `shown` are the changed fragments on it. Undefined where one of them
   * does not stand there exactly once: who knows why renders the page.
   */
  splice(html: Buffer, language: number, path: string, shown: readonly FrameName[]): Buffer | undefined {
    const places: { from: number; to: number; after: Buffer[] }[] = [];
    for (const { name, before, after } of this.#exchanges[language] ?? []) {
      if (!shown.includes(name)) continue;
      const old = Buffer.concat(before.fill(path));
      const from = html.indexOf(old);
      if (from < 0 || html.indexOf(old, from + 1) >= 0) return;
      places.push({ from, to: from + old.length, after: after.fill(path) });
    }
    const chunks: Buffer[] = [];
    let at = 0;
    for (const { from, to, after } of places.sort((one, other) => one.from - other.from)) {
      if (from < at) return;
      this.#exchangeAddresses(html.subarray(at, from), chunks);
      chunks.push(...after);
      at = to;
    }
    this.#exchangeAddresses(html.subarray(at), chunks);
    return Buffer.concat(chunks);
  }

  #exchangeAddresses(html: Buffer, chunks: Buffer[]): void {
    let done = 0;
    for (let at = html.indexOf(ADDRESS); at >= 0; at = html.indexOf(ADDRESS, at + ADDRESS.length)) {
      const [address = ''] = /^[\w/.-]*/.exec(html.toString('latin1', at, at + LONGEST_ADDRESS)) ?? [];
      const next = this.#addresses.get(address);
      if (next === undefined) continue;
      chunks.push(html.subarray(done, at), Buffer.from(next));
      done = at + address.length;
    }
    chunks.push(html.subarray(done));
  }
}

const isElement = (html: string) => html.startsWith('<') && html.endsWith('>');

/** A page links what starts islands where one of its fragments has one. */
function hasSameIslands({ texts: before }: Frame, { texts: after }: Frame, { names }: FrameChange): boolean {
  return names.every((name) =>
    before[name].every((html, language) => hasIsland(html) === hasIsland(after[name][language] ?? '')),
  );
}
