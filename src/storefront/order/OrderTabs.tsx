import type { OrderTab } from '#domain/order/order-list.ts';
import { ListLink, type ListPlaceProps } from './ListLink.tsx';

export interface OrderTabsProps extends ListPlaceProps {
  /** Number of orders of each kind, once known. */
  counts: Readonly<Record<OrderTab, number>> | undefined;
}

/** Active and finished orders, apart. */
export function OrderTabs({ place, counts, onGo, words }: OrderTabsProps) {
  return (
    <nav className="order-tabs" aria-label={words.t('order.tabs')}>
      {(['active', 'finished'] as const).map((tab) => (
        <ListLink
          key={tab}
          className="chip"
          place={{ tab, page: 1 }}
          current={tab === place.tab}
          onGo={onGo}
          words={words}
        >
          {words.t(tab === 'active' ? 'order.active' : 'order.finished')}
          <span className="order-tabs__count">{counts?.[tab]}</span>
        </ListLink>
      ))}
    </nav>
  );
}
