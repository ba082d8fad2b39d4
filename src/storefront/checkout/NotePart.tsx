import { MAX_NOTE } from '#domain/order/checkout-choice.ts';
import type { Words } from './checkout-text.ts';

export interface NotePartProps {
  note: string;
  onChange: (note: string) => void;
  words: Words;
}

/** The shopper's note to the order. */
export function NotePart({ note, onChange, words: { t } }: NotePartProps) {
  return (
    <section className="checkout-part panel">
      <div className="field">
        <label className="field__label" htmlFor="checkout-note">
          {t('checkout.note')}
        </label>
        <textarea
          id="checkout-note"
          className="field__input"
          rows={2}
          maxLength={MAX_NOTE}
          value={note}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </section>
  );
}
