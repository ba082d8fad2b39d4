import type { NewsCategory } from '#contract/market/content.ts';
import { NEWS_TYPES, type News } from '#contract/market/market-schema.ts';
import type { Localized } from '#contract/value/primitive.ts';
import { publicationPath, publicationsPath } from '#domain/link/paths.ts';
import { plainText, withoutHeadings } from '#domain/text/plain-text.ts';
import type { EntryWriter } from '#publisher/snapshot/entry-writer.ts';
import {
  ALL_CATEGORIES,
  type NewsType,
  PUBLICATION_SECTION,
  PUBLICATIONS_ON_PAGE,
  type Teaser,
} from '#storefront/entries/model.ts';
import type { HtmlCleaner } from './clean-html.ts';
import type { Frame } from './frame.ts';
import type { Warnings } from './warnings.ts';

/** Publications that the home page has room for. */
const LATEST_NEWS = 6;
const RELATED = 3;
const SUMMARY_LENGTH = 200;
/** Words that people read in a minute. */
const WORDS_A_MINUTE = 180;

/** Publications that a pull found. */
export type Publications = Pick<Frame, 'news' | 'newsCategories'>;

/** Keys and paths of what was written, to tell what is no more. */
export interface WrittenPublications {
  keys: Set<string>;
  paths: Set<string>;
}

/**
 * Writes publications, their lists by type and category, and the pages of all. What is to come is left out
 * until `now` has reached it, should the platform tell of it.
 */
export function writePublications(
  writer: EntryWriter,
  { news, newsCategories }: Publications,
  html: HtmlCleaner,
  now: Date,
  warnings: Warnings,
): WrittenPublications {
  const written: WrittenPublications = { keys: new Set(), paths: new Set() };
  const isDue = ({ publishedAt }: News) => Date.parse(publishedAt) <= now.getTime();
  const due = news.items.filter(isDue);
  const waiting = news.items.filter((one) => !isDue(one)).map(({ publishedAt }) => publishedAt);
  const [next = null] = [...waiting, ...(news.nextAt === null ? [] : [news.nextAt])].sort(byMoment);
  writer.set('news.next', next);
  for (const [index, type] of NEWS_TYPES.entries()) {
    const all = newestOf(due, type, warnings).map((one) => ({ ...one, content: html.cleanAll(one.content) }));
    if (type === 'news') writer.set('news.latest', all.slice(0, LATEST_NEWS));
    const categories = categoriesOf(type, all, newsCategories);
    writeType(writer, type, all, categories, written);
    writeRoutes(writer, type, all, categories, index, written);
  }
  return written;
}

const byMoment = (a: string, b: string) => Date.parse(a) - Date.parse(b);

/** The publications of a type, newest first; of several with one slug the newest. */
function newestOf(news: readonly News[], type: NewsType, warnings: Warnings): News[] {
  const slugs = new Map<string, number>();
  return news
    .filter((one) => one.type === type)
    .sort((a, b) => byMoment(b.publishedAt, a.publishedAt) || b.id - a.id)
    .filter(({ id, slug }) => {
      const owner = slugs.get(slug);
      if (owner === undefined) slugs.set(slug, id);
      else if (owner !== id)
        warnings.add('GET /news', `publication ${id}: slug`, `publication ${owner} has "${slug}", too`);
      return owner === undefined;
    });
}

