import { useState } from 'react';
import type { Filter, FilterData } from '#contract/catalogue/filter.ts';
import { clearFilters, countChosen, type ListChoice } from '#domain/listing/list-choice.ts';
import { useCall } from '#storefront/ui/call/use-call.ts';
import { Dialog } from '#storefront/ui/dialog/Dialog.tsx';
import { FilterBones } from './FilterBones.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import type { ListText } from './list-text.ts';

/** Filters that are open at first: the next ones stay in sight. */
const OPEN = 2;

export interface FilterSheetProps {
  filters: readonly Filter[];
  choice: ListChoice;
  /** Products of the choice, where they are known. */
  total: number | undefined;
  /** Gets the filters and the total for a draft, to be shown before it takes effect. */
  load: (choice: ListChoice, signal: AbortSignal) => Promise<FilterData>;
  onChoose: (choice: ListChoice) => void;
  onClose: () => void;
  text: ListText;
}

/** The filters in a dialog, on narrow screens from the bottom; choices take effect at its button. */
export function FilterSheet({ filters, choice, total, load, onChoose, onClose, text }: FilterSheetProps) {
  const { t } = text;
  const [draft, setDraft] = useState(choice);
  const data = useCall((signal) => load(draft, signal), [draft]);
  const ready = data.kind === 'ready' ? data.value : undefined;
  const shown = ready?.items ?? filters;
  const count = ready?.total ?? (draft === choice ? total : undefined);
  const apply = () => {
    onClose();
    if (draft === choice) return;
    // Closing goes back in the history first; the new address comes after that.
    window.addEventListener('popstate', () => onChoose(draft), { once: true });
  };
  const footer = (
    <>
      {countChosen(draft) > 0 && (
        <button type="button" className="button button--ghost" onClick={() => setDraft(clearFilters(draft))}>
          {t('search.reset')}
        </button>
      )}
      <button type="button" className="button button--primary" onClick={apply}>
        {t('search.show-count', { count: count ?? '…' })}
      </button>
    </>
  );
  return (
    <Dialog
      title={t('search.filters')}
      closeLabel={t('dialog.close')}
      onClose={onClose}
      footer={footer}
      size="side"
    >
      {data.kind === 'loading' && shown.length === 0 ? (
        <FilterBones />
      ) : (
        <FilterPanel filters={shown} choice={draft} onChoose={setDraft} open={OPEN} text={text} />
      )}
    </Dialog>
  );
}
