import { useCallback, useEffect, useState } from 'react';
import { type OrderListPlace, orderListQuery, parseOrderList } from '#domain/order/order-list.ts';

/** The part of the list that the page's address names; undefined on the server, which knows no query. */
export function useListPlace() {
  const [place, setPlace] = useState<OrderListPlace>();
  useEffect(() => {
    const read = () => setPlace(parseOrderList(location.search));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const go = useCallback((next: OrderListPlace) => {
    history.pushState(null, '', location.pathname + orderListQuery(next));
    setPlace(next);
  }, []);
  return { place, go };
}
