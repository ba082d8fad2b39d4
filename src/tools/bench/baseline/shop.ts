import { LANGUAGES, type Language } from '#contract/value/primitive.ts';
import { createShopMessages } from '#publisher/render/dictionary/shop-translate.ts';
import { openSnapshot } from '#publisher/snapshot/open-snapshot.ts';
import { createShopView, type ShopView } from '#storefront/view/shop-view.ts';
import { withTime } from '#storefront/view/with-time.ts';
import { benchTenant } from './bench-tenant.ts';

/** How the bench tells the plain build what to build. */
const { STOREFRONT_BENCH_SNAPSHOT: snapshotFile = '', STOREFRONT_BENCH_PRODUCTS: products = '0' } =
  process.env;

const PRODUCTS = '/product/';

const snapshot = openSnapshot(snapshotFile);

/** The first products of the snapshot in every language. */
export function benchPaths() {
  const paths = [];
  let left = Number(products);
  for (const path of snapshot.routes()) {
    if (!path.startsWith(PRODUCTS)) continue;
    if (left-- <= 0) break;
    for (const language of LANGUAGES) paths.push({ params: { language, id: path.slice(PRODUCTS.length) } });
  }
  return paths;
}

/** The view that the pages read, from the same snapshot that the renderer reads. */
export function benchShop(language: Language): ShopView {
  return createShopView({
    tenant: benchTenant,
    language,
    origin: 'http://bench.localhost',
    entries: withTime(snapshot, new Date()),
    ...createShopMessages(language, {}),
  });
}
