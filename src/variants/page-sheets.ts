import type { SettingReader } from '#snapshot/setting-reader.ts';
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

/** A style sheet by its path below `src`, without `.css`; or those of the row that the settings choose. */
type Source = string | ((setting: SettingReader) => readonly string[]);

/** What every page of every shop has. Here and below, a later sheet wins over an earlier one. */
export const SHARED_SHEETS: readonly string[] = [
  'components/ui/tokens',
  'components/ui/base',
  'components/ui/controls',
  'components/ui/empty',
  'components/ui/toasts',
  'components/ui/Breadcrumb',
  'components/shell/Header',
  'components/shell/HeaderNarrow',
  'components/shell/CatalogueMenu',
  'components/shell/HeaderMenu',
  'components/shell/SearchBox',
  'components/shell/Footer',
  'components/shell/BottomNav',
  'islands/quantity/QuantityStepper',
  'components/card/ProductCard',
  'components/card/CardFacts',
  'components/card/ProductGrid',
  'components/ui/forced-colors',
];

/** What pages and dialogs with forms have in common. */
const FLOW_SHEETS = ['islands/form/input', 'islands/form/form', 'islands/dialog/dialog', 'islands/call/call'];

/** What the pages of what a shopper marked have in common. */
const STOCK_SHEETS = ['islands/call/call', 'islands/list/section-links', 'islands/stocks/stocks'];

const cardLook: Source = (setting) => cardVariant(setting('settingStyleOfProduct')).sheets;

/** Cards beside what a page is about have one picture. */
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

/** What lists of products have in common. */
const LIST_SHEETS: readonly Source[] = [
  'islands/form/input',
  'components/listing/CategoryPage',
  'islands/list/listing',
];

/** What each kind of page has beside that. */
const PAGE_SHEETS = {
  home: [
    'components/ui/carousel',
    'components/home/Slider',
    'components/home/HomePage',
    'components/home/Banner',
    'components/home/distant',
    'components/product/Additions',
    homeLook,
    cardLook,
  ],
  list: ['components/listing/AllCategories', ...LIST_SHEETS, cardLook, listLook],
  maker: [
    ...LIST_SHEETS,
    'components/maker/maker',
    'components/maker/market',
    supplierLook,
    cardLook,
    listLook,
  ],
  /** What comes to a list when its filters are first wanted. */
  filters: ['islands/dialog/dialog', 'islands/call/call', 'islands/list/list'],
  product: [
    'components/content/article',
    'components/ui/Expander',
    'components/ui/carousel',
    'components/product/Gallery',
    'components/product/BuyBox',
    'components/product/VariationChooser',
    'components/product/Additions',
    'components/product/Reviews',
    'components/product/ProductPage',
    'components/product/ProductSections',
    'components/product/ProductAdverts',
    productLook,
    briefCardLook,
  ],
  cart: [
    'components/content/article',
    'islands/cart/CartPage',
    'islands/cart/CartLine',
    'islands/sum/sum',
    'islands/cart/CartSummary',
    cartLook,
  ],
  'mini-cart': ['components/shell/MiniCart'],
  lightbox: ['components/product/Lightbox'],
  text: ['components/content/article'],
  publication: [
    'components/listing/CategoryPage',
    'components/content/article',
    'components/content/publication',
  ],
  menu: ['components/menu/menu'],
  app: ['components/menu/app'],
  looks: ['components/menu/looks', ...allCardSheets],
  plain: [],
  offline: ['components/shell/Offline'],
  /** What the service worker links in a page of any kind that it had kept. */
  kept: ['components/shell/Kept'],
  search: [
    ...LIST_SHEETS,
    'islands/dialog/dialog',
    'islands/call/call',
    'islands/list/list',
    'islands/list/section-links',
    'components/listing/look/column',
    'islands/search/search',
    cardLook,
  ],
  favourites: [...STOCK_SHEETS, cardLook],
  compare: [
    ...STOCK_SHEETS,
    cardLook,
    'islands/compare/compare',
    'islands/compare/compare-table',
    'islands/compare/compare-bar',
  ],
  'sign-in': [...FLOW_SHEETS, 'islands/sign-in/sign-in', loginLook],
  account: [
    ...FLOW_SHEETS,
    'components/account/account',
    'islands/account/profile',
    'islands/address/addresses',
    'islands/bank-card/bank-card',
    'islands/wallet/wallet',
    'islands/order/order-parts',
    'islands/order/order-list',
    'islands/notification/notification',
    profileLook,
  ],
  checkout: [
    ...FLOW_SHEETS,
    'islands/checkout/checkout',
    'islands/sum/sum',
    'islands/checkout/checkout-sum',
    checkoutLook,
  ],
  installment: [
    ...FLOW_SHEETS,
    'components/content/article',
    'islands/reading/reading',
    'islands/checkout/checkout',
    'islands/sum/sum',
    'islands/checkout/checkout-sum',
    'islands/installment/installment',
  ],
  order: [
    ...FLOW_SHEETS,
    'islands/order/order-parts',
    'islands/sum/sum',
    'islands/order/order-page',
    'islands/map/map',
    'islands/map/way',
    'islands/tracking/tracking',
    'islands/checkout/order-end',
    'islands/notification/push-offer',
  ],
  overlay: [
    ...FLOW_SHEETS,
    'components/content/article',
    'islands/reading/reading',
    'components/product/BuyBox',
    'components/product/VariationChooser',
    'islands/variation/variation',
    'islands/variation/quick-view',
    'islands/location/locations',
    'components/product/Lightbox',
    'islands/pattern/pattern',
    'islands/one-click/one-click',
    'islands/address/address',
    'islands/map/map',
    'islands/sign-in/sign-in',
    'islands/checkout/payment',
    'islands/installment/plans',
    'islands/cashback/cashback',
    'islands/review/review',
  ],
} satisfies Record<string, readonly Source[]>;

