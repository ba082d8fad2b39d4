import type { ReactNode } from 'react';

export interface ChoiceProps {
  /** Of the group: one of it is chosen. */
  group: string;
  label: ReactNode;
  /** Under the label. */
  note?: ReactNode;
  /** At the end of the line: what it costs. */
  price?: ReactNode;
  checked: boolean;
  onChoose: () => void;
}

/** One of several, on a card that is pressed as a whole. */
export function Choice({ group, label, note, price, checked, onChoose }: ChoiceProps) {
  return (
    <label className={checked ? 'choice choice--checked' : 'choice'}>
      <input className="choice__input" type="radio" name={group} checked={checked} onChange={onChoose} />
      <span className="choice__text">
        <span className="choice__label">{label}</span>
        {note && <span className="choice__note">{note}</span>}
      </span>
      {price && <span className="choice__price">{price}</span>}
    </label>
  );
}
