import type { Settings } from '#contract/market/settings.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';
import { BOTTOM_NAV_VARIANTS } from '#storefront/looks/bottom-nav.ts';
import { CART_VARIANTS } from '#storefront/looks/cart.ts';
import { CHECKOUT_VARIANTS } from '#storefront/looks/checkout.ts';
import { HOME_VARIANTS } from '#storefront/looks/home.ts';
import { LOGIN_VARIANTS } from '#storefront/looks/login.ts';
import { LIST_VARIANTS } from '#storefront/looks/product-list.ts';
import { PRODUCT_PAGE_VARIANTS } from '#storefront/looks/product-page.ts';
import { PROFILE_VARIANTS } from '#storefront/looks/profile.ts';
import { SUPPLIER_VARIANTS } from '#storefront/looks/supplier.ts';

/** A layout of a whole page as whoever chooses one reads it: what it is for, and what stands where. */
interface Plan {
  number: number;
  purpose: string;
  /** From the top down, as the code calls them. */
  blocks: readonly string[];
}

/** The layouts of a part, and the setting that chooses one. */
export interface PlannedPart {
  title: MessageKey;
  setting: keyof Settings;
  plans: Plan[];
}

function plansOf<Row extends { purpose: string }>(
  table: Readonly<Record<number, Row>>,
  blocksOf: (row: Row) => readonly string[],
): Plan[] {
  return Object.entries(table).map(([number, row]) => ({
    number: Number(number),
    purpose: row.purpose,
    blocks: blocksOf(row),
  }));
}

/** `checkout-look--left` is `left`. */
const choicesOf = ({ classes }: { classes: readonly string[] }) =>
  classes.map((name) => name.slice(name.indexOf('--') + 2));

/** What no page can show in full: layouts of whole pages, and of what phones alone have. */
export const PLANNED_PARTS: readonly PlannedPart[] = [
  {
    title: 'shell.quickMenu',
    setting: 'mobileMenuStyleType',
    plans: plansOf(BOTTOM_NAV_VARIANTS, ({ tabs }) => tabs),
  },
  {
    title: 'shell.home',
    setting: 'homeStyleType',
    plans: plansOf(HOME_VARIANTS, ({ parts, hero, categories }) =>
      parts.map((part) =>
        part === 'slides' ? `slides, ${hero}` : part === 'categories' ? `categories, ${categories}` : part,
      ),
    ),
  },
  {
    title: 'shell.catalogue',
    setting: 'productListStyleType',
    plans: plansOf(LIST_VARIANTS, ({ head, filters, pages, isDense }) => [
      `head, ${head}`,
      `filters, ${filters}`,
      isDense ? 'cards, dense' : 'cards',
      `pages, ${pages}`,
    ]),
  },
  {
    title: 'page.product',
    setting: 'productCardStyleType',
    plans: plansOf(PRODUCT_PAGE_VARIANTS, ({ gallery, areas, below }) => [
      `gallery, ${gallery}`,
      ...Object.values(areas).map((parts) => parts.join(', ')),
      ...below.map((place) => place.join(' | ')),
    ]),
  },
  { title: 'shell.cart', setting: 'cartStyleType', plans: plansOf(CART_VARIANTS, choicesOf) },
  {
    title: 'checkout.title',
    setting: 'checkoutStyleType',
    plans: plansOf(CHECKOUT_VARIANTS, choicesOf),
  },
  { title: 'account.title', setting: 'profileStyleType', plans: plansOf(PROFILE_VARIANTS, choicesOf) },
  { title: 'maker.supplier', setting: 'supplierStyleType', plans: plansOf(SUPPLIER_VARIANTS, choicesOf) },
  { title: 'sign-in.title', setting: 'loginStyleType', plans: plansOf(LOGIN_VARIANTS, choicesOf) },
];
