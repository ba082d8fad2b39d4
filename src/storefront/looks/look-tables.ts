import type { Settings } from '#contract/market/settings.ts';
import { BOTTOM_NAV_VARIANTS } from './bottom-nav.ts';
import { CART_VARIANTS } from './cart.ts';
import { CHECKOUT_VARIANTS } from './checkout.ts';
import { FOOTER_VARIANTS } from './footer.ts';
import { HEADER_VARIANTS } from './header.ts';
import { HOME_VARIANTS } from './home.ts';
import { LOGIN_VARIANTS } from './login.ts';
import { CARD_VARIANTS } from './product-card.ts';
import { LIST_VARIANTS } from './product-list.ts';
import { PRODUCT_PAGE_VARIANTS } from './product-page.ts';
import { PROFILE_VARIANTS } from './profile.ts';
import { SUPPLIER_VARIANTS } from './supplier.ts';

/** The rows that one setting of a shop chooses of. */
export interface LookTable {
  setting: keyof Settings;
  /** Name of the part, for whoever chooses. */
  label: string;
  /** Kind of the page that shows it: `home`, `category/slug`. */
  page: string;
  /** Name and use of each look, by its number. */
  rows: Readonly<Record<number, { name?: string; purpose: string }>>;
}

/** All parts that have looks, in the order in which whoever chooses sees them; no other list names them. */
export const LOOK_TABLES = {
  header: { setting: 'headerStyleType', label: 'Header', page: 'home', rows: HEADER_VARIANTS },
  home: { setting: 'homeStyleType', label: 'Home page', page: 'home', rows: HOME_VARIANTS },
  card: {
    setting: 'settingStyleOfProduct',
    label: 'Product card',
    page: 'category/slug',
    rows: CARD_VARIANTS,
  },
  list: {
    setting: 'productListStyleType',
    label: 'Lists of products',
    page: 'category/slug',
    rows: LIST_VARIANTS,
  },
  product: {
    setting: 'productCardStyleType',
    label: 'Product page',
    page: 'product/id',
    rows: PRODUCT_PAGE_VARIANTS,
  },
  supplier: {
    setting: 'supplierStyleType',
    label: 'Page of a supplier',
    page: 'supplier/id',
    rows: SUPPLIER_VARIANTS,
  },
  login: { setting: 'loginStyleType', label: 'Signing in', page: 'login', rows: LOGIN_VARIANTS },
  cart: { setting: 'cartStyleType', label: 'Cart', page: 'cart', rows: CART_VARIANTS },
  checkout: { setting: 'checkoutStyleType', label: 'Checkout', page: 'checkout', rows: CHECKOUT_VARIANTS },
  profile: { setting: 'profileStyleType', label: 'Account', page: 'profile', rows: PROFILE_VARIANTS },
  footer: { setting: 'footerStyleType', label: 'Footer', page: 'home', rows: FOOTER_VARIANTS },
  nav: {
    setting: 'mobileMenuStyleType',
    label: 'Navigation on phones',
    page: 'home',
    rows: BOTTOM_NAV_VARIANTS,
  },
} satisfies Record<string, LookTable>;

export type LookName = keyof typeof LOOK_TABLES;
