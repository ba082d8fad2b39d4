import { MAX_ORDER_NOTE } from '#contract/value/text-limit.ts';
import type { Words } from './checkout-text.ts';
import { partId } from './Part.tsx';
import '#storefront/ui/form/input.css';
import '#storefront/ui/form/form.css';

export interface NotePartProps {
  note: string;
  onChange: (note: string) => void;
  words: Words;
}

/** The shopper's note to the order. */
export function NotePart({ note, onChange, words: { t } }: NotePartProps) {
  const isTooLong = note.trim().length > MAX_ORDER_NOTE;
  return (
    <section className="checkout-part panel">
      <div className="field">
        <label className="field__label" htmlFor={partId('note')}>
          {t('checkout.note')}
        </label>
        <textarea
          id={partId('note')}
          className="field__input"
          rows={2}
          aria-invalid={isTooLong}
          aria-describedby="checkout-note-problem"
          value={note}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <p className="checkout-part__problem" id="checkout-note-problem" role="alert" hidden={!isTooLong}>
          {isTooLong && t('checkout.refused-note-too-long', { number: MAX_ORDER_NOTE })}
        </p>
      </div>
    </section>
  );
}
