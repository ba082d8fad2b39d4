import type { Settings } from '#contract/market/settings.ts';
import { BOTTOM_NAV_VARIANTS, bottomNavVariant } from './bottom-nav.ts';
import { CART_VARIANTS, cartVariant } from './cart.ts';
import { CHECKOUT_VARIANTS, checkoutVariant } from './checkout.ts';
import { FOOTER_VARIANTS, footerVariant } from './footer.ts';
import { HEADER_VARIANTS, headerVariant } from './header.ts';
import { HOME_VARIANTS, homeVariant } from './home.ts';
import { LOGIN_VARIANTS, loginVariant } from './login.ts';
import { CARD_VARIANTS, cardVariant } from './product-card.ts';
import { LIST_VARIANTS, listVariant } from './product-list.ts';
import { PRODUCT_PAGE_VARIANTS, productPageVariant } from './product-page.ts';
import { PROFILE_VARIANTS, profileVariant } from './profile.ts';
import { SUPPLIER_VARIANTS, supplierVariant } from './supplier.ts';

/** The rows that one setting of a shop chooses of. */
export interface LookTable {
  setting: keyof Settings;
  /** Name of the part, for whoever chooses. */
  label: string;
  /** Kind of the page that shows it: `home`, `category/slug`. */
  page: string;
  /** The row of numbers without one, where that is not row 1. */
  fallback?: number;
  /** Component of the storefront that draws the part: pages with it have the style of the shop's look. */
  part: string;
  /** Name, use and style sheets of each look, by its number. */
  rows: Readonly<Record<number, Look>>;
  /** The row of a number, or the one that stands in for numbers without one. */
  variant: (number: number) => Look;
}

interface Look {
  name?: string;
  purpose: string;
  /** Beside those of the part, by their paths below the storefront without `.css`. */
  sheets: readonly string[];
}

/** All parts that have looks, in the order in which whoever chooses sees them; no other list names them. */
export const LOOK_TABLES = {
  header: {
    setting: 'headerStyleType',
    label: 'Header',
    page: 'home',
    part: 'shell/Header.astro',
    rows: HEADER_VARIANTS,
    variant: headerVariant,
  },
  home: {
    setting: 'homeStyleType',
    label: 'Home page',
    page: 'home',
    part: 'home/HomePage.astro',
    rows: HOME_VARIANTS,
    variant: homeVariant,
  },
  card: {
    setting: 'settingStyleOfProduct',
    label: 'Product card',
    page: 'category/slug',
    part: 'card/ProductCard.tsx',
    rows: CARD_VARIANTS,
    variant: cardVariant,
  },
  list: {
    setting: 'productListStyleType',
    label: 'Lists of products',
    page: 'category/slug',
    part: 'listing/ProductListing.astro',
    rows: LIST_VARIANTS,
    variant: listVariant,
  },
  product: {
    setting: 'productCardStyleType',
    label: 'Product page',
    page: 'product/id',
    part: 'product/ProductPage.astro',
    fallback: 6,
    rows: PRODUCT_PAGE_VARIANTS,
    variant: productPageVariant,
  },
  supplier: {
    setting: 'supplierStyleType',
    label: 'Page of a supplier',
    page: 'supplier/id',
    part: 'makers/SupplierPage.astro',
    rows: SUPPLIER_VARIANTS,
    variant: supplierVariant,
  },
  login: {
    setting: 'loginStyleType',
    label: 'Signing in',
    page: 'login',
    part: 'sign-in/SignInPage.tsx',
    rows: LOGIN_VARIANTS,
    variant: loginVariant,
  },
  cart: {
    setting: 'cartStyleType',
    label: 'Cart',
    page: 'cart',
    part: 'cart/CartPage.tsx',
    rows: CART_VARIANTS,
    variant: cartVariant,
  },
  checkout: {
    setting: 'checkoutStyleType',
    label: 'Checkout',
    page: 'checkout',
    part: 'checkout/CheckoutPage.tsx',
    rows: CHECKOUT_VARIANTS,
    variant: checkoutVariant,
  },
  profile: {
    setting: 'profileStyleType',
    label: 'Account',
    page: 'profile',
    part: 'layouts/AccountLayout.astro',
    rows: PROFILE_VARIANTS,
    variant: profileVariant,
  },
  footer: {
    setting: 'footerStyleType',
    label: 'Footer',
    page: 'home',
    part: 'shell/Footer.astro',
    rows: FOOTER_VARIANTS,
    variant: footerVariant,
  },
  nav: {
    setting: 'mobileMenuStyleType',
    label: 'Navigation on phones',
    page: 'home',
    part: 'shell/BottomNav.astro',
    rows: BOTTOM_NAV_VARIANTS,
    variant: bottomNavVariant,
  },
} satisfies Record<string, LookTable>;

export type LookName = keyof typeof LOOK_TABLES;

/** Names of all tables. */
export const LOOK_NAMES = Object.keys(LOOK_TABLES) as LookName[];

/** Names of the parts and uses of their rows, by the numbers of these; tests keep it whole. */
export type LookDictionary = Readonly<
  Record<LookName, { label: string; rows: Readonly<Record<number, string>> }>
>;
