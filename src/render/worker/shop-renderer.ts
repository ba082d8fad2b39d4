import type { Language } from '#contract/primitive.ts';
import { createShopMessages, parseOverrides } from '#i18n/shop-translate.ts';
import type { CompiledPages, Rendered } from '#render/astro/compiled-pages.ts';
import { IslandLinker, type IslandScripts } from '#render/astro/island-scripts.ts';
import type { Entries, EntryReader } from '#snapshot/model.ts';
import type { TenantConfig } from '#tenants/tenant-config.ts';
import { inlineFragments } from '#view/inline-fragments.ts';
import { ShopView } from '#view/shop-view.ts';
import { FragmentCache } from './fragment-cache.ts';
import { ReadRecorder } from './read-recorder.ts';

export interface ShopRendererOptions {
  tenant: TenantConfig;
  /** `https://shop.example`, without a closing slash. */
  origin: string;
  entries: EntryReader;
  pages: CompiledPages;
  islandScripts: IslandScripts;
}

/** A route in every language of the shop, and the keys that any of them read. */
export interface RenderedRoute {
  pages: { language: Language; html: Buffer }[];
  reads: Set<string>;
}

interface LanguageState {
  language: Language;
  shop: ShopView;
  header: string;
  footer: string;
  fragments: FragmentCache;
}

/** Renders the pages of one shop from one snapshot. One render runs at a time, so that reads belong to their page. */
export class ShopRenderer {
  readonly #pages: CompiledPages;
  readonly #recorder: ReadRecorder;
  readonly #languages: LanguageState[];

  private constructor(pages: CompiledPages, recorder: ReadRecorder, languages: LanguageState[]) {
    this.#pages = pages;
    this.#recorder = recorder;
    this.#languages = languages;
  }

  /** Renders header and footer of each language, then is ready for pages. */
  static async create(options: ShopRendererOptions): Promise<ShopRenderer> {
    const { tenant, origin, entries, pages } = options;
    const recorder = new ReadRecorder(entries);
    const islands = new IslandLinker(options.islandScripts);
    const overrides = entries.get('setting:translation_msg') as
      | Entries['setting:translation_msg']
      | undefined;
    const languages: LanguageState[] = [];
    for (const language of tenant.languages) {
      const own = parseOverrides((overrides as Partial<Record<Language, string>> | undefined)?.[language]);
      const shop = new ShopView({
        tenant,
        language,
        origin,
        entries: recorder,
        ...createShopMessages(language, own),
      });
      const fragment = async (name: string) => {
        const locals = { shop, fragments: inlineFragments };
        return (await mustRender(pages, `/fragment/${name}`, locals)).html.toString();
      };
      const header = await fragment('header');
      const footer = await fragment('footer');
      languages.push({
        language,
        shop,
        header,
        footer,
        fragments: new FragmentCache(recorder, islands, header, footer),
      });
    }
    recorder.take();
    return new ShopRenderer(pages, recorder, languages);
  }

  /** Header and footer of every language as one text each, to compare with those of the last build. */
  fragmentTexts(): { header: string; footer: string } {
    return {
      header: this.#languages.map(({ header }) => header).join('\n'),
      footer: this.#languages.map(({ footer }) => footer).join('\n'),
    };
  }

  /** Renders a route; `/404` may answer 404, every other page must answer 200. */
  async render(path: string): Promise<RenderedRoute> {
    this.#recorder.take();
    const pages: RenderedRoute['pages'] = [];
    for (const { language, shop, fragments } of this.#languages) {
      const { html } = await mustRender(this.#pages, path, { shop, fragments });
      pages.push({ language, html: Buffer.concat(fragments.fill(html)) });
    }
    return { pages, reads: this.#recorder.take() };
  }
}

async function mustRender(pages: CompiledPages, path: string, locals: App.Locals): Promise<Rendered> {
  const rendered = await pages.renderPage(path, locals);
  if (rendered.status === 200 || path === '/404') return rendered;
  throw new Error(
    `${path} answered ${rendered.status} instead of 200: its data is missing or the route has no page.`,
  );
}
