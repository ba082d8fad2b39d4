import type { z } from 'zod';
import type { fastCheckout } from '#contract/order/checkout.ts';
import type { StockId } from '#contract/value/primitive.ts';
import { parsePhone } from '#domain/account/phone.ts';
import { isOrderName, NAME_LONGER_THAN } from '#domain/order/fast-order.ts';
import { checkQuantity, priceOf } from '#platform/areas/cart/price.ts';
import { changeState, rereadOrder } from '#platform/areas/order/change-state.ts';
import {
  insertOrder,
  type OrderData,
  type OrderLine,
  type OrderRow,
  orderKeyOf,
} from '#platform/areas/order/order-row.ts';
import { paymentMethodsOf } from '#platform/areas/payment/payment-methods.ts';
import { readStockForSale } from '#platform/areas/product/products.ts';
import { notFound, Refusal } from '#platform/http/refusal.ts';
import { readDocument } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';
import { findOrderOfKey } from './order-key.ts';
import { planShipping } from './order-shipping.ts';
import { checkOrderSum } from './order-sum.ts';

type FastRequest = z.output<NonNullable<(typeof fastCheckout)['body']>>;

const AGREED_BY_PHONE: OrderData['paymentMethod'] = {
  id: null,
  name: {
    ru: 'По договорённости с оператором',
    uz: 'Operator bilan kelishiladi',
    en: 'As agreed with the operator',
  },
};

/**
 * Orders one stock for somebody who gave a name and a phone; `customerId` is null for a guest. Throws what
 * the call may refuse.
 */
export function placeFastOrder(
  shop: Shop,
  customerId: number | null,
  request: FastRequest,
  now: Date,
): OrderRow {
  const key = orderKeyOf(request);
  if (!isOrderName(request.name)) {
    throw new Refusal(422, {
      code: 'invalid-name',
      message: `The name must be longer than ${NAME_LONGER_THAN} characters.`,
      field: 'name',
    });
  }
  const phone = parsePhone(request.phone);
  if (phone === undefined) {
    throw new Refusal(422, {
      code: 'invalid-phone-number',
      message: 'The phone must be like +998 90 123 45 67.',
      field: 'phone',
    });
  }
  return shop.sql.transaction(() => {
    const made = findOrderOfKey(shop, customerId, key);
    if (made) return made;
    const line = createLine(shop, request.stock, request.count);
    checkOrderSum(shop, [line], 'count');
    const address =
      request.shippingAddress && request.coordinate
        ? { ...request.shippingAddress, ...request.coordinate }
        : null;
    const { shippingPrice, ...shipping } = planShipping(shop, [line], {
      customerId,
      address,
      serviceId: request.shippingService,
      franchiseId: request.franchise,
    });
    const cash = paymentMethodsOf(shop, line.supplier.id).find((method) => method.cash);
    const data: OrderData = {
      ...shipping,
      name: request.name,
      paymentMethod: cash ? { id: cash.id, name: cash.name } : AGREED_BY_PHONE,
      shippingTime: { type: 'now' },
      note: '',
      returnUrl: null,
    };
    const id = insertOrder(
      shop,
      { customerId, source: 'one-click', payment: 'cash', phone, shippingPrice, lines: [line], data, key },
      'accepted',
      now,
    );
    changeState(shop, rereadOrder(shop, id), 'accepted', now);
    return rereadOrder(shop, id);
  });
}

function createLine(shop: Shop, stock: StockId, count: number): OrderLine {
  const sale = readStockForSale(shop, stock);
  if (!sale) throw notFound(`There is no stock ${stock}.`, 'stock');
  const { variation, minOrder, maxOrder, productId } = sale;
  checkQuantity({ ...variation, minOrder, maxOrder }, count, 'count');
  const { id: stockId, supplierId } = variation.stock;
  return {
    supplier: { id: supplierId, name: readDocument(shop, 'supplier', String(supplierId))?.data.name ?? '' },
    productId,
    variationId: variation.id,
    stockId,
    tracked: variation.tracking,
    name: variation.name,
    image: variation.images[0] ?? null,
    count,
    ...priceOf(variation, count),
    propertyValues: [],
    field: 'count',
  };
}
