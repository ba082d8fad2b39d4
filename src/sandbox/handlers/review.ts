import { listReviews, type Review } from '#contract/review.ts';
import { handle } from '../route.ts';
import type { Shop } from '../shop.ts';

interface Counted {
  total: number;
}

interface DataRow {
  data: string;
}

export const reviewRoutes = [
  handle(listReviews, ({ shop, query: { page, size, product } }) => {
    const from = (page - 1) * size;
    const { rows, total } = product === undefined ? ofShop(shop, size, from) : ofProduct(shop, product, size, from);
    return { items: rows.map((row): Review => JSON.parse(row.data)), page, size, total: total?.total ?? 0 };
  }),
];

function ofShop(shop: Shop, size: number, from: number) {
  return {
    rows: shop.sql.all<DataRow>`SELECT data FROM review WHERE shop = ${shop.id} ORDER BY created_at DESC, id DESC LIMIT ${size} OFFSET ${from}`,
    total: shop.sql.get<Counted>`SELECT count(*) AS total FROM review WHERE shop = ${shop.id}`,
  };
}

function ofProduct(shop: Shop, product: number, size: number, from: number) {
  return {
    rows: shop.sql.all<DataRow>`
      SELECT data FROM review WHERE shop = ${shop.id} AND product = ${product} ORDER BY created_at DESC, id DESC LIMIT ${size} OFFSET ${from}`,
    total: shop.sql.get<Counted>`SELECT count(*) AS total FROM review WHERE shop = ${shop.id} AND product = ${product}`,
  };
}
