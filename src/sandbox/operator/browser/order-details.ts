import type { Order, OrderRecord } from '#contract/order/order.ts';
import { type Child, h, icon } from './element.ts';
import { formatMoment, formatMoney, textOf } from './format.ts';

/** All of an order, folded away. */
export function orderDetails(order: Order, storefront: string): HTMLElement {
  const {
    id,
    token,
    sells,
    shippingAddress,
    shippingService,
    shippingTime,
    shippingPrice,
    note,
    payment,
    cashback,
    installment,
    history,
  } = order;
  const { locality, addressLine1, houseNumber, apartmentNumber } = shippingAddress;
  const records = sells.flatMap(({ sellRecords }) => sellRecords);
  return h(
    'details',
    { class: 'details', 'data-open': `order-${id}` },
    h(
      'summary',
      { 'data-focus': `order-${id}` },
      `${records.length === 1 ? 'One item' : `${records.length} items`} and details`,
    ),
    h('ul', { class: 'records' }, records.map(drawRecord)),
    h(
      'dl',
      { class: 'pairs' },
      pair('Address', [locality, addressLine1, houseNumber, apartmentNumber].filter(Boolean).join(', ')),
      pair(
        'Delivery',
        `${shippingService ? textOf(shippingService.name) : 'to be agreed'}, ${formatMoney(shippingPrice)}`,
      ),
      pair(
        'When',
        shippingTime.type === 'now'
          ? 'as soon as possible'
          : `${formatMoment(shippingTime.from)} to ${formatMoment(shippingTime.to)}`,
      ),
      pair('Payment', textOf(payment.name)),
      installment &&
        pair(
          'Installment',
          `${installment.months} months, ${formatMoney(installment.monthly)} a month, ${installment.state}`,
        ),
      cashback > 0 && pair('Cashback when delivered', formatMoney(cashback)),
      note !== '' && pair('Note', note),
      history.map(({ state, at }) => pair(state, formatMoment(at))),
    ),
    h(
      'a',
      {
        class: 'link',
        href: new URL(`/order-details/${token}/${id}`, storefront).href,
        target: '_blank',
        rel: 'noreferrer',
      },
      'As the customer sees it',
      icon('external'),
    ),
  );
}

function drawRecord({ name, count, subtotal, image }: OrderRecord): HTMLElement {
  const src = image?.urls['100x_'];
  return h(
    'li',
    { class: 'row__name' },
    src && h('img', { src, alt: '', loading: 'lazy', width: 44, height: 44 }),
    h('span', {}, textOf(name), h('small', {}, `${count} × · ${formatMoney(subtotal)}`)),
  );
}

function pair(term: string, value: string): Child {
  return h('div', {}, h('dt', {}, term), h('dd', {}, value));
}
