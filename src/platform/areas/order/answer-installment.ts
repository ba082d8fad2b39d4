import type { Shop } from '#platform/store/shop.ts';
import { changeState, notifyCustomer, rereadOrder } from './change-state.ts';
import type { InstallmentData } from './installment-row.ts';
import type { OrderRow } from './order-row.ts';
import { installmentText } from './order-text.ts';

/**
 * Answers an installment that is pending: as its partner would where no result is given. Approved orders are
 * accepted, others canceled.
 */
export function answerInstallment(
  shop: Shop,
  order: OrderRow,
  result: 'approved' | 'rejected' | undefined,
  at: Date,
): void {
  const row = shop.sql.get<{
    data: string;
  }>`SELECT data FROM installment WHERE shop = ${shop.id} AND sell_group = ${order.id}`;
  if (!row) throw new Error(`order ${order.id} has no installment`);
  const { outcome, partner }: InstallmentData = JSON.parse(row.data);
  const answer = result ?? outcome;
  shop.sql.run`UPDATE installment SET state = ${answer} WHERE shop = ${shop.id} AND sell_group = ${order.id}`;
  shop.sql.run`
    UPDATE sell_group SET paid = ${answer === 'approved' ? 1 : 0}
    WHERE shop = ${shop.id} AND id = ${order.id}`;
  notifyCustomer(shop, order, installmentText(shop, order, partner ?? null, answer), 'installment', at);
  changeState(shop, rereadOrder(shop, order.id), answer === 'approved' ? 'accepted' : 'canceled', at);
}
