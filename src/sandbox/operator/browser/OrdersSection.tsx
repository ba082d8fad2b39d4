import type { Tracking } from '#contract/order/delivery.ts';
import type { Order, OrderState } from '#contract/order/order.ts';
import { actOnceSure } from './Confirm.tsx';
import { formatMoment, formatMoney } from './format.ts';
import { act, useAnswer } from './live.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { Buttons, Empty, Entry, Icon, Named, Tabs } from './parts.tsx';
import { useKept, useShop } from './place.ts';
import { usePages } from './use-pages.tsx';

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

/** What the button that moves an order on does in each state; none where nothing more happens. */
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
  const { items, pager } = usePages<Order>('orders', 10, query);
  return (
    <>
      <p className="lead">
        Orders move on by themselves as time passes, or at once when you press. Every step sends its message.
      </p>
      <Tabs items={FILTERS} chosen={filter} onChoose={setFilter} />
      {items.map((order) => (
        <OrderEntry key={order.id} order={order} />
      ))}
      {items.length === 0 && (
        <Empty icon="orders">No orders here. Put something into the cart of the shop and order it.</Empty>
      )}
      {pager}
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
      'Cancel the order',
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
    >
      <p className={`badge badge--${state}`}>{FILTERS.find(([one]) => one === state)?.[1] ?? state}</p>
      {state === 'on-the-way' && <Driver id={id} />}
      <OrderDetails order={order} />
      {active && (
        <Buttons
          of={[
            [NEXT[state] ?? 'Move on', 'next', moveOn, 'primary'],
            [state === 'awaiting-approval' ? 'Reject' : 'Cancel', 'close', cancel],
          ]}
        />
      )}
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
