import type { SettingReader } from '#storefront/entries/setting-reader.ts';
import { bottomNavVariant } from './bottom-nav.ts';
import { cartVariant } from './cart.ts';
import { checkoutVariant } from './checkout.ts';
import { footerVariant } from './footer.ts';
import { headerVariant } from './header.ts';
import { homeVariant } from './home.ts';
import { loginVariant } from './login.ts';
import { CARD_PICTURES, CARD_VARIANTS, cardVariant } from './product-card.ts';
import { listVariant } from './product-list.ts';
import { productPageVariant } from './product-page.ts';
import { profileVariant } from './profile.ts';
import { supplierVariant } from './supplier.ts';

/** A style sheet by its path below the storefront, without `.css`; or those of the row of the settings. */
type Source = string | ((setting: SettingReader) => readonly string[]);

/** Sheets of every page of every shop. Here and below, a later sheet wins over an earlier one. */
export const SHARED_SHEETS: readonly string[] = [
  'ui/tokens',
  'ui/base',
  'ui/controls',
  'ui/empty',
  'ui/toasts',
  'ui/Breadcrumb',
  'shell/Header',
  'shell/HeaderNarrow',
  'shell/CatalogueMenu',
  'shell/HeaderMenu',
  'search/SearchBox',
  'shell/Footer',
  'shell/BottomNav',
  'ui/quantity/QuantityStepper',
  'card/ProductCard',
  'card/CardFacts',
  'card/ProductGrid',
  'ui/forced-colors',
];

/** Sheets of all pages and dialogs with forms. */
const FLOW_SHEETS = ['ui/form/input', 'ui/form/form', 'ui/dialog/dialog', 'ui/call/call'];

/** Sheets of favourites and comparison. */
const STOCK_SHEETS = ['ui/call/call', 'listing/section-links', 'listing/stocks/stocks'];

const cardLook: Source = (setting) => cardVariant(setting('settingStyleOfProduct')).sheets;

/** Cards beside the main content of a page have one picture. */
const briefCardLook = (setting: SettingReader): string[] =>
  cardVariant(setting('settingStyleOfProduct')).sheets.filter((sheet) => sheet !== CARD_PICTURES);

const productLook: Source = (setting) =>
  productPageVariant(setting('productCardStyleType'), setting('homeStyleType')).sheets;
const shellLook = (setting: SettingReader): string[] =>
  [
    headerVariant(setting('headerStyleType')),
    footerVariant(setting('footerStyleType')),
    bottomNavVariant(setting('mobileMenuStyleType')),
  ].flatMap(({ sheets }) => sheets);

/** Of every row of the cards; how many stand side by side holds for a page, and is left out. */
const allCardSheets = [...new Set(Object.values(CARD_VARIANTS).flatMap(({ sheets }) => sheets))].filter(
  (sheet) => !sheet.includes('/columns/'),
);

const homeLook: Source = (setting) => homeVariant(setting('homeStyleType')).sheets;

const listLook: Source = (setting) => listVariant(setting('productListStyleType')).sheets;

const cartLook: Source = (setting) => cartVariant(setting('cartStyleType')).sheets;

const checkoutLook: Source = (setting) => checkoutVariant(setting('checkoutStyleType')).sheets;

const profileLook: Source = (setting) => profileVariant(setting('profileStyleType')).sheets;

const supplierLook: Source = (setting) => supplierVariant(setting('supplierStyleType')).sheets;

const loginLook: Source = (setting) => loginVariant(setting('loginStyleType')).sheets;

/** Sheets of all lists of products. */
const LIST_SHEETS: readonly Source[] = ['ui/form/input', 'listing/CategoryPage', 'listing/listing'];

