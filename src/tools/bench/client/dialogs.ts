import {
  addressesPath,
  cartPath,
  categoryPath,
  homePath,
  productPath,
  profilePath,
} from '#domain/link/paths.ts';
import { BENCH_SHOP, type BenchCustomer } from './bench-customer.ts';
import type { TouchedDialog } from './first-touch.ts';

/** A dialog, or what else a press opens, and who presses where. */
export interface DialogPress extends TouchedDialog {
  /** The demo shop that has it. */
  shop: string;
  signedIn: boolean;
  /** Phones do not have it. */
  isWide?: boolean;
  /** The opener is there with goods in the cart. */
  needsCart?: boolean;
}

/** The demo shop with codes for its cash desk. */
export const CODE_SHOP = 'dev';

/** @internal Dialogs that come after an answer of the platform, with the reason. */
export const NOT_BY_PRESS: Readonly<Record<string, string>> = {
  'clear-cart': 'comes once another shop’s goods are found in the cart',
  payment: 'comes once the platform has taken the order',
};

const IN_DIALOG = 'dialog[open] .dialog__body > *';
const inDialog = (control: string) => `dialog[open] ${control}`;

/** Every press that opens something: each `<name>.overlay.tsx` but those above, and the filters of lists. */
export function dialogPresses({ categorySlug, variationId }: BenchCustomer): DialogPress[] {
  const press = (
    name: string,
    path: string,
    opener: string,
    more: Partial<DialogPress> = {},
  ): DialogPress => ({ name, path, opener, shop: BENCH_SHOP, signedIn: false, control: IN_DIALOG, ...more });
  const category = categoryPath(categorySlug);
  const product = productPath(variationId);
  const first = 'article h3 a';
  return [
    press('variation', category, 'article a[data-action=choose]', {
      control: inDialog('.variation__chooser button'),
    }),
    press('login', homePath(), `#more a[href="${profilePath()}"]`, {
      popover: '#more',
      control: inDialog('input[type=tel]'),
    }),
    press('address', cartPath(), 'button[data-action=address]', {
      needsCart: true,
      control: inDialog('select'),
    }),
    press('one-click', product, '.buy-box [data-action=one-click]', {
      signedIn: true,
      control: inDialog('input'),
    }),
    press('installment', categoryPath('holodilniki'), '[data-action=installment-terms]', {
      shop: 'local',
      first,
    }),
    press('locations', product, '[data-action=locations]'),
    press('size-table', product, '[data-action=size-table]'),
    press('characteristics', product, '[data-action=characteristics]'),
    press('review', product, '[data-reviews] a[data-opens=review]', { signedIn: true }),
    press('additional-items', categoryPath('dresses'), '.buy-box button[data-action=add]', { first }),
    press('pattern', categoryPath('curtains'), '.buy-box button[data-action=add]', { shop: 'test', first }),
    press('confirm', addressesPath(), '.address-card__actions button:last-of-type', {
      signedIn: true,
      control: inDialog('.dialog__foot button'),
    }),
    press('cashback', homePath(), '.bottom-nav a[data-cashback]', { shop: CODE_SHOP, signedIn: true }),
    press('quick-view', category, 'article [data-action=quick-view]', { isWide: true }),
    press('filters-in-drawer', category, '.filter-button', { control: inDialog('.dialog__foot button') }),
    press('filters-in-column', categoryPath('holodilniki'), '.filter-button', {
      shop: 'local',
      control: inDialog('.dialog__foot button'),
    }),
    press('filters-in-bar', categoryPath('yogurty'), '.filter-button', {
      shop: CODE_SHOP,
      isWide: true,
      control: '.listing__aside > *',
    }),
  ];
}
