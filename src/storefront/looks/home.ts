import type { Rows } from './rows.ts';

/** The parts of a home page. One that has nothing to show is left out. */
export const HOME_PARTS = [
  'slides',
  'categories',
  'promises',
  'collections',
  'viewed',
  'for-you',
  'banners',
  'brands',
  'blogs',
  'news',
] as const;
export type HomePart = (typeof HOME_PARTS)[number];

/** Layout of the home page. */
export interface HomeVariant {
  name: string;
  /** Its use in a few words, for whoever chooses a variant. */
  purpose: string;
  /** Its parts from the top down. If banners are no part, they stand between the collections. */
  parts: readonly HomePart[];
  /** Slides in a box, from edge to edge, or with banners beside them. */
  hero: 'boxed' | 'wide' | 'beside';
  /** Tiles with pictures, round ones in a row, words alone, a mosaic led by one, a list with children. */
  categories: 'tiles' | 'circles' | 'chips' | 'mosaic' | 'names';
  /** Style sheets beside those of all home pages, by their paths below `src` without `.css`. */
  sheets: readonly string[];
}

function row(own: Omit<HomeVariant, 'sheets'>): HomeVariant {
  const { hero, categories, parts } = own;
  const sheets = [
    ...(hero === 'boxed' ? [] : [`home/hero/${hero}`]),
    ...(categories === 'tiles' ? [] : [`home/categories/${categories}`]),
    ...(parts.includes('brands') ? ['home/brands'] : []),
    ...(parts.includes('blogs') ? ['home/blogs'] : []),
  ];
  return { ...own, sheets };
}

/** A row for each value of the shop's setting `homeStyleType`. */
export const HOME_VARIANTS: Rows<HomeVariant> = {
  0: row({
    name: 'list',
    purpose: 'Wholesale: all categories with what is below them, then goods; no pictures in between.',
    parts: ['categories', 'collections', 'viewed', 'promises', 'for-you'],
    hero: 'boxed',
    categories: 'names',
  }),
  1: row({
    name: 'market',
    purpose: 'A market place: offers first, then the ways into the catalogue, goods, and what is new.',
    parts: [
      'slides',
      'categories',
      'promises',
      'collections',
      'viewed',
      'for-you',
      'brands',
      'news',
      'blogs',
    ],
    hero: 'boxed',
    categories: 'tiles',
  }),
  2: row({
    name: 'editorial',
    purpose: 'Clothes: a picture from edge to edge, large pictures of categories, stories.',
    parts: [
      'slides',
      'categories',
      'collections',
      'for-you',
      'blogs',
      'brands',
      'viewed',
      'news',
      'promises',
    ],
    hero: 'wide',
    categories: 'mosaic',
  }),
  3: row({
    name: 'daily',
    purpose: 'Groceries: categories at hand as words, offers beside each other, goods at once.',
    parts: ['categories', 'slides', 'collections', 'viewed', 'for-you', 'promises', 'news'],
    hero: 'beside',
    categories: 'chips',
  }),
  4: row({
    name: 'showroom',
    purpose: 'Electronics: offers beside each other, round categories, goods, then their brands.',
    parts: [
      'slides',
      'categories',
      'collections',
      'brands',
      'viewed',
      'for-you',
      'promises',
      'blogs',
      'news',
    ],
    hero: 'beside',
    categories: 'circles',
  }),
  5: row({
    name: 'makers',
    purpose: 'Furniture and crafts: after the first goods, what the shop stands for and who makes them.',
    parts: ['slides', 'categories', 'collections', 'promises', 'brands', 'blogs', 'for-you', 'viewed'],
    hero: 'wide',
    categories: 'tiles',
  }),
  6: row({
    name: 'catalogue',
    purpose: 'A wide catalogue: shoppers choose a category first and see offers later.',
    parts: ['categories', 'collections', 'viewed', 'slides', 'for-you', 'brands', 'promises', 'news'],
    hero: 'boxed',
    categories: 'mosaic',
  }),
  7: row({
    name: 'magazine',
    purpose: 'A shop that explains: stories and news before goods.',
    parts: ['slides', 'blogs', 'collections', 'news', 'for-you', 'categories', 'viewed', 'promises'],
    hero: 'boxed',
    categories: 'circles',
  }),
  8: row({
    name: 'deals',
    purpose: 'Discounts: all banners at once, then goods.',
    parts: ['banners', 'categories', 'collections', 'viewed', 'slides', 'for-you', 'promises'],
    hero: 'boxed',
    categories: 'chips',
  }),
  9: row({
    name: 'stage',
    purpose: 'Few products with good pictures: one stage, one row of categories, goods.',
    parts: ['slides', 'categories', 'collections', 'viewed', 'for-you', 'promises'],
    hero: 'wide',
    categories: 'circles',
  }),
  10: row({
    name: 'short',
    purpose: 'A small shop: goods at once, the rest below.',
    parts: ['collections', 'viewed', 'slides', 'promises', 'categories', 'for-you', 'news'],
    hero: 'boxed',
    categories: 'chips',
  }),
};

/** The row of a number; a number without a row gives row 1. */
export function homeVariant(number: number): HomeVariant {
  return HOME_VARIANTS[number] ?? HOME_VARIANTS[1];
}
