import type { EstimateRule } from '#domain/installment/installment.ts';

/** Layout of the pictures of a product on wide screens; phones swipe through them. */
export const GALLERY_KINDS = ['below', 'side', 'dots', 'grid', 'stack', 'bleed'] as const;
export type GalleryKind = (typeof GALLERY_KINDS)[number];

/** Parts that stand in the areas of a page, each at most once. */
export type HeadPart = 'gallery' | 'title' | 'offer' | 'promises' | 'short' | 'facts' | 'seller' | 'extra';

/** Sections below the areas, as wide as the page. */
export type PageSection =
  | 'description'
  | 'characteristics'
  | 'promises'
  | 'seller'
  | 'extra'
  | 'adverts'
  | 'together'
  | 'seller-goods'
  | 'reviews'
  | 'similar';

export type PageArea = 'gallery' | 'info' | 'buy' | 'about';

/** Wording of the price by months: an estimate, or the lowest payment that there is. */
export type MonthsRule = EstimateRule | 'advertised';

/** Look of the page of a product. */
export interface ProductPageVariant {
  /** Becomes the class `product-page--<name>`. */
  name: string;
  /** Its use in a few words, for whoever chooses a variant. */
  purpose: string;
  /** Style sheets beside those of all product pages, by their paths below `src` without `.css`. */
  sheets: readonly string[];
  gallery: GalleryKind;
  /** Areas and their parts, in reading order; the layout's sheet places them. */
  areas: Readonly<Partial<Record<PageArea, readonly HeadPart[]>>>;
  /** Sections in their order; several in one place stand side by side. */
  below: readonly (readonly PageSection[])[];
  /** Characteristics beside the picture. */
  keyFacts: number;
  months: { rule: MonthsRule; first: boolean };
  /** Links to the sections below. */
  showSectionLinks: boolean;
  /** Similar products in a row to sweep through, or all to be seen at once. */
  similar: 'row' | 'grid';
  /** Every screen has a chosen variation at an address of its own, as small ones always do. */
  ownAddress: boolean;
  /** Answer to a count above the stock: how many there are, or that there are not enough, at the top left. */
  shortage: 'balance' | 'not-enough';
}

/** Defaults of most pages. */
const COMMON = {
  gallery: 'below',
  areas: { gallery: ['gallery'], info: ['title'], buy: ['offer', 'promises'], about: ['short', 'facts'] },
  below: [
    ['description', 'characteristics'],
    ['extra', 'seller'],
    ['together'],
    ['reviews'],
    ['seller-goods'],
    ['similar'],
    ['adverts'],
  ],
  keyFacts: 6,
  months: { rule: 'year-with-29-percent', first: false },
  showSectionLinks: false,
  similar: 'row',
  ownAddress: false,
  shortage: 'balance',
} satisfies Partial<ProductPageVariant>;

type OwnRow = Partial<ProductPageVariant> & Pick<ProductPageVariant, 'name' | 'purpose'>;

/** A row with the sheets of its layout and of its gallery. */
function row(own: OwnRow): ProductPageVariant {
  const { name, gallery } = { ...COMMON, ...own };
  const sheets = [`product/gallery/${gallery}`, `product/layout/${name}`];
  return { ...COMMON, ...own, sheets };
}

const MARKET = row({
  name: 'market',
  purpose: 'A market place: picture, facts and offer beside each other, the rest below.',
});

