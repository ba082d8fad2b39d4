import type { Filter } from '#contract/catalogue/filter.ts';
import { choosePrices, type ListChoice, toggleId } from '#domain/listing/list-choice.ts';
import { AvailableSwitch } from './AvailableSwitch.tsx';
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
  /** Number of filters that are open at first, beside those with a choice; all if it is left out. */
  open?: number;
  text: ListText;
}

/** The filters of a list in the shop's order; every choice takes effect at once. */
export function FilterPanel({
  filters,
  choice,
  onChoose,
  drops = false,
  open = Number.POSITIVE_INFINITY,
  text,
}: FilterPanelProps) {
  const { t, own } = text;
  return (
    <div className="filters">
      <AvailableSwitch choice={choice} onChoose={onChoose} t={t} />
      {[...filters]
        .sort((a, b) => a.sort - b.sort)
        .map((filter, at) => {
          const chosen = isChosen(filter, choice);
          const key = 'id' in filter ? `${filter.type}-${filter.id}` : filter.type;
          return (
            <FilterGroup
              key={key}
              name={own(filter.name)}
              collapsed={filter.collapsed || (at >= open && !chosen)}
              drops={drops}
              isChosen={chosen}
            >
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

function isChosen({ type, children }: Filter, { ids }: ListChoice): boolean {
  return type !== 'price' && children.some(({ id }) => ids[type].includes(id));
}
