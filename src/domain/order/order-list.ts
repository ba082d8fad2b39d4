/** Orders are shown apart: those that something is still to happen to, and those that are over. */
export type OrderTab = 'active' | 'finished';

/** The shown part of the orders. */
export interface OrderListPlace {
  tab: OrderTab;
  /** From 1 on. */
  page: number;
}

/** Orders of one page of the list. */
export const ORDERS_PER_PAGE = 10;

/** Milliseconds between two looks at an order that is still on its way. */
export const ORDER_REFRESH_MS = 30_000;

/** Parses the query of the page's address; anything unknown means the first active orders. */
export function parseOrderList(query: string): OrderListPlace {
  const params = new URLSearchParams(query);
  const page = params.get('page') ?? '';
  return {
    tab: params.get('state') === 'finished' ? 'finished' : 'active',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The query that names a part of the list: empty for the first active ones, else with its `?`. */
export function orderListQuery({ tab, page }: OrderListPlace): string {
  const params = new URLSearchParams();
  if (tab === 'finished') params.set('state', tab);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params}` : '';
}

/** Pages of a list of so many orders, at least one. */
export function orderPages(total: number): number {
  return Math.max(1, Math.ceil(total / ORDERS_PER_PAGE));
}

/** The token and id that the address of an order's page names, in any language; undefined where none. */
export function parseOrderPath(path: string): { token: string; id: number } | undefined {
  const [, token, id] = /\/order-details\/([\w-]{8,100})\/([1-9]\d{0,14})\/?$/.exec(path) ?? [];
  return token && id ? { token, id: Number(id) } : undefined;
}
