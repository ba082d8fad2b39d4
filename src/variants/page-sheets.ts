import type { SettingReader } from '#snapshot/setting-reader.ts';
import { cardVariant } from './product-card.ts';

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
  'components/shell/SearchBox',
  'components/shell/Footer',
  'islands/quantity/QuantityStepper',
  'components/card/ProductCard',
  'components/card/ProductGrid',
  'components/ui/forced-colors',
];

/** What pages and dialogs with forms have in common. */
const FLOW_SHEETS = ['islands/form/input', 'islands/form/form', 'islands/dialog/dialog', 'islands/call/call'];

/** What the pages of what a shopper marked have in common. */
const STOCK_SHEETS = ['islands/call/call', 'islands/list/section-links', 'islands/stocks/stocks'];

const cardLook: Source = (setting) => cardVariant(setting('settingStyleOfProduct')).sheets;

/** What each kind of page has beside that. */
const PAGE_SHEETS = {
  home: [
    'components/ui/carousel',
    'components/home/Slider',
    'components/home/HomePage',
    'components/home/Banner',
    'components/home/distant',
    cardLook,
  ],
  list: ['components/listing/AllCategories', 'components/listing/CategoryPage', cardLook],
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
    cardLook,
  ],
  cart: ['islands/cart/CartPage', 'islands/cart/CartLine', 'islands/sum/sum', 'islands/cart/CartSummary'],
  'mini-cart': ['components/shell/MiniCart'],
  text: ['components/content/article'],
  plain: [],
  offline: ['components/shell/Offline'],
  /** What the service worker links in a page of any kind that it had kept. */
  kept: ['components/shell/Kept'],
  search: [
    'islands/form/input',
    'islands/dialog/dialog',
    'islands/call/call',
    'components/listing/CategoryPage',
    'islands/list/list',
    'islands/list/section-links',
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
  'sign-in': [...FLOW_SHEETS, 'islands/sign-in/sign-in'],
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
  ],
  checkout: [...FLOW_SHEETS, 'islands/checkout/checkout', 'islands/sum/sum', 'islands/checkout/checkout-sum'],
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

/** Addresses of the style sheets of each kind of page, in the order of the cascade. */
export type PageStyles = Readonly<Partial<Record<PageKind, readonly string[]>>>;

export const PAGE_KINDS = Object.keys(PAGE_SHEETS) as PageKind[];

/** Style sheets that a shop's pages of a kind have beside the shared ones. */
export function pageSheets(kind: PageKind, setting: SettingReader): string[] {
  const sources: readonly Source[] = PAGE_SHEETS[kind];
  return sources.flatMap((source) => (typeof source === 'string' ? [source] : source(setting)));
}

/** What each kind of page of a shop links; `link` gives the addresses for its own sheets. */
export function pageStyles(
  setting: SettingReader,
  link: (sheets: readonly string[], kind: PageKind) => readonly string[],
): PageStyles {
  return Object.fromEntries(PAGE_KINDS.map((kind) => [kind, link(pageSheets(kind, setting), kind)]));
}
