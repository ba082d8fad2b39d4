import { expect, test } from 'vitest';
import { CART_VARIANTS, cartVariant } from '#storefront/looks/cart.ts';
import { CHECKOUT_VARIANTS, checkoutVariant } from '#storefront/looks/checkout.ts';
import { LOGIN_VARIANTS, loginVariant } from '#storefront/looks/login.ts';
import { PROFILE_VARIANTS, profileVariant } from '#storefront/looks/profile.ts';
import { ownRows } from '#storefront/looks/rows.ts';
import { SUPPLIER_VARIANTS, supplierVariant } from '#storefront/looks/supplier.ts';

test.each([
  ['the cart', CART_VARIANTS, cartVariant, 7],
  ['the checkout', CHECKOUT_VARIANTS, checkoutVariant, 8],
  ['the account', PROFILE_VARIANTS, profileVariant, 9],
  ['the page of a supplier', SUPPLIER_VARIANTS, supplierVariant, 7],
  ['the page to sign in at', LOGIN_VARIANTS, loginVariant, 9],
] as const)(
  '[TEN-05] %s has layouts for 0 to 10, none like another, and number 1 for all others',
  (_, table, row, count) => {
    expect(Object.keys(table).map(Number)).toEqual([...Array(11).keys()]);
    const own = ownRows<(typeof table)[1]>(table).map((one) => one.row);
    expect(own).toHaveLength(count);
    const looks = own.map(({ classes, ...more }) =>
      JSON.stringify([classes, 'parts' in more ? more.parts : []]),
    );
    expect(new Set(looks).size).toBe(count);
    expect(new Set(own.map(({ purpose }) => purpose)).size).toBe(count);
    expect(row(1).sheets).toEqual([]);
    expect(row(99)).toBe(row(1));
    expect(row(-1)).toBe(row(1));
  },
);
