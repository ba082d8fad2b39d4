import type { Localized } from '#contract/value/primitive.ts';
import { NEW_ROUTE, STOPPED_ROUTE } from '#publisher/publish/index/ledger.ts';
import type { EntryKey, EntryReader } from '#storefront/entries/model.ts';

/** Subjects of entries, in the order in which a page's reads are told. */
export const KEY_GROUPS = [
  'product',
  'cards',
  'lists',
  'content',
  'shop',
  'settings',
  'look',
  'time',
] as const;
export type KeyGroup = (typeof KEY_GROUPS)[number];

/** A key in words. */
export interface KeyWords {
  group: KeyGroup;
  words: string;
}

type Words = readonly [group: KeyGroup, words: string];

/** Kinds of entries that `KINDS` has to name. */
type EntryKind<Key extends string> = Key extends `time:${infer Question}`
  ? `time:${Question extends `${infer First}:${string}` ? First : Question}`
  : Key extends `${infer First}:${string}`
    ? First
    : Key;

/** Kinds of keys by the part before a colon, or the whole key; `{name}` is what an entry is called. */
const KINDS: Readonly<Record<string, Words>> = {
  variation: ['product', 'variation {1}{name}'],
  product: ['product', 'product {1}{name}'],
  updated: ['product', 'when product {1} was changed last'],
  similar: ['product', 'what is similar to product {1}'],
  beside: ['product', 'which products stand before and after product {1}'],
  reviews: ['product', 'reviews of product {1}'],
  brand: ['product', 'brand {1}{name}'],
  supplier: ['product', 'supplier {1}{name}'],
  'brand-slug': ['lists', 'which brand is called {1}'],
  brands: ['lists', 'which brands there are'],
  suppliers: ['lists', 'which suppliers there are'],
  card: ['cards', 'card of variation {1}{name}'],
  category: ['lists', 'category {1}{name}'],
  'category-slug': ['lists', 'which category is called {1}'],
  goods: ['lists', 'whether category {1} has goods'],
  list: ['lists', 'length of the list of {1} {2}'],
  'list-page': ['lists', 'page {3} of the list of {1} {2}'],
  'categories.top': ['lists', 'which categories stand on top'],
  collections: ['content', 'collections of the home page'],
  slides: ['content', 'slides'],
  banners: ['content', 'banners'],
  blocks: ['content', 'blocks of the home page'],
  'news.latest': ['content', 'latest news'],
  'news.next': ['content', 'when the next publication comes'],
  'news-categories': ['content', 'categories of publications of type {1}'],
  publication: ['content', 'publication {2}'],
  publications: ['content', 'list of publications of type {1}'],
  page: ['content', 'static page {1}'],
  'page-config': ['content', 'own title and description of the page {1}'],
  menu: ['shop', 'menu {1}'],
  'menu.size-table': ['shop', 'menu entry of the sizes'],
  'market.identity': ['shop', 'name and logo of the shop'],
  'market.contact': ['shop', 'phones and addresses of the shop'],
  'market.entry': ['shop', 'who may enter the shop'],
  'market.cashdesk': ['shop', 'where orders are fetched'],
  'market.free-shipping': ['shop', 'sum from which delivery is free'],
  franchises: ['shop', 'branches of the shop'],
  payments: ['shop', 'ways to pay'],
  'market.company': ['shop', 'company of the shop'],
  'market.theme': ['look', 'theme of the shop'],
  setting: ['settings', 'setting {1}'],
  style: ['look', 'style sheets of the page {1}'],
  'style:icons': ['look', 'set of icons'],
  'style:fonts': ['look', 'font'],
  'app-icons': ['look', 'icons and share picture'],
  'fragment:look': ['look', 'how the head tells colours and fonts'],
  'fragment:header': ['look', 'how the header looks'],
  'fragment:footer': ['look', 'how the footer looks'],
  catalogue: ['time', 'what the whole catalogue says'],
  'time:year': ['time', 'the year'],
  'time:past': ['time', 'whether {time} has come'],
} satisfies Record<EntryKind<EntryKey>, Words> & Record<string, Words>;

/** A key in words, with what its entry is called where the snapshot has it. */
export function keyWords(key: string, entries?: EntryReader): KeyWords {
  const parts = key.split(':');
  const [first = ''] = parts;
  const kind = KINDS[key] ?? KINDS[parts.slice(0, 2).join(':')] ?? KINDS[first];
  if (!kind) return { group: 'shop', words: key };
  const name = kind[1].includes('{name}') ? nameOf(key, entries) : undefined;
  const words = kind[1]
    .replace('{name}', name === undefined ? '' : ` "${name}"`)
    .replace('{time}', parts.slice(2).join(':'))
    .replace(/\{(\d)\}/g, (_, at: string) => parts[Number(at)] ?? '');
  return { group: kind[0], words };
}

/** Why all pages were rendered, and other reasons that are no keys. */
const REASONS: Readonly<Record<string, string>> = {
  full: 'all pages were rendered on demand (--full)',
  first: 'the shop was published for the first time, or its index was begun anew',
  code: 'the code of the pages changed',
  tenant: 'tenant.json or the address of the shop changed',
  'setting:translation_msg': "the shop's own wording of messages changed",
  [STOPPED_ROUTE]: 'release checks had stopped the page, and it was tried again',
  [NEW_ROUTE]: 'the page was new, or a publish that was killed had left it in doubt',
};

/** Why a page was rendered, in words. */
export function reasonWords(reason: string, entries?: EntryReader): string {
  return REASONS[reason] ?? `${keyWords(reason, entries).words} changed (${reason})`;
}

function nameOf(key: string, entries: EntryReader | undefined): string | undefined {
  const value = entries?.get(key as `variation:${number}`);
  const name: Localized | string | undefined = value?.name;
  return typeof name === 'string' ? name : Object.values(name ?? {})[0];
}