/** Further sheets of each kind of page. */
const PAGE_SHEETS = {
  home: [
    'ui/carousel',
    'ui/section-heading',
    'home/Slider',
    'home/HomePage',
    'home/Banner',
    'home/distant',
    'product/Additions',
    homeLook,
    cardLook,
  ],
  list: ['listing/AllCategories', ...LIST_SHEETS, cardLook, listLook],
  maker: [...LIST_SHEETS, 'makers/maker', 'makers/market', supplierLook, cardLook, listLook],
  /** Loaded into a list when its filters are first wanted. */
  filters: ['ui/dialog/dialog', 'ui/call/call', 'listing/list'],
  product: [
    'content/article',
    'ui/Expander',
    'ui/carousel',
    'product/Gallery',
    'product/BuyBox',
    'product/VariationChooser',
    'product/Additions',
    'review/Reviews',
    'product/ProductPage',
    'product/ProductSections',
    'product/ProductAdverts',
    productLook,
    briefCardLook,
  ],
  cart: [
    'content/article',
    'ui/carousel',
    'ui/section-heading',
    'product/Additions',
    'cart/CartPage',
    'cart/CartLine',
    'ui/sum/sum',
    'cart/CartSummary',
    cartLook,
  ],
  'mini-cart': ['cart/MiniCart'],
  lightbox: ['product/Lightbox'],
  text: ['content/article'],
  publication: ['listing/CategoryPage', 'content/article', 'content/publication'],
  menu: ['menu/menu'],
  app: ['menu/app'],
  looks: ['menu/looks', ...allCardSheets],
  plain: [],
  offline: ['shell/Offline'],
  /** Linked by the service worker in a kept page of any kind. */
  kept: ['shell/Kept'],
  search: [
    ...LIST_SHEETS,
    'ui/dialog/dialog',
    'ui/call/call',
    'listing/list',
    'listing/section-links',
    'listing/look/column',
    'search/search',
    cardLook,
  ],
  favourites: [...STOCK_SHEETS, cardLook],
  compare: [...STOCK_SHEETS, cardLook, 'compare/compare', 'compare/compare-table', 'compare/compare-bar'],
  'sign-in': [...FLOW_SHEETS, 'sign-in/sign-in', loginLook],
  account: [
    ...FLOW_SHEETS,
    'account/account',
    'account/profile',
    'address/addresses',
    'bank-card/bank-card',
    'cashback/wallet',
    'order/order-parts',
    'order/order-list',
    'notifications/notification',
    profileLook,
  ],
  checkout: [
    ...FLOW_SHEETS,
    'checkout/checkout',
    'ui/map/map',
    'checkout/branch',
    'ui/sum/sum',
    'checkout/checkout-sum',
    checkoutLook,
  ],
  installment: [
    ...FLOW_SHEETS,
    'content/article',
    'ui/dialog/reading',
    'checkout/checkout',
    'ui/map/map',
    'checkout/branch',
    'ui/sum/sum',
    'checkout/checkout-sum',
    'installment/installment',
  ],
  order: [
    ...FLOW_SHEETS,
    'order/order-parts',
    'ui/sum/sum',
    'order/order-page',
    'ui/map/map',
    'ui/map/way',
    'tracking/tracking',
    'checkout/order-end',
    'notifications/push-offer',
  ],
  overlay: [
    ...FLOW_SHEETS,
    'content/article',
    'ui/dialog/reading',
    'product/BuyBox',
    'product/VariationChooser',
    'product/variation/variation',
    'product/variation/quick-view',
    'product/locations',
    'product/Lightbox',
    'pattern/pattern',
    'product/additional-items',
    'one-click/one-click',
    'address/address',
    'ui/map/map',
    'sign-in/sign-in',
    'checkout/payment',
    'installment/plans',
    'cashback/cashback',
    'review/review',
  ],
} satisfies Record<string, readonly Source[]>;

/** Kinds of pages; those of one kind have the same style sheets. */
export type PageKind = keyof typeof PAGE_SHEETS;

/**
 * Addresses of a shop's style sheets by kind of page, in the order of the cascade, and those of the icons and
 * fonts.
 */
export type PageStyles = Readonly<Partial<Record<StyleName, readonly string[]>>>;

export const PAGE_KINDS = Object.keys(PAGE_SHEETS) as PageKind[];

/** Parts that are loaded into an open page, which has header and footer already. */
const PARTS_OF_PAGES: ReadonlySet<PageKind> = new Set([
  'mini-cart',
  'lightbox',
  'kept',
  'overlay',
  'filters',
]);

/** Pages without the shop's own header and footer, which show those of other numbers. */
const BARE_PAGES: ReadonlySet<PageKind> = new Set(['looks']);

/** Keys of `PageStyles`. */
export const STYLE_NAMES = [...PAGE_KINDS, 'icons', 'fonts'] as const;
type StyleName = (typeof STYLE_NAMES)[number];

/** Style sheets that a shop's pages of a kind have beside the shared ones. */
export function pageSheets(kind: PageKind, setting: SettingReader): string[] {
  const sources: readonly Source[] = PAGE_SHEETS[kind];
  const own = sources.flatMap((source) => (typeof source === 'string' ? [source] : source(setting)));
  return PARTS_OF_PAGES.has(kind) || BARE_PAGES.has(kind) ? own : [...shellLook(setting), ...own];
}

/** Links of each kind of page of a shop; `link` gives the addresses for its own sheets. */
export function pageStyles(
  setting: SettingReader,
  link: (sheets: readonly string[], kind: PageKind) => readonly string[],
): PageStyles {
  return Object.fromEntries(PAGE_KINDS.map((kind) => [kind, link(pageSheets(kind, setting), kind)]));
}
