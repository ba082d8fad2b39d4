import type { ReactNode } from 'react';
import { ordersPath } from '#domain/link/paths.ts';
import { type OrderListPlace, orderListQuery } from '#domain/order/order-list.ts';
import type { OrderWords } from './order-words.ts';

/** Props of links to parts of the list of orders. */
export interface ListPlaceProps {
  place: OrderListPlace;
  /** The shopper goes to a part of the list without leaving the page. */
  onGo: (place: OrderListPlace) => void;
  words: OrderWords;
}

export interface ListLinkProps extends ListPlaceProps {
  className: string;
  /** Name of the link, if its content has none. */
  label?: string;
  current?: boolean;
  children: ReactNode;
}

/** A link to a part of the list, which changes without leaving the page. */
export function ListLink({ place, onGo, words, className, label, current, children }: ListLinkProps) {
  return (
    <a
      className={className}
      href={words.path(ordersPath()) + orderListQuery(place)}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        onGo(place);
      }}
    >
      {children}
    </a>
  );
}
