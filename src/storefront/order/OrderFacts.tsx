import type { Branch } from '#contract/catalogue/franchise.ts';
import type { Order } from '#contract/order/order.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { addressLine } from '#domain/address/address.ts';
import { type MapChoice, mapLink } from '#domain/address/map-view.ts';
import { formatDate } from '#domain/text/format.ts';
import { clockOf } from '#domain/time/time.ts';
import type { OrderWords } from './order-words.ts';

/** Destination, time, receiver and note of an order. */
export function OrderFacts({ order, map, words }: { order: Order; map: MapChoice; words: OrderWords }) {
  const { t, text } = words;
  const { shippingService, pickUp, franchise, customer, note } = order;
  const isFetchedAnyTime = pickUp && order.shippingTime.type === 'now';
  return (
    <section className="order-facts panel" aria-labelledby="order-delivery">
      <h2 className="order__title" id="order-delivery">
        {t(pickUp ? 'order.pick-up' : 'order.delivery')}
      </h2>
      <dl className="order-facts__rows">
        {franchise ? (
          <BranchFacts branch={franchise} words={words} />
        ) : (
          <Fact name={t('order.to')} value={addressText(order, words)} />
        )}
        {!isFetchedAnyTime && <Fact name={t('order.when')} value={timeText(order, words)} />}
        {shippingService && (
          <Fact name={t(pickUp ? 'order.pick-up' : 'order.delivery')} value={text(shippingService.name)} />
        )}
        <Fact name={t('order.recipient')} value={`${customer.name}, ${formatPhone(customer.phone)}`} />
        {note && <Fact name={t('order.note')} value={note} />}
      </dl>
      {franchise && (
        <a
          className="button button--secondary"
          href={mapLink(map, franchise.coordinate)}
          target="_blank"
          rel="noopener"
        >
          {t('order.on-map')}
        </a>
      )}
    </section>
  );
}

/** Name, address, hours and phone of the branch that hands the order out. */
function BranchFacts({ branch, words: { t, text } }: { branch: Branch; words: OrderWords }) {
  const hours = text(branch.workingHours);
  return (
    <>
      <Fact name={t('order.branch')} value={`${text(branch.name)}, ${text(branch.address)}`} />
      {hours && <Fact name={t('order.hours')} value={[hours, branch.phone].filter(Boolean).join(', ')} />}
    </>
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
