import { expect, test } from 'vitest';
import { previewRoutes } from '#publisher/plan/preview-routes.ts';

const FRAME = ['/', '/404', '/cart', '/category', '/checkout', '/checkout/done', '/login', '/profile'];

test('[TEN-05] a look is seen first on one page of each kind that an owner chooses one for', () => {
  const routes = [
    ...FRAME,
    ...['/profile/orders', '/category/empty', '/category/phones', '/category/phones/page/2', '/product/7'],
    ...['/product/8', '/category/later', '/product/9', '/trademark/acme', '/supplier/3', '/supplier/4'],
  ];
  expect(previewRoutes(routes)).toEqual([
    ...['/', '/cart', '/checkout', '/profile', '/login'],
    // The list that shows the product.
    ...['/category/phones', '/product/7', '/supplier/3'],
  ]);
});

test('[TEN-05] a shop without products or suppliers has the other previews, and no list is looked through to its end', () => {
  expect(previewRoutes([...FRAME, '/category/soon'])).toEqual([
    ...['/', '/cart', '/checkout', '/profile', '/login', '/category/soon'],
  ]);
  let asked = 0;
  const endless = function* () {
    for (; ; asked += 1) yield `/page/${asked}`;
  };
  expect(previewRoutes(endless())).toEqual([]);
  expect(asked).toBeLessThan(10_000);
});
