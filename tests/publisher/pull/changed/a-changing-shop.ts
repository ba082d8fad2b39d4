import { onTestFinished } from 'vitest';
import type { ChangeKind, WebhookMessage } from '#contract/cache/webhook.ts';
import type { Product, Variation } from '#contract/catalogue/catalogue-schema.ts';
import { createRandom } from '#lib/random.ts';
import { recordChange } from '#platform/areas/cache/shop-update.ts';
import { readProduct, writeProduct } from '#platform/areas/product/products.ts';
import {
  addPendingReview,
  type JudgedReview,
  judgeReview,
  readReview,
} from '#platform/areas/review/reviews.ts';
import { SCHEMA } from '#platform/areas/schema.ts';
import { openDatabase } from '#platform/store/database.ts';
import { findShopByName, type Shop } from '#platform/store/shop.ts';
import type { TestSandbox } from '../../../sandbox/a-sandbox.ts';

/**
 * A shop of a sandbox that changes at random, in every way that its pages show, the same way for the same
 * seed.
 */
export function aChangingShop(sandbox: TestSandbox, seed: number) {
  const sql = openDatabase(sandbox.file, SCHEMA);
  onTestFinished(() => sql.close());
  const shop = findShopByName(sql, 'shop') as Shop;
  const random = createRandom(seed);
  const control = async (method: string, path: string, body?: unknown) => {
    const answered = await sandbox.control(method, `/shops/shop${path}`, body);
    // A thing that a change needs may be gone by now: then nothing happens.
    if (![200, 400, 404].includes(answered.status)) throw new Error(`${method} ${path}: ${answered.status}`);
  };
  const idsOf = (table: 'product' | 'variation' | 'review') =>
    sql.all<{ id: number; from: string }>`
        SELECT id, 'product' AS "from" FROM product WHERE shop = ${shop.id}
        UNION ALL SELECT id, 'variation' FROM variation WHERE shop = ${shop.id}
        UNION ALL SELECT id, 'review' FROM review WHERE shop = ${shop.id} ORDER BY 1`
      .filter((row) => row.from === table)
      .map((row) => row.id);
  const oneOf = (table: 'product' | 'variation' | 'review') => {
    const ids = idsOf(table);
    return ids[random.int(0, ids.length - 1)] ?? 1;
  };
  const categoryIds = () =>
    sql.all<{
      key: string;
    }>`SELECT key FROM document WHERE shop = ${shop.id} AND kind = 'category' ORDER BY key`.map((row) =>
      Number(row.key),
    );
  const anyCategory = () => random.pick([...categoryIds(), random.int(1, 9)]);
  const text = () => ({ ru: `Текст ${random.int(1, 999)}`, en: `Text ${random.int(1, 999)}` });

  function writeAndTell(product: Product, kind: ChangeKind = 'product', id = product.id): void {
    sql.transaction(() => {
      writeProduct(shop, product);
      recordChange(shop, [{ kind, id: String(id) }], new Date());
    });
  }
  const newVariation = (like: Variation): Variation => {
    const id = Math.max(0, ...idsOf('variation')) + random.int(1, 3);
    const newPrice = random.int(1, 900) * 1000;
    const stock = { ...like.stock, id: 1000 + id, count: random.int(0, 2) };
    return { ...like, id, sku: `new-${id}`, stock, newPrice, oldPrice: newPrice, name: text() };
  };
  /** A review of a product that waits for the shop. */
  const aReview = (productId: number): JudgedReview => {
    const createdAt = new Date(Date.UTC(2026, random.int(0, 11), 1)).toISOString();
    const customer = { profile: { fullName: 'Buyer' } };
    const review = { productId, rating: random.int(1, 5), comment: 'new', images: [], customer, createdAt };
    return readReview(shop, addPendingReview(shop, 1, review)) as JudgedReview;
  };
  const product = () => readProduct(shop, oneOf('product')) as Product;

  const changes: Record<string, () => void | Promise<void>> = {
    price: () => control('PUT', `/variations/${oneOf('variation')}`, { newPrice: random.int(1, 900) * 1000 }),
    'sold out': () => control('PUT', `/variations/${oneOf('variation')}`, { count: 0 }),
    'in stock': () => control('PUT', `/variations/${oneOf('variation')}`, { count: random.int(1, 9) }),
    description: () =>
      control('PUT', `/products/${oneOf('product')}`, {
        description: { ru: `<p onclick="x()">${random.int(1, 9)}</p>` },
      }),
    'product gone': () => control('DELETE', `/products/${oneOf('product')}`),
    'product new': () => {
      const like = product();
      const taken = new Set(idsOf('product'));
      let id = random.int(1, 150);
      while (taken.has(id)) id += 1;
      const first = newVariation(like.variations[0] as Variation);
      const second = {
        ...newVariation(first),
        id: first.id + 5,
        stock: { ...first.stock, id: first.id + 1005 },
      };
      const variations = random.chance(0.5) ? [first] : [first, second];
      const brandId = random.pick([null, 1, 2, 3]);
      writeAndTell({ ...like, id, categoryId: anyCategory(), brandId, variations });
      // One that was sold before comes back with what was said of it.
      if (random.chance(0.5)) judgeReview(shop, aReview(id), 'approved', new Date());
    },
    'product moved': () => writeAndTell({ ...product(), categoryId: anyCategory() }),
    'brand of a product': () => writeAndTell({ ...product(), brandId: random.pick([null, 1, 2, 3]) }),
    'supplier of a product': () => writeAndTell({ ...product(), supplierId: random.int(1, 2) }),
    'variation new': () => {
      const one = product();
      const added = newVariation(one.variations[0] as Variation);
      writeAndTell({ ...one, variations: [added, ...one.variations] }, 'variation', added.id);
    },
    'variation gone': () => {
      const one = product();
      const [gone, ...rest] = one.variations;
      if (gone && rest.length > 0) writeAndTell({ ...one, variations: rest }, 'variation', gone.id);
    },
    'variations in another order': () => {
      const one = product();
      writeAndTell({ ...one, variations: [...one.variations].reverse() });
    },
    'variation of another product': () => {
      const [one, other] = [product(), product()];
      const [moved, ...rest] = other.variations;
      if (one.id === other.id || !moved || rest.length === 0) return;
      const variations = [...one.variations, moved];
      if (random.chance(0.5)) writeAndTell({ ...one, variations });
      else writeAndTell({ ...one, variations }, 'variation', moved.id);
    },
    'category renamed': () => control('PUT', `/categories/${anyCategory()}`, { name: text() }),
    'category moved': () =>
      control('PUT', `/categories/${anyCategory()}`, {
        parentId: random.chance(0.3) ? null : anyCategory(),
        sort: random.int(1, 9),
      }),
    'category new': () => {
      const id = random.int(1, 9);
      return control('PUT', `/categories/${id}`, {
        parentId: random.chance(0.3) ? null : anyCategory(),
        slug: `category-${random.int(1, 9)}`,
        name: text(),
        description: { ru: '<b>текст</b>' },
        image: null,
        sort: random.int(1, 9),
      });
    },
    'category gone': () => control('DELETE', `/categories/${anyCategory()}`),
    'category slug': () =>
      control('PUT', `/categories/${anyCategory()}`, { slug: random.pick(['phones', 'tablets', 'other']) }),
    'menu entry': () =>
      control('PUT', `/menu-items/${random.int(1, 6)}`, {
        menuId: random.int(1, 2),
        parentId: null,
        name: text(),
        image: null,
        sort: random.int(1, 9),
        type: random.pick(['static_page', 'collection_page']),
        slug: random.pick(['about', 'delivery', 'phones', 'other', 'news']),
      }),
    'menu entry gone': () => control('DELETE', `/menu-items/${random.int(1, 6)}`),
    page: () =>
      control('PUT', `/pages/${random.pick(['about', 'delivery', 'news', 'a-page'])}`, {
        title: text(),
        content: { ru: `<p>${random.int(1, 9)}</p>` },
      }),
    'page gone': () => control('DELETE', `/pages/${random.pick(['about', 'delivery', 'news', 'a-page'])}`),
    brand: () =>
      control('PUT', `/brands/${random.int(1, 3)}`, {
        slug: random.pick(['brand', 'acme']),
        name: `B${random.int(1, 9)}`,
        logo: null,
      }),
    'brand gone': () => control('DELETE', `/brands/${random.int(1, 3)}`),
    'supplier gone or new': () =>
      random.chance(0.5)
        ? control('DELETE', '/suppliers/1')
        : control('PUT', '/suppliers/1', {
            name: `S${random.int(1, 9)}`,
            logo: null,
            phone: null,
            webSite: null,
            country: 'UZ',
            creationYear: null,
          }),
    slide: () => control('PUT', '/slides/1', { active: random.chance(0.5), sort: random.int(1, 9) }),
    'banner gone': () => control('DELETE', '/banners/1'),
    block: () => control('PUT', '/blocks/1', { title: text() }),
    collection: () =>
      control('PUT', `/collections/${random.int(1, 2)}`, {
        title: text(),
        categorySlug: random.pick([null, 'phones', 'other']),
        sort: random.int(1, 9),
        variationIds: [oneOf('variation'), oneOf('variation'), random.int(1, 400)],
      }),
    news: () =>
      control('PUT', `/news/${random.int(1, 4)}`, {
        slug: random.pick(['opening', 'sale', 'advice']),
        type: random.pick(['news', 'blog']),
        categoryId: random.int(1, 3),
        title: text(),
        content: { ru: `<p onclick="x()">${random.int(1, 9)}</p>` },
        image: null,
        publishedAt: new Date(Date.UTC(2026, random.int(0, 5), 1)).toISOString(),
      }),
    'news gone': () => control('DELETE', `/news/${random.int(1, 4)}`),
    settings: () =>
      control('PUT', '/market', {
        settings: { showFavorite: random.chance(0.5), showCompareProduct: random.chance(0.5) },
      }),
    'market data': () => control('PUT', '/market', { phones: [`+998 71 ${random.int(100, 999)}`] }),
    'review approved': () =>
      control('PUT', `/reviews/${aReview(oneOf('product')).id}`, { status: 'approved' }),
    'review rejected': () => control('PUT', `/reviews/${oneOf('review')}`, { status: 'rejected' }),
    'review gone': () => control('DELETE', `/reviews/${oneOf('review')}`),
  };

  return {
    /** Makes one change; gives what it is. */
    async change(): Promise<string> {
      const name = random.pick(Object.keys(changes));
      await changes[name]?.();
      return name;
    },
    /** Changes that the platform would name in a webhook now, each once. */
    named(): WebhookMessage['changed'] {
      const rows = sql.all<{
        kind: ChangeKind;
        id: string;
      }>`SELECT kind, id FROM unsent_change WHERE shop = ${shop.id}`;
      sql.run`DELETE FROM unsent_change WHERE shop = ${shop.id}`;
      return rows.map(({ kind, id }) => ({ kind, ids: id === '' ? [] : [id] }));
    },
  };
}
