import { expect, test } from 'vitest';
import { HOME_VARIANTS, type HomePart, type HomeVariant } from '#storefront/looks/home.ts';

/** Parts that a shop without brands and publications does not have. */
const EXTRAS: readonly HomePart[] = ['brands', 'blogs', 'news'];

test('[TEN-05] home pages differ in a shop without brands and publications, too', () => {
  const layout = ({ hero, categories, parts }: HomeVariant) =>
    JSON.stringify([hero, categories, parts.filter((part) => !EXTRAS.includes(part))]);
  const layouts = Object.values(HOME_VARIANTS).map(layout);
  expect(new Set(layouts).size).toBe(layouts.length);
});
