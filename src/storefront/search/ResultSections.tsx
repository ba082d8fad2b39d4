import type { Filter } from '#contract/catalogue/filter.ts';
import { type ListChoice, toggleId } from '#domain/listing/list-choice.ts';
import type { ListText } from '#storefront/listing/list-text.ts';

/** Most categories that stand above results. */
const SHOWN = 6;

export interface ResultSectionsProps {
  filters: readonly Filter[];
  choice: ListChoice;
  addressOf: (choice: ListChoice) => string;
  onChoose: (choice: ListChoice) => void;
  text: ListText;
}

/** Categories that have most of what was found, each a link to the results in it. */
export function ResultSections({ filters, choice, addressOf, onChoose, text }: ResultSectionsProps) {
  const all = filters.flatMap((filter) => (filter.type === 'category' ? filter.children : []));
  const parents = new Set(all.map(({ parentId }) => parentId));
  const lowest = all.filter(({ id, count }) => !parents.has(id) && count > 0);
  if (lowest.length < 2 || choice.ids.category.length > 0) return null;
  return (
    <nav className="category__chips" aria-label={text.t('search.within')}>
      {lowest
        .sort((one, other) => other.count - one.count)
        .slice(0, SHOWN)
        .map(({ id, name, count }) => {
          const next = toggleId(choice, 'category', id);
          return (
            <a
              className="chip"
              href={addressOf(next)}
              key={id}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onChoose(next);
              }}
            >
              {text.own(name)} <small>{count}</small>
            </a>
          );
        })}
    </nav>
  );
}
