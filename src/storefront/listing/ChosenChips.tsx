import { useRef } from 'react';
import type { Filter } from '#contract/catalogue/filter.ts';
import {
  choosePrices,
  clearFilters,
  ID_FILTERS,
  type ListChoice,
  toggleId,
} from '#domain/listing/list-choice.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import type { ListText } from './list-text.ts';

export interface ChosenChipsProps {
  /** Source of the names of chosen values. */
  filters: readonly Filter[];
  choice: ListChoice;
  onChoose: (choice: ListChoice) => void;
  text: ListText;
}

/** Chips of the chosen filters, each to remove one, and a button to remove all. */
export function ChosenChips({ filters, choice, onChoose, text }: ChosenChipsProps) {
  const { t } = text;
  const list = useRef<HTMLUListElement>(null);
  const chips = chipsOf(filters, choice, text);
  if (chips.length === 0) return null;
  const take = (at: number, next: ListChoice) => {
    // The chip goes with its focus: the one that takes its place gets it.
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[at + 1] ?? buttons?.[at - 1])?.focus();
    onChoose(next);
  };
  return (
    <ul className="chosen" ref={list} aria-label={t('search.chosen')}>
      {chips.map(({ key, name, without }, at) => (
        <li key={key}>
          <button
            type="button"
            className="chip"
            aria-label={t('search.take-out', { name })}
            onClick={() => take(at, without)}
          >
            {name}
            <svg className="icon" aria-hidden="true">
              <use href={iconHref('close')} />
            </svg>
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button type="button" className="chosen__all" onClick={() => onChoose(clearFilters(choice))}>
            {t('search.clear-filters')}
          </button>
        </li>
      )}
    </ul>
  );
}

interface Chip {
  key: string;
  name: string;
  without: ListChoice;
}

function chipsOf(filters: readonly Filter[], choice: ListChoice, { t, own }: ListText): Chip[] {
  const chips: Chip[] = [];
  const { from, to } = choice;
  const price = (value: number) => formatPrice(value, t('shell.currency'));
  if (from !== undefined || to !== undefined) {
    const low = from === undefined ? '' : t('search.from', { price: price(from) });
    const high = to === undefined ? '' : t('search.to', { price: price(to) });
    const name = [low, high].filter(Boolean).join(' ');
    chips.push({ key: 'price', name, without: choosePrices(choice) });
  }
  if (choice.available)
    chips.push({
      key: 'available',
      name: t('search.only-available'),
      without: { ...choice, page: 1, available: false },
    });
  for (const filter of ID_FILTERS) {
    const known = filters.flatMap((one) => (one.type === filter ? one.children : []));
    for (const id of choice.ids[filter]) {
      const child = known.find((one) => one.id === id);
      const name = child ? own(child.name) : t('search.a-filter');
      chips.push({ key: `${filter}-${id}`, name, without: toggleId(choice, filter, id) });
    }
  }
  return chips;
}
