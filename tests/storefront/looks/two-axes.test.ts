import { expect, test } from 'vitest';
import { CART_VARIANTS, cartVariant } from '#storefront/looks/cart.ts';
import { CHECKOUT_VARIANTS, checkoutVariant } from '#storefront/looks/checkout.ts';
import { LOGIN_VARIANTS, loginVariant } from '#storefront/looks/login.ts';
import { PROFILE_VARIANTS, profileVariant } from '#storefront/looks/profile.ts';
import { SUPPLIER_VARIANTS, supplierVariant } from '#storefront/looks/supplier.ts';

test.each([
  ['the cart', CART_VARIANTS, cartVariant],
  ['the checkout', CHECKOUT_VARIANTS, checkoutVariant],
  ['the account', PROFILE_VARIANTS, profileVariant],
  ['the page of a supplier', SUPPLIER_VARIANTS, supplierVariant],
  ['the page to sign in at', LOGIN_VARIANTS, loginVariant],
] as const)(
  '[TEN-05] %s has layouts 0 to 10, none like another, and number 1 for all others',
  (_, table, row) => {
    expect(Object.keys(table).map(Number)).toEqual([...Array(11).keys()]);
    const looks = Object.values(table).map(({ classes }) => classes.join(' '));
    expect(new Set(looks).size).toBe(11);
    expect(new Set(Object.values(table).map(({ purpose }) => purpose)).size).toBe(11);
    expect(row(1).sheets).toEqual([]);
    expect(row(99)).toBe(row(1));
    expect(row(-1)).toBe(row(1));
  },
);
