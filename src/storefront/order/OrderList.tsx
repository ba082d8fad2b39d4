import { useRef } from 'react';
import type { OrderListPlace } from '#domain/order/order-list.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import { useCall } from '#storefront/ui/call/use-call.ts';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderPager } from './OrderPager.tsx';
import { OrderBones } from './OrdersSkeleton.tsx';
import { OrderTabs } from './OrderTabs.tsx';
import type { OrderWords } from './order-words.ts';
import { listOrdersAt, type OrderPage } from './orders.ts';
import { useRefresh } from './use-refresh.ts';

export interface OrderListProps {
  place: OrderListPlace;
  onGo: (place: OrderListPlace) => void;
  words: OrderWords;
}

/** One part of the list of orders, with the ways to the others. */
export function OrderList({ place, onGo, words }: OrderListProps) {
  const { t } = words;
  const { tab, page } = place;
  const call = useCall(
    async (signal): Promise<{ place: OrderListPlace; list: OrderPage }> => {
      return { place: { tab, page }, list: await listOrdersAt({ tab, page }, signal) };
    },
    [tab, page],
  );
  const top = useRef<HTMLDivElement>(null);
  // The next page begins at the top of the list, for eyes and keys alike.
  const goToPage = (next: OrderListPlace) => {
    onGo(next);
    top.current?.focus();
  };
  useRefresh(tab === 'active', call.retry);

  const ready = call.kind === 'ready' ? call.value : undefined;
  const fits = ready?.place.tab === tab && ready.place.page === page;
  return (
    <div className="account-stack" ref={top} tabIndex={-1}>
      <OrderTabs place={place} counts={ready?.list} onGo={onGo} words={words} />
      {call.kind === 'failed' && <CallFailed error={call.error} onRetry={call.retry} t={t} />}
      {call.kind !== 'failed' && !fits && (
        <div aria-busy="true">
          <p className="visually-hidden" role="status">
            {t('order.list-loading')}
          </p>
          <OrderBones />
        </div>
      )}
      {ready && fits && ready.list.items.length === 0 && (
        <NoOrders place={place} onGo={goToPage} words={words} />
      )}
      {ready && fits && ready.list.items.length > 0 && (
        <>
          <ul className="order-list" aria-label={t(tab === 'active' ? 'order.active' : 'order.finished')}>
            {ready.list.items.map((order) => (
              <OrderCard key={order.id} order={order} words={words} onChanged={call.retry} />
            ))}
          </ul>
          <OrderPager total={ready.list.total} place={place} onGo={goToPage} words={words} />
        </>
      )}
    </div>
  );
}
