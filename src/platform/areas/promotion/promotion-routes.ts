import { listProductPromotions, listStockPromotions } from '#contract/catalogue/promotion.ts';
import { readStockForSale } from '#platform/areas/product/products.ts';
import { notFound } from '#platform/http/refusal.ts';
import { handle } from '#platform/http/route.ts';
import { promotionsOf } from './promotions.ts';

export const promotionRoutes = [
  handle(listStockPromotions, ({ shop, params }) => {
    const sale = readStockForSale(shop, params.id);
    if (!sale) throw notFound(`There is no stock ${params.id}.`, 'id');
    return { items: promotionsOf(sale.variation) };
  }),

  handle(listProductPromotions, ({ shop, query: { id } }) => {
    const rows = shop.sql.all<{
      data: string;
    }>`SELECT data FROM variation INDEXED BY variation_by_product WHERE shop = ${shop.id} AND product = ${id}
    ORDER BY stock`;
    if (rows.length === 0) throw notFound(`There is no product ${id}.`, 'id');
    return { items: rows.flatMap(({ data }) => promotionsOf(JSON.parse(data))) };
  }),
];
