import { useState } from 'react';
import type { Filter } from '#contract/catalogue/filter.ts';
import type { ListText } from './list-text.ts';

/** Most values that are shown before "more". */
const SHOWN = 8;

type WithValues = Exclude<Filter, { type: 'price' }>;

export interface ValueFilterProps {
  filter: WithValues;
  chosen: readonly number[];
  onToggle: (id: number) => void;
  text: ListText;
}

/** Values to tick, each with the number of products it leaves; those that leave none come last. */
export function ValueFilter({ filter, chosen, onToggle, text: { t, own } }: ValueFilterProps) {
  const [all, setAll] = useState(false);
  const values = rowsOf(filter);
  const rest = values.length - SHOWN;
  // A button for a single further value would take as much room as the value.
  const shown = all || rest <= 1 ? values : values.filter(({ id }, at) => at < SHOWN || chosen.includes(id));
  return (
    <>
      {shown.map(({ id, name, count, color, depth }) => {
        const isChosen = chosen.includes(id);
        return (
          <label
            key={id}
            className={`filter__value${depth > 0 ? ' filter__value--below' : ''}`}
            data-none={count === 0 && !isChosen ? '' : undefined}
          >
            <input type="checkbox" checked={isChosen} onChange={() => onToggle(id)} />
            {color && <svg className="filter__color" color={color} aria-hidden="true" />}
            <span>{own(name)}</span>
            <small>{count}</small>
          </label>
        );
      })}
      {rest > 1 && (
        <button
          type="button"
          className="filter__more"
          aria-expanded={all}
          onClick={() => setAll((before) => !before)}
        >
          {all ? t('search.fewer-values') : t('search.more-values', { count: rest })}
        </button>
      )}
    </>
  );
}

interface Row {
  id: number;
  name: WithValues['children'][number]['name'];
  count: number;
  color?: string | undefined;
  /** Levels between a category and the topmost one listed above it. */
  depth: number;
}

/** Categories below their parents, with their depth; values of other filters, those without products last. */
function rowsOf(filter: WithValues): Row[] {
  if (filter.type !== 'category') {
    const rows: Row[] = filter.children.map((child) => ({ ...child, depth: 0 }));
    return rows.sort((a, b) => Number(a.count === 0) - Number(b.count === 0));
  }
  const ids = new Set(filter.children.map(({ id }) => id));
  const below = (parent: number | undefined, depth: number): Row[] =>
    filter.children
      .filter(({ parentId }) =>
        parent === undefined ? parentId === null || !ids.has(parentId) : parentId === parent,
      )
      .flatMap((child) => [{ ...child, depth }, ...below(child.id, depth + 1)]);
  return below(undefined, 0);
}
