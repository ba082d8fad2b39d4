import type { Language } from '#contract/value/primitive.ts';
import { markdownPath } from '#domain/link/paths.ts';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { FRAME_NAMES, type FrameName } from '#publisher/plan/frame-name.ts';
import { isCrawlerFile, isOfCatalogue, pagesOf } from '#publisher/plan/route-pages.ts';
import type { PageChunk } from '#publisher/release-checks/page-chunk.ts';
import type { CompiledPages, Rendered } from '#publisher/render/astro/compiled-pages.ts';
import { IslandLinker } from '#publisher/render/astro/island-scripts.ts';
import type { PageScripts } from '#publisher/render/astro/page-scripts.ts';
import { createShopMessages, parseOverrides } from '#publisher/render/dictionary/shop-translate.ts';
import type { AppIcons } from '#storefront/entries/app-icons-key.ts';
import { CATALOGUE_KEY } from '#storefront/entries/catalogue-key.ts';
import type { Entries, EntryReader, RouteReader } from '#storefront/entries/model.ts';
import { isSettingKey } from '#storefront/entries/setting-reader.ts';
import { isTimeKey, timeValue } from '#storefront/entries/time-key.ts';
import type { PageStyles } from '#storefront/looks/page-sheets.ts';
import { inlineFragments } from '#storefront/view/inline-fragments.ts';
import { createShopView, type ShopView } from '#storefront/view/shop-view.ts';
import { withAppIcons } from '#storefront/view/with-app-icons.ts';
import { withStyles } from '#storefront/view/with-styles.ts';
import { withTime } from '#storefront/view/with-time.ts';
import { routesWithout, withoutPages } from '#storefront/view/without-pages.ts';
import { FragmentCache } from './fragment-cache.ts';
import { type FrameTexts, frameOf, type PublishedFrame } from './frame.ts';
import { FrameSplicer } from './frame-splicer.ts';
import { ReadRecorder } from './read-recorder.ts';

export interface ShopRendererOptions {
  tenant: TenantConfig;
  /** `https://shop.example`, without a closing slash. */
  origin: string;
  entries: EntryReader;
  /** Routes of the shop's pages. */
  routes: RouteReader;
  /** The time that pages are rendered for. */
  now: Date;
  pages: CompiledPages;
  scripts: PageScripts;
  styles: PageStyles;
  /** Routes of pages that are not there; none where left out. */
  leftOut?: readonly string[];
  /** Left out where none was made: pages then name no such pictures. */
  appIcons?: AppIcons | undefined;
}

/** Characters of a file that are made into bytes at once. */
const CHUNK_LENGTH = 256 * 1024;

/** Chunks up to this length are not worth being known again. */
const LONGEST_MARK = 64;

/**
 * All pages of a route by their paths, whole and in chunks that pages share, and the keys that any of them
 * read.
 */
export interface RenderedRoute {
  pages: { path: string; html: Buffer; chunks: readonly PageChunk[] }[];
  reads: Set<string>;
}

interface LanguageState {
  language: Language;
  shop: ShopView;
  /** The same shop, whose reads nobody notes. */
  unread: ShopView;
  frame: Record<FrameName, string>;
  fragments: FragmentCache;
}

/**
 * Renders the pages of one shop from one snapshot. One render runs at a time, so that reads belong to their
 * page.
 */
export class ShopRenderer {
  readonly #pages: CompiledPages;
  readonly #recorder: ReadRecorder;
  readonly #languages: LanguageState[];
  /** Keys that header and footer read in all languages. */
  readonly #frameReads: ReadonlySet<string>;
  /** Keys of the time that header and footer read. Other reads show in their bytes, which builds compare. */
  readonly #frameTimes: readonly string[];
  readonly #now: Date;
  readonly #routes: RouteReader;
  readonly #islands: IslandLinker;

  private constructor(
    pages: CompiledPages,
    recorder: ReadRecorder,
    languages: LanguageState[],
    frameReads: ReadonlySet<string>,
    now: Date,
    routes: RouteReader,
    islands: IslandLinker,
  ) {
    this.#islands = islands;
    this.#pages = pages;
    this.#recorder = recorder;
    this.#languages = languages;
    this.#frameReads = frameReads;
    this.#frameTimes = [...frameReads].filter(isTimeKey);
    this.#now = now;
    this.#routes = routes;
  }

  /** Renders look, header and footer of each language, then is ready for pages. */
  static async create(options: ShopRendererOptions): Promise<ShopRenderer> {
    const { tenant, origin, pages, leftOut = [] } = options;
    const entries = withoutPages(options.entries, leftOut);
    // A copy: this renderer's own clock, which `carryOn` sets.
    const now = new Date(options.now);
    const source = withAppIcons(withStyles(withTime(entries, now), options.styles), options.appIcons);
    const recorder = new ReadRecorder(source);
    const islands = new IslandLinker(options.scripts);
    const overrides = entries.get('setting:translation_msg') as
      | Entries['setting:translation_msg']
      | undefined;
    const routes = routesWithout(options.routes, leftOut);
    const languages: LanguageState[] = [];
    for (const language of tenant.languages) {
      const own = parseOverrides((overrides as Partial<Record<Language, string>> | undefined)?.[language]);
      const context = { tenant, language, origin, ...createShopMessages(language, own) };
      const shop = createShopView({ ...context, entries: recorder });
      const unread = createShopView({ ...context, entries: source });
      const fragment = async (name: string) => {
        const locals = { shop, fragments: inlineFragments };
        return (await mustRender(pages, `/fragment/${name}`, locals)).html.toString();
      };
      const frame: Record<FrameName, string> = { look: '', header: '', footer: '' };
      for (const name of FRAME_NAMES) frame[name] = await fragment(name);
      const fragments = new FragmentCache(recorder, islands, frame);
      languages.push({ language, shop, unread, frame, fragments });
    }
    return new ShopRenderer(pages, recorder, languages, recorder.take(), now, routes, islands);
  }

