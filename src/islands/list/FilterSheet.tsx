import { useState } from 'react';
import { iconHref } from '#client/icon/icon.ts';
import type { Filter, FilterData } from '#contract/filter.ts';
import { clearFilters, countChosen, type ListChoice } from '#domain/list-choice.ts';
import { useCall } from '#islands/call/use-call.ts';
import { Dialog } from '#islands/dialog/Dialog.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import type { ListText } from './list-text.ts';

export interface FilterSheetProps {
  filters: readonly Filter[];
  choice: ListChoice;
  /** What the filters would leave; the shopper sees that before they count. */
  load: (choice: ListChoice, signal: AbortSignal) => Promise<FilterData>;
  onChoose: (choice: ListChoice) => void;
  text: ListText;
}

/** The filters on a narrow screen: a button, and a sheet from the bottom, whose choice counts at its end. */
export function FilterSheet({ filters, choice, load, onChoose, text }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  const { t } = text;
  const chosen = countChosen(choice);
  const apply = (draft: ListChoice) => {
    setOpen(false);
    if (draft === choice) return;
    // The sheet takes its own entry out of the history first.
    window.addEventListener('popstate', () => onChoose(draft), { once: true });
  };
  return (
    <>
      <button type="button" className="button button--ghost filter-button" onClick={() => setOpen(true)}>
        <svg className="icon" aria-hidden="true">
          <use href={iconHref('filter')} />
        </svg>
        {t('search.filters')}
        {chosen > 0 && <span className="badge">{chosen}</span>}
      </button>
      {open && (
        <Sheet
          filters={filters}
          choice={choice}
          load={load}
          onApply={apply}
          onClose={() => setOpen(false)}
          text={text}
        />
      )}
    </>
  );
}

function Sheet({
  filters,
  choice,
  load,
  onApply,
  onClose,
  text,
}: Pick<FilterSheetProps, 'filters' | 'choice' | 'load' | 'text'> & {
  onApply: (draft: ListChoice) => void;
  onClose: () => void;
}) {
  const { t } = text;
  const [draft, setDraft] = useState(choice);
  const data = useCall((signal) => load(draft, signal), [draft]);
  const ready = data.kind === 'ready' ? data.value : undefined;
  const footer = (
    <>
      {countChosen(draft) > 0 && (
        <button type="button" className="button button--ghost" onClick={() => setDraft(clearFilters(draft))}>
          {t('search.reset')}
        </button>
      )}
      <button type="button" className="button button--primary" onClick={() => onApply(draft)}>
        {t('search.show-count', { count: ready?.total ?? '…' })}
      </button>
    </>
  );
  return (
    <Dialog title={t('search.filters')} closeLabel={t('dialog.close')} onClose={onClose} footer={footer}>
      <FilterPanel filters={ready?.items ?? filters} choice={draft} onChoose={setDraft} text={text} />
    </Dialog>
  );
}
