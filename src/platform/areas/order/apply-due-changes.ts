import type { Shop } from '#platform/store/shop.ts';
import { answerInstallment } from './answer-installment.ts';
import { changeState, moveOn, rereadOrder } from './change-state.ts';
import { needsConfirmation } from './schedule.ts';

/** Orders that are moved in one transaction. */
const BATCH = 200;

/**
 * Applies the changes of a shop's orders that are due by now: orders that were not paid or not confirmed in
 * time give their goods back; in a playground installments are answered and orders move on, too. Each
 * change bears the moment it was due. Cheap where nothing is due. There is no timer, so a platform that was
 * stopped for a night ends in the same state as one that ran through.
 */
export function applyDueChanges(shop: Shop, now: Date): void {
  for (;;) {
    const due = shop.sql.all<{ id: number; nextAt: string }>`
      SELECT id, next_at AS nextAt FROM sell_group WHERE shop = ${shop.id} AND next_at <= ${now.toISOString()}
      ORDER BY next_at, id LIMIT ${BATCH}`;
    if (due.length === 0) return;
    shop.sql.transaction(() => {
      for (const { id, nextAt } of due) applyDue(shop, id, nextAt);
    });
  }
}

function applyDue(shop: Shop, id: number, nextAt: string): void {
  const order = rereadOrder(shop, id);
  // Another process may have moved it between the question and the transaction.
  if (order.nextAt !== nextAt) return;
  const at = new Date(nextAt);
  if (order.state === 'awaiting-payment')
    changeState(shop, order, 'canceled', at, { cancelReason: 'not-paid' });
  else if (order.state === 'accepted' && needsConfirmation(order))
    changeState(shop, order, 'canceled', at, { cancelReason: 'not-confirmed' });
  else if (!shop.sql.isPlayground) moveByHand(shop, id);
  else if (order.state === 'awaiting-approval') answerInstallment(shop, order, undefined, at);
  else moveOn(shop, order, at);
}

/** An order of a file that was a playground before: from now on only somebody moves it. */
function moveByHand(shop: Shop, id: number): void {
  shop.sql.run`UPDATE sell_group SET next_at = NULL WHERE shop = ${shop.id} AND id = ${id}`;
}