/** Kinds of pages; those of one kind have the same style sheets. */
export type PageKind = keyof typeof PAGE_SHEETS;

/**
 * Addresses of what the pages of a shop look like: the style sheets of each kind, in the order of the
 * cascade, the file with the icons, and those of the font.
 */
export type PageStyles = Readonly<Partial<Record<StyleName, readonly string[]>>>;

export const PAGE_KINDS = Object.keys(PAGE_SHEETS) as PageKind[];

/** What comes into a page that is there already, with its header and footer. */
const PARTS_OF_PAGES: ReadonlySet<PageKind> = new Set([
  'mini-cart',
  'lightbox',
  'kept',
  'overlay',
  'filters',
]);

/** Pages without the shop's own header and footer, where those of other numbers stand. */
const BARE_PAGES: ReadonlySet<PageKind> = new Set(['looks']);

/** What `PageStyles` has addresses of. */
export const STYLE_NAMES = [...PAGE_KINDS, 'icons', 'fonts'] as const;
type StyleName = (typeof STYLE_NAMES)[number];

/** Style sheets that a shop's pages of a kind have beside the shared ones. */
export function pageSheets(kind: PageKind, setting: SettingReader): string[] {
  const sources: readonly Source[] = PAGE_SHEETS[kind];
  const own = sources.flatMap((source) => (typeof source === 'string' ? [source] : source(setting)));
  return PARTS_OF_PAGES.has(kind) || BARE_PAGES.has(kind) ? own : [...shellLook(setting), ...own];
}

/** What each kind of page of a shop links; `link` gives the addresses for its own sheets. */
export function pageStyles(
  setting: SettingReader,
  link: (sheets: readonly string[], kind: PageKind) => readonly string[],
): PageStyles {
  return Object.fromEntries(PAGE_KINDS.map((kind) => [kind, link(pageSheets(kind, setting), kind)]));
}
