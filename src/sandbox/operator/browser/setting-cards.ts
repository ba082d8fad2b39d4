import type { Settings } from '#contract/market/settings.ts';
import { LOOK_TABLES } from '#storefront/looks/look-tables.ts';
import type { FieldSpec } from './field.ts';
import type { ShopFacts } from './shop-facts.ts';

/** Parts of the shop that have looks, each with the page that shows it and what its numbers are for. */
export const lookFields = ({ looks }: ShopFacts['look'], settings: Settings) =>
  Object.values(LOOK_TABLES).map(({ setting, label, page }): FieldSpec & { page: string } => {
    const rows = looks[setting] ?? [];
    return {
      name: `settings.${setting}`,
      label: `${label}, ${setting}`,
      saved: `${label} saved`,
      page,
      hint: rows.find(({ number }) => number === settings[setting])?.purpose,
      options: rows.map(({ number, name, purpose }) => [
        number,
        `${name === undefined ? number : `${number} ${name}`}: ${purpose}`,
      ]),
    };
  });

const switches = (labels: Partial<Record<keyof Settings, string>>): FieldSpec[] =>
  Object.entries(labels).map(([name, label]) => ({ name: `settings.${name}`, label, hint: name }));

/** Texts in all languages; those whose label ends with a format are long. */
const words = (labels: Record<string, string>): FieldSpec[] =>
  Object.entries(labels).map(([name, label]) => ({
    name: `settings.${name}`,
    label,
    ...(/, (?:HTML|JSON)/.test(label) && { as: 'long' }),
  }));

const services = (labels: Partial<Record<keyof Settings, readonly [label: string, example: string]>>) =>
  Object.entries(labels).map(
    ([name, [label, placeholder]]): FieldSpec => ({
      name: `settings.${name}`,
      label: `${label}, ${name}`,
      saved: `${label} saved`,
      placeholder,
    }),
  );

const DOOR: readonly FieldSpec[] = [
  { name: 'websiteDisabled', label: 'Website disabled', hint: 'Shoppers see a notice in place of the shop' },
  { name: 'allowDebt', label: 'Business mode (allowDebt)', hint: 'Only who is signed in sees the shop' },
  {
    name: 'companyOption.options.passwordLevel',
    label: 'Password level',
    options: [
      [1, '1: six characters'],
      [2, '2: letters and digits'],
      [3, '3: also capitals and special characters'],
    ],
  },
  {
    name: 'settings.priceRounding',
    label: 'Prices that are shown, priceRounding',
    saved: 'Rounding saved',
    options: [
      ['none', 'as they are'],
      [0.5, 'up to 0.5 UZS'],
      [1, 'up to whole UZS'],
      [100, 'up to hundreds'],
      [500, 'up to 500s'],
      [800, 'ending in 800'],
      [900, 'ending in 900'],
      [1000, 'up to thousands'],
    ],
  },
  { name: 'settings.minOrderSum', label: 'Least sum of an order, UZS', as: 'amount' },
];

/** All that an owner sets beside theme and looks, by the title of its card. */
export const SETTING_CARDS: Readonly<Record<string, readonly FieldSpec[]>> = {
  'The door': DOOR,
  'What shoppers can do': switches({
    cartActive: 'Cart',
    showFavorite: 'Favourites',
    showCompareProduct: 'Comparison',
    showQuickView: 'Quick view',
    showProductCardBuyInOneClick: 'Buy in one click',
    showShareLinkButtons: 'Share buttons',
    showQrCashback: 'Code for cashback at the cash desk',
    oneSupplierPerOrder: 'Goods of one supplier an order',
  }),
  'What pages show': switches({
    showImageSlider: 'Slider of pictures',
    showBrandInProduct: 'Brand of a product',
    showSupplier: 'Supplier of a product',
    showSupplierAttribute: 'Supplier among the characteristics',
    showMagnifier: 'Magnifier of pictures',
    showProductCardInStock: 'In stock or not',
    showProductCardRemainder: 'How many are left',
    showProductCardSimilarProduct: 'Similar products',
    showProductCardTogetherWithThisBuy: 'Bought together',
    dynamicInput: 'Categories written into the search',
  }),
  Words: [
    ...words({
      cartDescription: 'On the page of the cart, HTML',
      seoTemplateTitle: 'Title of product pages, [title] and [region]',
      seoTemplateDescription: 'Description of product pages',
      'productCardAdditionalInformation.title': 'Heading on product pages',
      'productCardAdditionalInformation.description': 'Text below it, HTML',
      translation_msg: 'Own messages, JSON of key to text',
    }),
    {
      name: 'settings.productProperty',
      label: 'Characteristics that product pages show, with commas between; none for all',
      saved: 'Characteristics saved',
    },
  ],
  'Services that measure': services({
    googleTagManager: ['Google Tag Manager', 'GTM-AB12CD3'],
    googleAnalyticsId: ['Google Analytics', 'G-AB12CD34EF'],
    facebookPixel: ['Facebook pixel', '123456789'],
    yandexMetrikaId: ['Yandex Metrika', '98765432'],
  }),
};
