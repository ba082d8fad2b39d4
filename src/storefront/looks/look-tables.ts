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
  /** What was drawn for whom, by number. */
  rows: Readonly<Record<number, { name?: string; purpose: string }>>;
}

/** What can be dressed, in the order in which it is shown to who chooses. */
export const LOOK_TABLES = {
  header: { setting: 'headerStyleType', rows: HEADER_VARIANTS },
  home: { setting: 'homeStyleType', rows: HOME_VARIANTS },
  card: { setting: 'settingStyleOfProduct', rows: CARD_VARIANTS },
  list: { setting: 'productListStyleType', rows: LIST_VARIANTS },
  product: { setting: 'productCardStyleType', rows: PRODUCT_PAGE_VARIANTS },
  supplier: { setting: 'supplierStyleType', rows: SUPPLIER_VARIANTS },
  login: { setting: 'loginStyleType', rows: LOGIN_VARIANTS },
  cart: { setting: 'cartStyleType', rows: CART_VARIANTS },
  checkout: { setting: 'checkoutStyleType', rows: CHECKOUT_VARIANTS },
  profile: { setting: 'profileStyleType', rows: PROFILE_VARIANTS },
  footer: { setting: 'footerStyleType', rows: FOOTER_VARIANTS },
  nav: { setting: 'mobileMenuStyleType', rows: BOTTOM_NAV_VARIANTS },
} satisfies Record<string, LookTable>;

export type LookName = keyof typeof LOOK_TABLES;
