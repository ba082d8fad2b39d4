import type { Order } from '#contract/order/order.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { addressLine } from '#domain/address/address.ts';
import { formatDate } from '#domain/text/format.ts';
import { clockOf } from '#domain/time/time.ts';
import type { OrderWords } from './order-words.ts';

/** Destination, time, receiver and note of an order. */
export function OrderFacts({ order, words }: { order: Order; words: OrderWords }) {
  const { t, text } = words;
  const { shippingService, pickUp, customer, note } = order;
  return (
    <section className="order-facts panel" aria-labelledby="order-delivery">
      <h2 className="order__title" id="order-delivery">
        {t(pickUp ? 'order.pick-up' : 'order.delivery')}
      </h2>
      <dl className="order-facts__rows">
        <Fact name={t('order.to')} value={addressText(order, words)} />
        <Fact name={t('order.when')} value={timeText(order, words)} />
        {shippingService && (
          <Fact name={t(pickUp ? 'order.pick-up' : 'order.delivery')} value={text(shippingService.name)} />
        )}
        <Fact name={t('order.recipient')} value={`${customer.name}, ${formatPhone(customer.phone)}`} />
        {note && <Fact name={t('order.note')} value={note} />}
      </dl>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function addressText({ shippingAddress }: Order, { t, language }: OrderWords): string {
  const { name, addressLine2, apartmentNumber, floor, houseNumber } = shippingAddress;
  return [
    addressLine(shippingAddress, language) || name,
    apartmentNumber && t('order.entrance', { value: apartmentNumber }),
    floor && t('order.floor', { value: floor }),
    houseNumber && t('order.flat', { value: houseNumber }),
    addressLine2,
  ]
    .filter(Boolean)
    .join(', ');
}

function timeText({ shippingTime }: Order, { t, language }: OrderWords): string {
  if (shippingTime.type === 'now') return t('order.when-now');
  const { from, to } = shippingTime;
  const hours = [from, to].map((moment) => clockOf(new Date(moment))).join('–');
  return `${formatDate(from, language)}, ${hours}`;
}