  /**
   * Goes on at a later time after these entries changed, with all fragments that do not depend on them. False
   * where header or footer read one of them, or settings changed: then only a new renderer is right.
   */
  carryOn(changed: readonly string[], now: Date): boolean {
    // Settings are handed to fragments from outside, as looks, and the shop's wording is one of them.
    if (changed.some((key) => this.#frameReads.has(key) || isSettingKey(key))) return false;
    const keys = new Set(changed);
    const isLater = (key: string) => isTimeKey(key) && timeValue(key, now) !== timeValue(key, this.#now);
    if (this.#frameTimes.some(isLater)) return false;
    for (const { fragments } of this.#languages) fragments.forget((key) => keys.has(key) || isLater(key));
    this.#now.setTime(now.getTime());
    return true;
  }

  /** Look, header and footer of every language, to compare with those of the last build. */
  fragmentTexts(): FrameTexts {
    const texts = (name: FrameName) => this.#languages.map(({ frame }) => frame[name]);
    return {
      look: texts('look'),
      header: texts('header'),
      footer: texts('footer'),
      times: this.#frameTimes.toSorted(),
    };
  }

  /** Gives what puts the frame of now into pages that have another one; undefined where nothing can. */
  splicer(
    published: PublishedFrame,
    job: Parameters<typeof frameOf>[1],
    isFit: (html: Buffer) => boolean,
  ): FrameSplicer | undefined {
    return FrameSplicer.create(published, frameOf(this.fragmentTexts(), job), this.#islands, isFit);
  }

  get languages(): Language[] {
    return this.#languages.map(({ language }) => language);
  }

  /** Renders a route that is no feed; `/404` may answer 404, every other page must answer 200. */
  async render(path: string): Promise<RenderedRoute> {
    this.#recorder.take();
    if (isCrawlerFile(path)) return this.#renderFiles(path);
    const paths = this.#pagesOf(path);
    const pages: RenderedRoute['pages'] = [];
    for (const [at, { shop, fragments }] of this.#languages.entries()) {
      const { html } = await mustRender(this.#pages, path, { shop, fragments });
      const filled = fragments.fill(html);
      const chunks = filled.map((bytes) => ({ bytes, isShared: isShared(bytes, html) }));
      pages.push({ path: paths[at] ?? '', html: Buffer.concat(filled), chunks });
    }
    for (const [at, twin] of paths.slice(this.#languages.length).entries())
      pages.push(this.#writeFile(twin, markdownPath(path), this.#languages[at]?.shop));
    const reads = this.#recorder.take();
    for (const key of this.#frameTimes) reads.add(key);
    return { pages, reads };
  }

  /**
   * A feed in all its languages, in chunks none of which ends within an offer. Feeds grow with the catalogue:
   * chunks are made as they are asked for.
   */
  feeds(path: string): { path: string; chunks: Iterable<Buffer> }[] {
    return this.#pagesOf(path).map((page, at) => ({
      path: page,
      chunks: this.#chunksOf(page, path, this.#languages[at]?.unread),
    }));
  }

  /** Files of the whole catalogue read more than is worth noting. */
  #renderFiles(path: string): RenderedRoute {
    const isWhole = isOfCatalogue(path);
    const pages = this.#pagesOf(path).map((page, at) => {
      const { shop, unread } = this.#languages[at] ?? {};
      return this.#writeFile(page, path, isWhole ? unread : shop);
    });
    return { pages, reads: isWhole ? new Set([CATALOGUE_KEY]) : this.#recorder.take() };
  }

  #writeFile(page: string, path: string, shop: ShopView | undefined): RenderedRoute['pages'][number] {
    const written = [...this.#chunksOf(page, path, shop)];
    const html = Buffer.concat(written);
    return { path: page, html, chunks: written.map((bytes) => ({ bytes, isShared: false })) };
  }

  #chunksOf(page: string, path: string, shop: ShopView | undefined): Iterable<Buffer> {
    if (!shop) throw new Error(`${page} is in no language of the shop.`);
    return inChunks(this.#pages.renderFile(path, { shop, routes: this.#routes }));
  }

  #pagesOf(path: string): string[] {
    return pagesOf(path, this.languages);
  }
}

/** Joins pieces of a text to buffers of some size, which end where a piece ends. */
function* inChunks(pieces: Iterable<string>): Generator<Buffer> {
  let text = '';
  for (const piece of pieces) {
    text += piece;
    if (text.length < CHUNK_LENGTH) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}

/** True if a chunk is none of the page's own bytes; addresses of pages within header and footer are short. */
function isShared(chunk: Buffer, page: Buffer): boolean {
  return chunk.buffer !== page.buffer && chunk.length > LONGEST_MARK;
}

async function mustRender(pages: CompiledPages, path: string, locals: App.Locals): Promise<Rendered> {
  const rendered = await pages.renderPage(path, locals);
  if (rendered.status === 200 || path === '/404') return rendered;
  throw new Error(
    `${path} answered ${rendered.status} instead of 200: its data is missing or the route has no page.`,
  );
}
