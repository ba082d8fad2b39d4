import { useAnswer } from './live.ts';
import { Button } from './parts.tsx';
import { useKept, useShop } from './place.ts';

/** A list of the shop, page by page, with the way through its pages; each filter keeps its own page. */
export function usePages<Item>(list: string, size: number, filter: Record<string, string>) {
  const [kept, keep] = useKept(`page of ${new URLSearchParams(filter)}`, '1');
  const query = new URLSearchParams({ ...filter, page: kept, size: String(size) });
  const { items, total } = useAnswer<{ items: Item[]; total: number }>(`${useShop().path(list)}?${query}`);
  const [page, last] = [Number(kept), Math.max(1, Math.ceil(total / size))];
  const step = (label: string, icon: string, to: number) => (
    <Button icon={icon} disabled={to < 1 || to > last} onPress={() => keep(String(to))}>
      {label}
    </Button>
  );
  const pager = (last > 1 || page > 1) && (
    <nav className="split" aria-label="Pages">
      {step('Previous', 'previous', page - 1)}
      <span>
        {page} of {last}
      </span>
      {step('Next', 'next', page + 1)}
    </nav>
  );
  return { items, total, pager };
}
