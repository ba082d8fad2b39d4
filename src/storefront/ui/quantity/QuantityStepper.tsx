import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { shownQuantity } from '#domain/pricing/quantity.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import { typedQuantity } from './typed-quantity.ts';
import './QuantityStepper.css';

export interface QuantityStepperProps {
  quantity: number;
  /** The fewest and the most pieces that can be ordered. */
  lowest: number;
  highest: number;
  labels: { quantity: string; increase: string; decrease: string };
  /** Gets the wanted quantity, available or not; 0 from the button below the fewest pieces. */
  onAsk: (quantity: number) => void;
}

/** Minus, a field and plus. */
export function QuantityStepper({ quantity, lowest, highest, labels, onAsk }: QuantityStepperProps) {
  const [draft, setDraft] = useState<string>();

  const finishTyping = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (draft === undefined) return;
    setDraft(undefined);
    const wanted = typedQuantity(currentTarget);
    if (wanted !== undefined) onAsk(wanted);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      // The key belongs to the field: where 0 takes the line out, the focus goes on to another button.
      event.preventDefault();
      finishTyping(event);
    }
    if (event.key === 'Escape') setDraft(undefined);
  };

  return (
    <div className="quantity-stepper">
      <button
        type="button"
        className="quantity-stepper__button"
        aria-label={labels.decrease}
        onClick={() => onAsk(quantity > lowest ? quantity - 1 : 0)}
      >
        <svg className="icon" aria-hidden="true">
          <use href={iconHref('minus')} />
        </svg>
      </button>
      <input
        className="quantity-stepper__field"
        type="number"
        inputMode="numeric"
        autoComplete="off"
        min={0}
        max={highest}
        aria-label={labels.quantity}
        // As text: React takes a field of numbers that shows `05` for the number 5, and leaves it.
        value={draft ?? String(shownQuantity(quantity))}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={finishTyping}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className="quantity-stepper__button"
        aria-label={labels.increase}
        onClick={() => onAsk(quantity + 1)}
      >
        <svg className="icon" aria-hidden="true">
          <use href={iconHref('plus')} />
        </svg>
      </button>
    </div>
  );
}
