import { listInstallmentPlans, placeInstallmentOrder } from '#contract/installment.ts';
import { INSTALLMENT_PLANS } from '#domain/installment.ts';
import { placeInstallment } from '../installment/place-installment.ts';
import { readOrder } from '../order/read-order.ts';
import { handle } from '../route.ts';

export const installmentRoutes = [
  handle(listInstallmentPlans, () => ({ items: [...INSTALLMENT_PLANS] })),

  handle(placeInstallmentOrder, ({ shop, customer, body, now }) => ({
    order: readOrder(shop, placeInstallment(shop, customer, body, now)),
  })),
];
