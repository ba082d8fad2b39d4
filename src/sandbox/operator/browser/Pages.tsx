import type { ReactNode } from 'react';
import { formatCount } from './format.ts';
import { useAnswer } from './live.ts';
import { Button, Empty } from './parts.tsx';
import { useKept, useShop } from './place.ts';

interface PagesProps<Item> {
  /** The last part of its command's path. */
  list: string;
  size: number;
  filter: Record<string, string>;
  icon?: string;
  /** Said where there is nothing. */
  empty: string;
  entry: (item: Item) => ReactNode;
}

/** A list of the shop, page by page, with the way through its pages; each filter keeps its own page. */
export function Pages<Item>({ list, size, filter, icon, empty, entry }: PagesProps<Item>) {
  const [kept, keep] = useKept(`page of ${new URLSearchParams(filter)}`, '1');
  const query = new URLSearchParams({ ...filter, page: kept, size: String(size) });
  const { items, total } = useAnswer<{ items: Item[]; total: number }>(`${useShop().path(list)}?${query}`);
  const [page, last] = [Number(kept), Math.max(1, Math.ceil(total / size))];
  const step = (label: string, symbol: string, to: number) => (
    <Button icon={symbol} disabled={to < 1 || to > last} onPress={() => keep(String(to))}>
      {label}
    </Button>
  );
  if (total === 0) return <Empty icon={icon}>{empty}</Empty>;
  return (
    <>
      <p className="muted" role="status">
        {formatCount(total)} {total === 1 ? list.slice(0, -1) : list}
      </p>
      {items.map(entry)}
      {(last > 1 || page > 1) && (
        <nav className="split" aria-label="Pages">
          {step('Previous', 'previous', page - 1)}
          <span>
            {page} of {last}
          </span>
          {step('Next', 'next', page + 1)}
        </nav>
      )}
    </>
  );
}
