import type { Filter } from '#contract/catalogue/filter.ts';
import { choosePrices, type ListChoice, toggleId } from '#domain/listing/list-choice.ts';
import { FilterGroup } from './FilterGroup.tsx';
import type { ListText } from './list-text.ts';
import { PriceFilter } from './PriceFilter.tsx';
import { ValueFilter } from './ValueFilter.tsx';

export interface FilterPanelProps {
  filters: readonly Filter[];
  choice: ListChoice;
  onChoose: (choice: ListChoice) => void;
  /** True if each filter opens over the list by itself. */
  drops?: boolean;
  text: ListText;
}

/** The filters of a list in the shop's order; every choice takes effect at once. */
export function FilterPanel({ filters, choice, onChoose, drops = false, text }: FilterPanelProps) {
  const { t, own } = text;
  return (
    <div className="filters">
      <label className="filters__switch">
        <input
          type="checkbox"
          checked={choice.available}
          onChange={() => onChoose({ ...choice, page: 1, available: !choice.available })}
        />
        <span>{t('search.only-available')}</span>
      </label>
      {[...filters]
        .sort((a, b) => a.sort - b.sort)
        .map((filter) => {
          const key = 'id' in filter ? `${filter.type}-${filter.id}` : filter.type;
          return (
            <FilterGroup key={key} name={own(filter.name)} collapsed={filter.collapsed} drops={drops}>
              {filter.type === 'price' ? (
                <PriceFilter
                  {...filter}
                  choice={choice}
                  onChoose={(from, to) => onChoose(choosePrices(choice, from, to))}
                  t={t}
                />
              ) : (
                <ValueFilter
                  filter={filter}
                  chosen={choice.ids[filter.type]}
                  onToggle={(id) => onChoose(toggleId(choice, filter.type, id))}
                  text={text}
                />
              )}
            </FilterGroup>
          );
        })}
    </div>
  );
}
