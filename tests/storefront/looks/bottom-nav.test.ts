import { expect, test } from 'vitest';
import { BOTTOM_NAV_VARIANTS } from '#storefront/looks/bottom-nav.ts';

test('[SHL-04] every navigation of phones ends with More, which has what the bar has not', () => {
  for (const { name, tabs } of Object.values(BOTTOM_NAV_VARIANTS)) expect(tabs.at(-1), name).toBe('more');
});

test('[SHL-04] every navigation of phones leads to the comparison, where the shop compares', () => {
  for (const { name, tabs } of Object.values(BOTTOM_NAV_VARIANTS)) expect(tabs, name).toContain('compare');
});
