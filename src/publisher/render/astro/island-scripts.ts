import { createHash } from 'node:crypto';
import { hasIsland, startingModules } from './island-html.ts';
import type { IslandScripts } from './page-scripts.ts';
import {
  integrityOf,
  type Modules,
  type PageScripts,
  preloadElements,
  scriptElement,
} from './page-scripts.ts';

/**
 * An island that could not be loaded is asked for again under an address with a query, for which the page has
 * no hash: another script could come. Under its own address it is asked for just as well.
 */
const SAME_ADDRESS_AGAIN =
  "{const island=customElements.get('astro-island');if(island)island.prototype.getRetryImportUrl=(url)=>url}";

/** A part that comes into open pages, with the script that draws it by the name of its source. */
const PART = /\bdata-overlay data-module="([\w.-]+)"/;
const PART_START = 'data-overlay data-module="';

/**
 * Gathers the inline scripts of a page that has an island of each directive into one file with a hashed name.
 */
export function bundleInlineScripts(html: string): { name: string; content: string; scripts: IslandScripts } {
  const found = new Map(
    [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([element, script = '']) => [element, script]),
  );
  const styles = new Set(html.match(/<style>astro-island\b[^<]*<\/style>/g));
  const scripts = [...found.values(), SAME_ADDRESS_AGAIN];
  const content = scripts.map((script) => `${script.replace(/;?$/, ';')}\n`).join('');
  const name = `_astro/islands.${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.js`;
  const elements = [...styles, ...found.keys()];
  return { name, content, scripts: { elements, url: `/${name}`, integrity: integrityOf(content) } };
}

/**
 * Puts the file in place of the inline scripts: 7 KB less in each page, cached for all pages, and a policy
 * that allows no inline script at all. So a fragment with an island is also the same wherever it was made.
 */
export class IslandLinker {
  readonly #inline: readonly string[];
  readonly #inlineBytes: readonly Buffer[];
  readonly #modules: Modules;
  /**
   * The hashes of all modules, and the element that starts islands. It stands before the style sheets, which
   * the browser waits for anyway, so no island is seen before it can be touched.
   */
  readonly link: string;
  /** Scripts of every page, with the hashes of their imports. */
  readonly pageScripts: Pick<PageScripts, 'first' | 'client'>;

  constructor({
    islands: { elements, url, integrity },
    map,
    first,
    client,
    modules,
  }: Omit<PageScripts, 'mapHash'>) {
    this.#modules = modules;
    this.pageScripts = { first, client };
    this.#inline = elements;
    this.#inlineBytes = elements.map((element) => Buffer.from(element));
    this.link = map + scriptElement(url, integrity);
  }

  /** A fragment without the inline scripts. */
  withoutScripts(html: string): string {
    return hasIsland(html) ? this.#inline.reduce((text, element) => text.replace(element, ''), html) : html;
  }

  /**
   * A page's chunks between the inline scripts. In the place of the first, what its islands are made of is
   * named, so that the browser loads it side by side and not file by file. Works on bytes, since a page is
   * text for no longer than it must be.
   */
  chunksBetween(html: Buffer): Buffer[] {
    if (!hasIsland(html)) return [html, ...this.#aheadOfPart(html)];
    const cuts = this.#inlineBytes
      .map((element) => ({ at: html.indexOf(element), length: element.length }))
      .filter(({ at }) => at >= 0);
    const chunks: Buffer[] = [];
    let from = 0;
    for (const { at, length } of cuts.sort((one, other) => one.at - other.at)) {
      chunks.push(html.subarray(from, at));
      from = at + length;
    }
    const ahead = preloadElements(startingModules(html.toString()), this.#modules);
    if (ahead !== '') chunks.splice(1, 0, Buffer.from(ahead));
    return [...chunks, html.subarray(from)];
  }

  /** Names a part's script and all that it imports, but for what every page has. */
  #aheadOfPart(html: Buffer): Buffer[] {
    const at = html.indexOf(PART_START);
    const [, name = ''] = (at >= 0 && PART.exec(html.toString('latin1', at, at + 100))) || [];
    if (!name) return [];
    const urls = Object.keys(this.#modules).filter((url) => url.startsWith(`/_astro/${name}.`));
    return [Buffer.from(preloadElements(urls, this.#modules, this.pageScripts.client))];
  }
}
