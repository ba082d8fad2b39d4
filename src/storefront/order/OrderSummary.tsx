import type { Order } from '#contract/order/order.ts';
import { orderPieces, orderSums } from '#domain/order/order-sums.ts';
import { SumRow } from '#storefront/ui/sum/SumRow.tsx';
import type { OrderWords } from './order-words.ts';

/** Sums of the order, its payment and its cashback. */
export function OrderSummary({ order, words }: { order: Order; words: OrderWords }) {
  const { t, text, price } = words;
  const { goods, discount, shipping, total } = orderSums(order);
  const { payment, refunded = 0, cashback, installment, state } = order;
  return (
    <section className="order-summary panel" aria-labelledby="order-sums">
      <h2 className="order__title" id="order-sums">
        {t('order.sums')}
      </h2>
      <dl className="sum-rows">
        <SumRow name={t('order.pieces', { count: orderPieces(order) })} value={price(goods)} />
        {discount > 0 && <SumRow kind="discount" name={t('order.discount')} value={price(-discount)} />}
        <SumRow name={t('order.shipping')} value={shipping > 0 ? price(shipping) : t('order.free')} />
        <SumRow kind="total" name={t('order.total')} value={price(total)} />
        {refunded > 0 && <SumRow name={t('order.refunded')} value={price(refunded)} />}
      </dl>
      <p className="order-summary__payment">
        {text(payment.name)}
        <span className={payment.paid ? 'order-summary__paid' : 'order-summary__unpaid'}>
          {t(paidKey(order))}
        </span>
      </p>
      {installment && (
        <p className="order-summary__note">
          {t(installment.partner === null ? 'order.installment' : 'order.installment-partner', {
            partner: installment.partner ?? '',
            months: installment.months,
            monthly: price(installment.monthly),
          })}
        </p>
      )}
      {cashback > 0 && state !== 'canceled' && (
        <p className="order-summary__note">
          {t(state === 'delivered' ? 'order.cashback-done' : 'order.cashback', { sum: price(cashback) })}
        </p>
      )}
    </section>
  );
}

function paidKey({ payment, state }: Order) {
  if (payment.paid) return 'order.paid';
  return payment.gatewayType === 'cash' && state !== 'canceled' ? 'order.pay-on-delivery' : 'order.not-paid';
}
