import type { Translate } from '#storefront/i18n/message-key.ts';

export interface CompareTabsProps {
  tabs: readonly { id: number; name: string; count: number }[];
  current: number | undefined;
  onChoose: (id: number) => void;
  t: Translate;
}

/** Tabs of the compared categories, each with its number of products. */
export function CompareTabs({ tabs, current, onChoose, t }: CompareTabsProps) {
  return (
    <nav className="compare-tabs" aria-label={t('compare.categories')}>
      {tabs.map(({ id, name, count }) => (
        <button
          type="button"
          className="chip"
          key={id}
          aria-current={id === current ? 'true' : undefined}
          onClick={() => onChoose(id)}
        >
          {name} <span className="compare-tabs__count">{count}</span>
        </button>
      ))}
    </nav>
  );
}
