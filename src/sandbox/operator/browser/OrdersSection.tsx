import type { Tracking } from '#contract/order/delivery.ts';
import type { Order, OrderState } from '#contract/order/order.ts';
import { formatMoment, formatMoney } from './format.ts';
import { act, actOnceSure, useAnswer } from './live.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { Pages } from './Pages.tsx';
import { Entry, Icon, Named, Tabs } from './parts.tsx';
import { useKept, useShop } from './place.ts';

const FILTERS = [
  ['active', 'Active'],
  ['awaiting-payment', 'Awaiting payment'],
  ['awaiting-approval', 'Awaiting approval'],
  ['accepted', 'Accepted'],
  ['operator-called', 'Called'],
  ['on-the-way', 'On the way'],
  ['delivered', 'Delivered'],
  ['canceled', 'Canceled'],
  ['all', 'All'],
] as const;

/** Words of the button that moves an order on, by state; none where nothing more happens. */
const NEXT: Readonly<Partial<Record<OrderState, string>>> = {
  'awaiting-payment': 'Take the payment',
  'awaiting-approval': 'Approve the installment',
  accepted: 'Call the customer',
  'operator-called': 'Send it off',
  'on-the-way': 'Deliver it',
};

/** Orders of everybody, and what an operator does with them. */
export function OrdersSection() {
  const [filter, setFilter] = useKept('filter', 'active');
  const query: Record<string, string> =
    filter === 'active' ? { active: 'true' } : filter === 'all' ? {} : { state: filter };
  return (
    <>
      <p className="lead">
        Orders move on by themselves as time passes, or at once when you press. Every step sends its message.
      </p>
      <Tabs items={FILTERS} chosen={filter} onChoose={setFilter} />
      <Pages<Order>
        list="orders"
        size={10}
        filter={query}
        icon="orders"
        empty="No orders here. Put something into the cart of the shop and order it."
        entry={(order) => <OrderEntry key={order.id} order={order} />}
      />
    </>
  );
}

function OrderEntry({ order }: { order: Order }) {
  const { id, state, active, createdAt, customer, total, payment } = order;
  const { path } = useShop();
  const moveOn = () => act(`Order ${id} moved on`, 'PUT', path('orders', id, 'move-on'));
  const cancel = () =>
    actOnceSure(
      `Cancel order ${id}? Its goods and its money go back.`,
      `Order ${id} is canceled`,
      'PUT',
      path('orders', id, 'cancel'),
    );
  const paid = `${payment.gatewayType}, ${payment.paid ? 'paid' : 'not paid'}`;
  return (
    <Entry
      title={`Order ${id}`}
      note={`${formatMoment(createdAt)} · ${customer.name}, ${customer.phone}`}
      side={<Named name={formatMoney(total)} note={paid} />}
      actions={
        active && [
          [NEXT[state] ?? 'Move on', 'next', moveOn, 'primary'],
          [state === 'awaiting-approval' ? 'Reject' : 'Cancel', 'close', cancel],
        ]
      }
    >
      <p className={`badge badge--${state}`}>{FILTERS.find(([one]) => one === state)?.[1] ?? state}</p>
      {state === 'on-the-way' && <Driver id={id} />}
      <OrderDetails order={order} />
    </Entry>
  );
}

function Driver({ id }: { id: number }) {
  const { driver, leavesAt, arrivesAt } = useAnswer<Tracking>(useShop().path('orders', id, 'tracking'));
  const { now } = useAnswer<{ now: string }>('/clock');
  const [from, to] = [Date.parse(leavesAt), Date.parse(arrivesAt)];
  const done = Math.round((100 * (Date.parse(now) - from)) / Math.max(1, to - from));
  const { model, color, number } = driver.car;
  const note = `There ${formatMoment(arrivesAt)} · ${driver.phone} · ${color} ${model}, ${number}`;
  return (
    <div className="driver">
      <Icon name="truck" />
      <Named name={`${driver.name} is on the way`} note={note} />
      <progress max={100} value={Math.min(100, Math.max(0, done))} aria-label="Done of the way" />
    </div>
  );
}
