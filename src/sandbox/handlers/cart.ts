import { addToCart } from '#contract/cart.ts';
import { tierPrice } from '#domain/price.ts';
import { readStockForSale } from '../products.ts';
import { notFound, Refusal } from '../refusal.ts';
import { handle } from '../route.ts';

export const cartRoutes = [
  handle(addToCart, ({ shop, body: { stock, quantity } }) => {
    const sale = readStockForSale(shop, stock);
    if (!sale) throw notFound(`There is no stock ${stock}.`, 'stock');
    const { variation, minOrder } = sale;
    if (quantity < minOrder) {
      throw new Refusal(422, { code: 'below-minimum', message: `At least ${minOrder} must be ordered.`, field: 'quantity' });
    }
    if (variation.tracking && quantity > variation.stock.count) {
      throw new Refusal(409, { code: 'over-stock', message: `Only ${variation.stock.count} are left.`, field: 'quantity' });
    }
    const price = tierPrice(variation.newPrice, variation.tiers, quantity);
    const subtotal = price * quantity;
    if (!Number.isSafeInteger(subtotal))
      throw new Refusal(422, { code: 'invalid', message: 'That is more than can be sold at once.', field: 'quantity' });
    // A guest's cart is not kept, so the stock's id serves as the record's: one record a stock.
    return { sellRecords: [{ id: stock, variationId: variation.id, stockId: stock, count: quantity, price, subtotal, deleted: false }] };
  }),
];
