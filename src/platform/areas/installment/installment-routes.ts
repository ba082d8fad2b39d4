import { listInstallmentPlans, placeInstallmentOrder } from '#contract/order/installment.ts';
import { INSTALLMENT_PLANS, PARTNER_SURCHARGES } from '#domain/installment/installment.ts';
import { stocksOfSells } from '#platform/areas/checkout/cart-lines.ts';
import { askEngine } from '#platform/areas/order/ask-engine.ts';
import { readOrder } from '#platform/areas/order/read-order.ts';
import { handle } from '#platform/http/route.ts';
import { placeInstallment } from './place-installment.ts';

export const installmentRoutes = [
  handle(listInstallmentPlans, () => ({
    items: [...INSTALLMENT_PLANS],
    partners: Object.keys(PARTNER_SURCHARGES),
  })),

  handle(placeInstallmentOrder, async ({ shop, customer, body, now }) => {
    await askEngine(shop, stocksOfSells(shop, customer.id, body['sells[]']));
    return { order: readOrder(shop, placeInstallment(shop, customer, body, now)) };
  }),
];
