import type { Banner, MenuPosition } from '#contract/market.ts';
import type { Language, Localized } from '#contract/primitive.ts';
import type { Settings } from '#contract/settings.ts';
import { localizedText } from '#domain/localized-text.ts';
import type { MessageKey, Messages, Translate } from '#i18n/message-key.ts';
import { categoryPath, fullAddress, inLanguage, staticPagePath } from '#paths.ts';
import type {
  CardEntry,
  CategoryEntry,
  CollectionEntry,
  EntryReader,
  MenuEntry,
  ProductEntry,
  VariationEntry,
} from '#snapshot/model.ts';
import type { TenantConfig } from '#tenants/tenant-config.ts';
import type { PageKind } from '#variants/page-sheets.ts';

/** What the view needs to know beside the entries. */
export interface ShopContext {
  tenant: TenantConfig;
  language: Language;
  /** `https://shop.example`, without a closing slash. */
  origin: string;
  t: Translate;
  /** Raw messages of the given keys, for islands and the client. */
  messages: (keys: readonly MessageKey[]) => Messages;
  /** Addresses of the style sheets of a kind of page, in the order of the cascade. */
  styleSheets: (kind: PageKind) => readonly string[];
  entries: EntryReader;
}

/** A menu entry with its name and address in the page's language. */
export interface MenuLink {
  id: number;
  name: string;
  href: string;
  newTab: boolean;
  image: MenuEntry['image'];
  children: MenuLink[];
}

const settingKeys = new Map<keyof Settings, `setting:${string}`>();

/** The same string each time: a page asks for some twenty settings, and a new string would be hashed for each. */
function settingKey(name: keyof Settings): `setting:${string}` {
  let key = settingKeys.get(name);
  if (!key) {
    key = `setting:${name}`;
    settingKeys.set(name, key);
  }
  return key;
}

/** Everything a page may know: one shop in one language, read-only. Each read is recorded by the reader below it. */
export class ShopView {
  readonly tenant: TenantConfig;
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  readonly origin: string;
  /** A message of the dictionaries in the page's language. */
  readonly t: Translate;
  /** Raw messages of the given keys, to pass to an island. */
  readonly messages: (keys: readonly MessageKey[]) => Messages;
  /** Addresses of the style sheets of a kind of page, in the order of the cascade. */
  readonly styleSheets: (kind: PageKind) => readonly string[];
  readonly #entries: EntryReader;

  constructor({ tenant, language, origin, t, messages, styleSheets, entries }: ShopContext) {
    this.tenant = tenant;
    this.language = language;
    this.languages = tenant.languages;
    this.defaultLanguage = tenant.languages[0];
    this.origin = origin;
    this.t = t;
    this.messages = messages;
    this.styleSheets = styleSheets;
    this.#entries = entries;
  }

  /** The text in the page's language, else in the shop's default language, else in any; a blank text counts as missing. */
  text(localized: Localized | undefined): string {
    return localizedText(localized, this.language, this.defaultLanguage);
  }

  /** Path of a page in the page's language, or in another. */
  path(path: string, language = this.language): string {
    return inLanguage(path, language, this.defaultLanguage);
  }

  /** Absolute address of a page. */
  url(path: string, language = this.language): string {
    return fullAddress(this.path(path, language), this.origin);
  }

  get identity() {
    return this.#must('market.identity');
  }

  get contact() {
    return this.#must('market.contact');
  }

  get theme() {
    return this.#must('market.theme');
  }

  setting<Name extends keyof Settings>(name: Name): Settings[Name] {
    return this.#entries.get(settingKey(name)) as Settings[Name];
  }

  menu(position: MenuPosition): MenuLink[] {
    return (this.#entries.get(`menu:${position}`) ?? []).map((entry) => this.#link(entry));
  }

  topCategories(): CategoryEntry[] {
    return this.#categories(this.#entries.get('categories.top') ?? []);
  }

  category(slug: string): CategoryEntry | undefined {
    const id = this.#entries.get(`category-slug:${slug}`);
    return id === undefined ? undefined : this.#entries.get(`category:${id}`);
  }

  children(category: CategoryEntry): CategoryEntry[] {
    return this.#categories(category.childIds);
  }

  /** Categories from the top down to the given one's parent, for the breadcrumb. */
  ancestors(category: CategoryEntry): CategoryEntry[] {
    return this.#categories(category.ancestorIds);
  }

  /** Page `n` of the products of a category, counted from 1; undefined past the end. */
  categoryPage(
    category: CategoryEntry,
    page: number,
  ): { cards: CardEntry[]; total: number; pages: number } | undefined {
    const list = this.#entries.get(`list:category:${category.id}`) ?? { total: 0, pages: 1 };
    const ids = this.#entries.get(`list-page:category:${category.id}:${page}`);
    if (!ids) return page === 1 ? { cards: [], ...list } : undefined;
    return { cards: this.cards(ids), ...list };
  }

  /** Cards of variations, in their order; ids without a card are left out. */
  cards(ids: readonly number[]): CardEntry[] {
    return ids.flatMap((id) => this.#entries.get(`card:${id}`) ?? []);
  }

  /** A variation with its product; undefined where the shop has none. */
  variation(id: number): { variation: VariationEntry; product: ProductEntry } | undefined {
    const variation = this.#entries.get(`variation:${id}`);
    const product = variation && this.#entries.get(`product:${variation.productId}`);
    return product && { variation, product };
  }

  productCategories(product: ProductEntry): CategoryEntry[] {
    return this.#categories(product.categoryIds);
  }

  similar(product: ProductEntry): CardEntry[] {
    return this.cards(this.#entries.get(`similar:${product.id}`) ?? []);
  }

  reviews(product: ProductEntry) {
    return this.#entries.get(`reviews:${product.id}`) ?? [];
  }

  supplier(id: number) {
    return this.#entries.get(`supplier:${id}`);
  }

  brand(id: number | null) {
    return id === null ? undefined : this.#entries.get(`brand:${id}`);
  }

  get slides(): Banner[] {
    return this.#entries.get('slides') ?? [];
  }

  get banners(): Banner[] {
    return this.#entries.get('banners') ?? [];
  }

  get blocks() {
    return this.#entries.get('blocks') ?? [];
  }

  get collections(): CollectionEntry[] {
    return this.#entries.get('collections') ?? [];
  }

  get latestNews() {
    return this.#entries.get('news.latest') ?? [];
  }

  staticPage(slug: string) {
    return this.#entries.get(`page:${slug}`);
  }

  #categories(ids: readonly number[]): CategoryEntry[] {
    return ids.flatMap((id) => this.#entries.get(`category:${id}`) ?? []);
  }

  #link(entry: MenuEntry): MenuLink {
    const { target } = entry;
    const href =
      target.kind === 'link'
        ? target.url
        : this.path(target.kind === 'page' ? staticPagePath(target.slug) : categoryPath(target.slug));
    return {
      id: entry.id,
      name: this.text(entry.name),
      href,
      newTab: target.kind === 'link' && target.newTab,
      image: entry.image,
      children: entry.children.map((child) => this.#link(child)),
    };
  }

  #must<Key extends 'market.identity' | 'market.contact' | 'market.theme'>(key: Key) {
    const entry = this.#entries.get(key);
    if (!entry) throw new Error(`The snapshot of ${this.tenant.name} has no ${key}: pull the shop again.`);
    return entry;
  }
}