function writeType(
  writer: EntryWriter,
  type: NewsType,
  all: readonly News[],
  categories: NewsCategory[],
  { keys }: WrittenPublications,
): void {
  const set: EntryWriter['set'] = (key, value) => {
    keys.add(key);
    writer.set(key, value);
  };
  set(`news-categories:${type}`, categories);
  const teasers = all.map(teaserOf);
  const byCategory = new Map(
    categories.map(({ id }) => [id, teasers.filter((one) => one.categoryId === id)] as const),
  );
  const lists = [[ALL_CATEGORIES, teasers] as const, ...byCategory];
  for (const [list, items] of lists) {
    const pages = pagesOf(items.length);
    set(`publications:${type}:${list}`, { total: items.length, pages });
    for (let page = 1; page <= pages; page += 1)
      set(`publications:${type}:${list}:${page}`, pageOf(items, page));
  }
  for (const [at, one] of all.entries()) {
    const teaser = teasers[at];
    if (!teaser) continue;
    set(`publication:${type}:${one.slug}`, {
      ...one,
      minutes: minutesOf(one.content),
      newer: nameOf(teasers[at - 1]),
      older: nameOf(teasers[at + 1]),
      related: relatedTo(teasers, byCategory.get(one.categoryId ?? 0) ?? [], teaser),
    });
  }
}

function writeRoutes(
  writer: EntryWriter,
  type: NewsType,
  all: readonly News[],
  categories: readonly NewsCategory[],
  index: number,
  { paths }: WrittenPublications,
): void {
  let position = 0;
  const add = (path: string) => {
    paths.add(path);
    position += 1;
    writer.addRoute(path, { section: PUBLICATION_SECTION, product: index, position });
  };
  const addPages = (count: number, category?: string) => {
    for (let page = 1; page <= pagesOf(count); page += 1) add(publicationsPath(type, page, category));
  };
  addPages(all.length);
  for (const { id, slug } of categories) addPages(all.filter((one) => one.categoryId === id).length, slug);
  for (const { slug } of all) add(publicationPath(type, slug));
}

/** Categories of a type that have publications, in the shop's order; of several with one slug the first. */
function categoriesOf(
  type: NewsType,
  all: readonly News[],
  newsCategories: readonly NewsCategory[],
): NewsCategory[] {
  const used = new Set(all.map(({ categoryId }) => categoryId));
  const own = newsCategories
    .filter((one) => one.type === type && used.has(one.id))
    .sort((a, b) => a.sort - b.sort || a.id - b.id);
  return own.filter(({ slug }, at) => own.findIndex((one) => one.slug === slug) === at);
}

const pagesOf = (count: number) => Math.max(Math.ceil(count / PUBLICATIONS_ON_PAGE), 1);

const pageOf = <Item>(items: readonly Item[], page: number): Item[] =>
  items.slice((page - 1) * PUBLICATIONS_ON_PAGE, page * PUBLICATIONS_ON_PAGE);

function teaserOf({ slug, title, content, image, publishedAt, categoryId }: News): Teaser {
  const summary = mapTexts(content, (text) => plainText(withoutHeadings(text), SUMMARY_LENGTH));
  return { slug, title, summary, image, publishedAt, categoryId: categoryId ?? null };
}

const nameOf = (teaser: Teaser | undefined) => (teaser ? { slug: teaser.slug, title: teaser.title } : null);

/** Those nearest in time, of the same category first. `own` are all of that category, in the same order. */
function relatedTo(all: readonly Teaser[], own: readonly Teaser[], teaser: Teaser): Teaser[] {
  return [...new Set([...nearest(own, teaser), ...nearest(all, teaser)])].slice(0, RELATED);
}

function nearest(list: readonly Teaser[], teaser: Teaser): Teaser[] {
  const at = list.indexOf(teaser);
  const from = Math.max(at - RELATED, 0);
  return list
    .slice(from, at + RELATED + 1)
    .map((one, index) => ({ one, far: Math.abs(from + index - at) }))
    .filter(({ far }) => far > 0)
    .sort((a, b) => a.far - b.far)
    .map(({ one }) => one);
}

function minutesOf(content: Localized) {
  return mapTexts(content, (text) => {
    const words = plainText(text, Number.POSITIVE_INFINITY).split(' ').length;
    return Math.max(Math.round(words / WORDS_A_MINUTE), 1);
  });
}

function mapTexts<Value>(texts: Localized, map: (text: string) => Value) {
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, map(text)]),
  ) as Partial<Record<keyof Localized, Value>>;
}
