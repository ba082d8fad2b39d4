import { listInstallmentPlans, placeInstallmentOrder } from '#contract/installment.ts';
import { INSTALLMENT_PLANS } from '#domain/installment.ts';
import { readOrder } from '#sandbox/areas/order/read-order.ts';
import { handle } from '#sandbox/http/route.ts';
import { placeInstallment } from './place-installment.ts';

export const installmentRoutes = [
  handle(listInstallmentPlans, () => ({ items: [...INSTALLMENT_PLANS] })),

  handle(placeInstallmentOrder, ({ shop, customer, body, now }) => ({
    order: readOrder(shop, placeInstallment(shop, customer, body, now)),
  })),
];
