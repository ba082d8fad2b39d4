import type { Order } from '#contract/order/order.ts';
import { formatMoment, formatMoney, textOf } from './format.ts';
import { Goods, Named, Outside, Pairs } from './parts.tsx';
import { useChosenShop } from './shop-facts.ts';

/** All of an order, folded away. */
export function OrderDetails({ order }: { order: Order }) {
  const { shippingAddress, shippingService, shippingTime, shippingPrice, note, payment } = order;
  const { locality, addressLine1, houseNumber, apartmentNumber } = shippingAddress;
  const { id, token, cashback, installment, history } = order;
  const { storefront } = useChosenShop();
  const records = order.sells.flatMap(({ sellRecords }) => sellRecords);
  const delivery = shippingService ? textOf(shippingService.name) : 'to be agreed';
  const when =
    shippingTime.type === 'now'
      ? 'as soon as possible'
      : `${formatMoment(shippingTime.from)} to ${formatMoment(shippingTime.to)}`;
  return (
    <details className="details">
      <summary>{records.length === 1 ? 'One item' : `${records.length} items`} and details</summary>
      <div className="stack">
        {records.map(({ id: record, name, count, subtotal, image }) => (
          <Goods key={record} src={image?.urls['100x_']}>
            <Named name={textOf(name)} note={`${count} × · ${formatMoney(subtotal)}`} />
          </Goods>
        ))}
      </div>
      <Pairs
        of={[
          ['Address', [locality, addressLine1, houseNumber, apartmentNumber].filter(Boolean).join(', ')],
          ['Branch', order.franchise && textOf(order.franchise.name)],
          ['Delivery', `${delivery}, ${formatMoney(shippingPrice)}`],
          ['When', when],
          ['Payment', textOf(payment.name)],
          ['Installment', installment && termsOf(installment)],
          ['Cashback when delivered', cashback > 0 && formatMoney(cashback)],
          ['Note', note],
          ...history.map(({ state, at }) => [state, formatMoment(at)] as const),
        ]}
      />
      <Outside href={new URL(`/order-details/${token}/${id}`, storefront).href}>
        As the customer sees it
      </Outside>
    </details>
  );
}

const termsOf = ({ partner, months, monthly, state }: NonNullable<Order['installment']>) =>
  `${partner ?? 'own plan'}, ${months} months, ${formatMoney(monthly)} a month, ${state}`;
