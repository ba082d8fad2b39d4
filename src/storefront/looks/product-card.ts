import type { Settings } from '#contract/market/settings.ts';
import type { EstimateRule } from '#domain/installment/installment.ts';
import { estimatePromise } from '#domain/installment/installment-offer.ts';
import type { CardLook, CardVariant } from './card-look.ts';
import type { Rows } from './rows.ts';

/** Defaults of most cards. */
const COMMON = {
  parts: ['media', 'price', 'name', 'brand', 'facts', 'action'],
  columns: 'five',
  action: 'button',
  showColors: true,
  showUnit: false,
  estimate: null,
} satisfies Partial<CardVariant>;

type OwnRow = Partial<CardVariant> & Pick<CardVariant, 'name' | 'purpose'>;

/** A row with the sheets of its look, and of its columns if they differ. */
function row(own: OwnRow): CardVariant {
  const { name, columns, parts } = { ...COMMON, ...own };
  const isAligned = parts[1] === 'price';
  const sheets = [
    ...(parts.includes('specs') ? ['card/CardSpecs'] : []),
    ...(columns === 'five' ? [] : [`card/columns/${columns}`]),
    ...(isAligned ? ['card/CardRows'] : []),
    `card/look/${name}`,
  ];
  return { ...COMMON, ...own, sheets };
}

/** Price by months, and its promise: worked out here, so that browsers need no terms of lenders. */
const byMonths = (rule: EstimateRule, first = false) => ({ rule, promise: estimatePromise(rule), first });

/** A row for each value of the shop's setting `settingStyleOfProduct`. */
export const CARD_VARIANTS: Rows<CardVariant> = {
  1: row({
    name: 'plain',
    purpose: 'A bit of everything: what it is first, one tap to the cart.',
    parts: ['media', 'facts', 'brand', 'name', 'price', 'action'],
    action: 'round',
    showColors: false,
    estimate: byMonths('year-with-40-percent'),
  }),
  2: row({
    name: 'editorial',
    purpose: 'Clothes: a tall picture without a frame.',
    columns: 'four',
    action: 'round',
  }),
  3: row({
    name: 'dense',
    purpose: 'Groceries: many on a screen, the price of a unit, large buttons.',
    columns: 'six',
    showColors: false,
    showUnit: true,
  }),
  4: row({
    name: 'line',
    purpose: 'Spare parts and wholesale: one line a product, to read down a list.',
    columns: 'two',
    parts: ['media', 'name', 'price', 'specs', 'brand', 'facts', 'action'],
    showUnit: true,
  }),
  5: row({
    name: 'facts',
    purpose: 'Electronics: the facts that buyers compare, before they open it.',
    columns: 'four',
    parts: ['media', 'price', 'name', 'specs', 'brand', 'facts', 'action'],
  }),
  6: row({
    name: 'monthly',
    purpose: 'What is bought by months: a block at the foot has the payment a month, the price, the button.',
    parts: ['media', 'name', 'brand', 'facts', 'price', 'action'],
    estimate: byMonths('two-years-at-price', true),
  }),
  7: row({
    name: 'split',
    purpose: 'Gifts and sets: picture on one side, words on the other, two in a row.',
    columns: 'three',
    parts: ['media', 'brand', 'name', 'facts', 'price', 'action'],
    estimate: byMonths('year-with-29-percent'),
  }),
  8: row({
    name: 'market',
    purpose: 'A market place: the price first, and a button of full width.',
  }),
  9: row({
    name: 'sheet',
    purpose: 'A printed catalogue: fine lines between cells, everything centred.',
    parts: ['media', 'brand', 'name', 'facts', 'price', 'action'],
  }),
  10: row({
    name: 'poster',
    purpose: 'Few products with good pictures: the picture is the card.',
    columns: 'four',
    parts: ['media', 'brand', 'name', 'price', 'facts', 'action'],
    action: 'round',
    showColors: false,
  }),
  11: row({
    name: 'maker',
    purpose: 'Furniture and crafts: a large picture, and who made it.',
    columns: 'four',
    parts: ['media', 'price', 'brand', 'name', 'facts', 'action'],
    action: 'round',
  }),
};

/** The row of a number; a number without a row gives row 1. */
export function cardVariant(number: number): CardVariant {
  return CARD_VARIANTS[number] ?? CARD_VARIANTS[1];
}

/** The switches of a shop that change its cards. */
const CARD_SETTINGS = [
  'settingStyleOfProduct',
  'showImageSlider',
  'cartActive',
  'showFavorite',
  'showCompareProduct',
  'showQuickView',
  'showProductCardBuyInOneClick',
  'showBrandInProduct',
  'showSupplier',
  'showProductCardInStock',
  'showProductCardRemainder',
  'productProperty',
] as const satisfies readonly (keyof Settings)[];
type CardSettings = Pick<Settings, (typeof CARD_SETTINGS)[number]>;

/** The switches as a shop has them. */
export function cardSettings(setting: <Name extends keyof Settings>(name: Name) => Settings[Name]) {
  return Object.fromEntries(CARD_SETTINGS.map((name) => [name, setting(name)])) as CardSettings;
}

/** The look of a shop's cards. A brief card stands beside the page's main content. */
export function cardLook(settings: CardSettings, brief = false): CardLook {
  const { sheets: _, purpose: __, ...row } = cardVariant(settings.settingStyleOfProduct);
  return {
    ...row,
    isBrief: brief,
    parts: brief ? row.parts.filter((part) => part !== 'specs') : row.parts,
    showPictures: settings.showImageSlider && !brief,
    showColors: row.showColors && !brief,
    showCart: settings.cartActive,
    showFavourite: settings.showFavorite,
    showCompare: settings.showCompareProduct && !brief,
    showQuickView: settings.showQuickView && !brief,
    showOneClick: settings.showProductCardBuyInOneClick && settings.cartActive && !brief,
    showBrand: settings.showBrandInProduct,
    showSeller: settings.showSupplier && !brief,
    showStock: settings.showProductCardInStock && !brief,
    showRemainder: settings.showProductCardRemainder && !brief,
    specNames: row.parts.includes('specs') ? settings.productProperty : [],
  };
}
