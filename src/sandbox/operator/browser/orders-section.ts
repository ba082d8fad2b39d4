import type { Tracking } from '#contract/order/delivery.ts';
import type { Order, OrderState } from '#contract/order/order.ts';
import { send, shopPath } from './control.ts';
import { button, confirm, empty, pager, tabs } from './control-parts.ts';
import { type Child, h, icon } from './element.ts';
import { formatMoment, formatMoney } from './format.ts';
import { orderDetails } from './order-details.ts';
import { act, defineSection, type View } from './section.ts';
import { getShop } from './shops.ts';

const PAGE_SIZE = 10;

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

/** An order with its driver, where one is on the way. */
interface ShownOrder {
  order: Order;
  tracking: (Tracking & { now: string }) | null;
}

interface OrderData {
  storefront: string;
  orders: ShownOrder[];
  total: number;
}

/** Orders of everybody, and what an operator does with them. */
export const orders = defineSection<OrderData>({
  id: 'orders',
  title: 'Orders',
  icon: 'orders',
  lead:
    'Orders move on by themselves as time passes, or at once when you press. Every step sends its ' +
    'message.',
  async load({ shop, state }) {
    const filter = state.get('filter') ?? 'active';
    const query = new URLSearchParams({ page: state.get('page') ?? '1', size: String(PAGE_SIZE) });
    if (filter === 'active') query.set('active', 'true');
    else if (filter !== 'all') query.set('state', filter);
    const { storefront } = await getShop(shop);
    const { items, total } = await send<{ items: Order[]; total: number }>(
      'GET',
      `${shopPath(shop, 'orders')}?${query}`,
    );
    return {
      storefront,
      total,
      orders: await Promise.all(
        items.map(async (order) => ({ order, tracking: await getTracking(shop, order) })),
      ),
    };
  },
  draw: ({ storefront, orders: shown, total }, view) => [
    tabs(FILTERS, view.state.get('filter') ?? 'active', (id) => {
      view.state.set('page', '1');
      view.set('filter', id);
    }),
    shown.length > 0
      ? h(
          'div',
          { class: 'stack' },
          shown.map((one) => drawOrder(one, storefront, view)),
        )
      : empty('No orders here. Put something into the cart of the shop and order it.', 'orders'),
    pager(total, PAGE_SIZE, view),
  ],
});

async function getTracking(shop: string, { id, state }: Order): Promise<ShownOrder['tracking']> {
  if (state !== 'on-the-way') return null;
  const [tracking, { now }] = await Promise.all([
    send<Tracking>('GET', shopPath(shop, 'orders', id, 'tracking')),
    send<{ now: string }>('GET', '/clock'),
  ]);
  return { ...tracking, now };
}

function drawOrder({ order, tracking }: ShownOrder, storefront: string, view: View): HTMLElement {
  const { id, state, createdAt, customer, total, payment } = order;
  return h(
    'article',
    { class: 'card order', 'aria-label': `Order ${id}` },
    h(
      'header',
      { class: 'order__head' },
      h(
        'div',
        {},
        h('h3', {}, `Order ${id}`),
        h('small', {}, `${formatMoment(createdAt)} · ${customer.name}, ${customer.phone}`),
      ),
      h(
        'div',
        { class: 'order__money' },
        h('strong', {}, formatMoney(total)),
        h('small', {}, `${payment.gatewayType}, ${payment.paid ? 'paid' : 'not paid'}`),
      ),
    ),
    stateBadge(state),
    tracking && drawDriver(tracking),
    orderDetails(order, storefront),
    buttons(order, view),
  );
}

function stateBadge(state: OrderState): HTMLElement {
  const label = FILTERS.find(([id]) => id === state)?.[1] ?? state;
  return h('p', { class: `badge badge--${state}` }, label);
}

function buttons({ id, state, active }: Order, view: View): Child {
  if (!active) return undefined;
  const path = (command: string) => shopPath(view.shop, 'orders', id, command);
  const moveOn = () => act(view, `Order ${id} moved on`, () => send('PUT', path('move-on')));
  const cancel = async () => {
    if (await confirm(`Cancel order ${id}? Its goods and its money go back.`, 'Cancel the order')) {
      await act(view, `Order ${id} is canceled`, () => send('PUT', path('cancel')));
    }
  };
  return h(
    'div',
    { class: 'buttons' },
    button(NEXT[state] ?? 'Move on', moveOn, { kind: 'primary', icon: 'next', focusKey: `move-${id}` }),
    button(state === 'awaiting-approval' ? 'Reject' : 'Cancel', cancel, {
      icon: 'close',
      focusKey: `cancel-${id}`,
    }),
  );
}

function drawDriver({ driver, leavesAt, arrivesAt, now }: NonNullable<ShownOrder['tracking']>): HTMLElement {
  const { name, phone, car } = driver;
  const done =
    (Date.parse(now) - Date.parse(leavesAt)) / Math.max(1, Date.parse(arrivesAt) - Date.parse(leavesAt));
  const percent = Math.round(100 * Math.min(1, Math.max(0, done)));
  return h(
    'div',
    { class: 'driver' },
    icon('truck'),
    h(
      'span',
      {},
      h('strong', {}, `${name} is on the way`),
      h(
        'small',
        {},
        `There ${formatMoment(arrivesAt)} · ${phone} · ${car.color} ${car.model}, ${car.number}`,
      ),
    ),
    h('progress', { class: 'driver__way', max: 100, value: percent, 'aria-label': 'Done of the way' }),
  );
}