/** A row for each value of the shop's setting `productCardStyleType`. */
export const PRODUCT_PAGE_VARIANTS: Readonly<Record<number, ProductPageVariant>> = {
  1: row({
    name: 'plain',
    purpose: 'A bit of everything: the picture on one side, all that is said of it on the other.',
    areas: { gallery: ['gallery'], info: ['title', 'short', 'offer', 'facts', 'promises'] },
    below: [
      ['description'],
      ['characteristics'],
      ['reviews'],
      ['together'],
      ['similar'],
      ['extra', 'seller'],
      ['seller-goods'],
      ['adverts'],
    ],
    keyFacts: 4,
  }),
  2: row({
    name: 'editorial',
    purpose: 'Clothes: all pictures at once, and a narrow column that stays beside them.',
    gallery: 'grid',
    areas: { gallery: ['gallery'], info: ['title', 'offer', 'promises'], about: ['short', 'facts'] },
    below: [
      ['description', 'characteristics'],
      ['together'],
      ['similar'],
      ['reviews'],
      ['extra', 'seller'],
      ['seller-goods'],
      ['adverts'],
    ],
  }),
  3: row({
    name: 'pantry',
    purpose: 'Groceries: everything to decide in one small panel, and right below what goes with it.',
    gallery: 'dots',
    areas: { gallery: ['gallery'], info: ['title'], buy: ['offer'], about: ['short', 'facts', 'extra'] },
    below: [
      ['together'],
      ['similar'],
      ['description', 'characteristics'],
      ['promises', 'seller'],
      ['seller-goods'],
      ['reviews'],
      ['adverts'],
    ],
    keyFacts: 7,
    similar: 'grid',
  }),
  4: row({
    name: 'order',
    purpose:
      'Wholesale: a small picture, all the facts in one table, and an order form with its price tiers.',
    gallery: 'dots',
    areas: { info: ['title', 'short'], gallery: ['gallery'], buy: ['offer', 'promises'], about: ['facts'] },
    below: [
      ['characteristics', 'description'],
      ['seller', 'extra'],
      ['seller-goods'],
      ['together'],
      ['similar'],
      ['reviews'],
      ['adverts'],
    ],
    keyFacts: 14,
    shortage: 'not-enough',
    months: { rule: 'year-at-price', first: false },
  }),
  5: row({
    name: 'facts',
    purpose:
      'Electronics: the name over the whole width, ten facts before the first scroll, links to the rest.',
    gallery: 'side',
    areas: { info: ['title'], gallery: ['gallery'], buy: ['offer', 'promises'], about: ['facts', 'extra'] },
    below: [
      ['description', 'characteristics'],
      ['together'],
      ['reviews'],
      ['similar'],
      ['seller'],
      ['seller-goods'],
      ['adverts'],
    ],
    keyFacts: 10,
    showSectionLinks: true,
  }),
  6: MARKET,
  7: row({
    name: 'monthly',
    purpose: 'What is bought by months: the payment a month leads, on a ground of the shop’s colour.',
    gallery: 'below',
    areas: { gallery: ['gallery'], info: ['title', 'offer'], about: ['short', 'facts', 'promises'] },
    below: [
      ['adverts'],
      ['characteristics', 'description'],
      ['together'],
      ['reviews'],
      ['extra', 'seller'],
      ['similar'],
      ['seller-goods'],
    ],
    months: { rule: 'year-at-price', first: true },
  }),
  8: row({
    name: 'poster',
    purpose:
      'Flowers, gifts, one good thing: a picture as wide as the window, words in the middle of the page.',
    gallery: 'bleed',
    areas: { gallery: ['gallery'], info: ['title', 'short'], buy: ['offer'] },
    below: [
      ['description'],
      ['characteristics'],
      ['promises'],
      ['reviews'],
      ['together'],
      ['similar'],
      ['extra', 'seller'],
      ['seller-goods'],
      ['adverts'],
    ],
    months: { rule: 'advertised', first: false },
    similar: 'grid',
  }),
  9: row({
    name: 'maker',
    purpose:
      'Furniture and crafts: who made it stands first, and what else they make before what is similar.',
    gallery: 'stack',
    areas: {
      gallery: ['gallery'],
      info: ['seller', 'title', 'offer'],
      about: ['short', 'facts', 'promises'],
    },
    below: [
      ['description', 'characteristics'],
      ['extra'],
      ['seller-goods'],
      ['together'],
      ['reviews'],
      ['similar'],
      ['adverts'],
    ],
    keyFacts: 5,
  }),
};

/** Changes that some home layouts make to every product page; the sources say only that there are some. */
const WITH_HOME: Readonly<Record<number, (row: ProductPageVariant) => Partial<ProductPageVariant>>> = {
  1: ({ below }) => ({ below: moveUp(below, 'adverts') }),
  4: () => ({ ownAddress: true }),
  6: () => ({ similar: 'grid' }),
  9: ({ below }) => ({ below: moveUp(below, 'reviews') }),
};

const moveUp = (below: ProductPageVariant['below'], section: PageSection) => [
  [section],
  ...below.map((place) => place.filter((one) => one !== section)).filter((place) => place.length > 0),
];

/** The row of a number as the number of the home leaves it; a number without a row gives row 6. */
export function productPageVariant(number: number, home = 0): ProductPageVariant {
  const found = PRODUCT_PAGE_VARIANTS[number] ?? MARKET;
  return { ...found, ...WITH_HOME[home]?.(found) };
}
