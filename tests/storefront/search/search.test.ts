// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test } from 'vitest';
import { EXAMPLE_LISTING } from '#contract/catalogue/listing.ts';
import { parseListChoice, toggleId } from '#domain/listing/list-choice.ts';
import { lookUp } from '#storefront/search/search.ts';
import { searchList } from '#storefront/search/search-list.ts';
import { aPlatform } from '../platform.ts';

const [ITEM] = EXAMPLE_LISTING.items;
const PLAIN = parseListChoice('', 'relevance');

/** Words that the platform finds, as they are; it makes nothing alike. */
let known: string[] = [];
/** Words of the names of the shop's goods; undefined where the shop has no file of them. */
let words: string | undefined;
let platform: Awaited<ReturnType<typeof aPlatform>>;

beforeEach(async () => {
  known = ['холодильник', 'muzlatkich', 'привет'];
  words = undefined;
  Object.assign(document.documentElement.dataset, { language: 'uz', defaultLanguage: 'ru' });
  platform = await aPlatform(({ url = '' }) => {
    const { pathname, searchParams } = new URL(url, 'http://shop');
    if (pathname === '/uz/feed/search-words.txt')
      return words === undefined ? { status: 404, body: '' } : { type: 'text/plain', body: words };
    const found = known.includes(searchParams.get('q') ?? '') && !searchParams.has('brand[]');
    if (pathname.endsWith('/filter-data')) return { body: { items: [], total: Number(found) } };
    if (pathname.endsWith('/menu-items'))
      return {
        body: {
          items: searchParams.get('name') === 'холодиль' ? [aSection(7)] : [],
          page: 1,
          size: 5,
          total: 0,
        },
      };
    const variations = found ? [ITEM] : [];
    return { body: { variations, page: 1, size: 5, total: variations.length } };
  });
});
afterEach(() => platform.close());

const aSection = (id: number) => ({
  id,
  kind: 'category',
  type: 'collection_page',
  name: { ru: 'Холодильники' },
  slug: 'holodilniki',
  link: null,
  image: null,
  path: '',
});
const asked = () =>
  platform.urls.flatMap((url) => {
    const { pathname, searchParams } = new URL(url.replace('GET ', ''), 'http://shop');
    return pathname.endsWith('/search') ? [searchParams.get('q')] : [];
  });

test.each([
  ['ghbdtn', 'привет'],
  ['музлаткич', 'muzlatkich'],
  ['holodilnik', 'холодильник'],
])('[SRC-01] %s, which the platform does not find, is looked up as %s', async (typed, meant) => {
  expect(await lookUp(typed)).toMatchObject({ query: meant, total: 1, variations: [{ productId: 501 }] });
  expect(asked()[0]).toBe(typed);
  expect(asked().at(-1)).toBe(meant);
  expect(await searchList(typed, PLAIN)).toMatchObject({ query: meant, total: 1 });
});

test('[SRC-01] a query that finds something is looked up once', async () => {
  expect(await lookUp('привет')).toMatchObject({ query: 'привет', total: 1 });
  expect(asked()).toEqual(['привет']);
});

test('[SRC-01] a query with slips is corrected by words of the shop, which are loaded once', async () => {
  words = 'холодильник\nmuzlatkich\n';
  expect(await lookUp('привет')).toMatchObject({ query: 'привет', total: 1 });
  expect(platform.urls).not.toContainEqual(expect.stringContaining('search-words'));
  expect(await lookUp('muzlatkch')).toMatchObject({ query: 'muzlatkich', total: 1 });
  expect(asked().slice(1)).toEqual(['muzlatkch', 'muzlatkich']);
  expect(await searchList('холадильник', PLAIN)).toMatchObject({ query: 'холодильник', total: 1 });
  expect(await searchList('холадильник', PLAIN, { asTyped: true })).toMatchObject({ total: 0 });
  expect(platform.urls.filter((url) => url.includes('search-words'))).toHaveLength(1);
});

test('[SRC-04] words are searched for as they are where the shopper wants that', async () => {
  const found = await searchList('ghbdtn', PLAIN, { asTyped: true });
  expect(found).toMatchObject({ query: 'ghbdtn', total: 0, items: [] });
  expect(asked()).toEqual(['ghbdtn']);
});

test('[SRC-04] filters that leave nothing of what words find do not make other words of them', async () => {
  const found = await searchList('привет', toggleId(PLAIN, 'brand', 3));
  expect(found).toMatchObject({ query: 'привет', total: 0 });
  expect(asked()).toEqual(['привет', 'привет']);
});

test('[SRC-04] filters stay with the alternative query', async () => {
  const found = await searchList('ghbdtn', toggleId(PLAIN, 'brand', 3));
  expect(found).toMatchObject({ query: 'привет', total: 0 });
});

test('[SRC-04] if nothing is found, sections that begin like a word are near', async () => {
  known = [];
  const { near } = await searchList('холодильнн', PLAIN);
  expect(near.map(({ name }) => name.ru)).toEqual(['Холодильники']);
});

test('an entry of a list that no card can show is no answer', async () => {
  await platform.close();
  platform = await aPlatform(() => ({
    body: { variations: [{ productId: 1 }], page: 1, size: 5, total: 1 },
  }));
  expect(await lookUp('привет')).toMatchObject({ total: 0, variations: [] });
  await expect(searchList('привет', PLAIN)).rejects.toMatchObject({ kind: 'answer' });
});
