import type { ReactNode } from 'react';
import './checkout.css';

export interface ChoiceProps {
  /** Name of the radio group. */
  group: string;
  label: ReactNode;
  /** Shown below the label. */
  note?: ReactNode;
  /** Price at the end of the line. */
  price?: ReactNode;
  checked: boolean;
  onChoose: () => void;
}

/** An option of a radio group, on a card that can be pressed anywhere. */
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

/** An option of a radio group that a word or two say. */
export function ChoiceChip({
  group,
  label,
  checked,
  onChoose,
}: Pick<ChoiceProps, 'group' | 'label' | 'checked' | 'onChoose'>) {
  return (
    <label className="chip choice-chip">
      <input className="choice-chip__input" type="radio" name={group} checked={checked} onChange={onChoose} />
      {label}
    </label>
  );
}
