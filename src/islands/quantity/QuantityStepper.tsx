import { type KeyboardEvent, useState } from 'react';
import { iconHref } from '#client/icon/icon.ts';
import { sayAvailable } from '#client/page/cart-actions.ts';
import {
  highestQuantity,
  lowestQuantity,
  type QuantityRule,
  requestQuantity,
  shownQuantity,
} from '#domain/quantity.ts';

export interface QuantityStepperProps {
  quantity: number;
  rule: QuantityRule;
  labels: { quantity: string; increase: string; decrease: string };
  /** Below the fewest pieces comes 0, above the stock what is there. */
  onChange: (quantity: number) => void;
}

/** Minus, a field and plus. Above the stock it says how many there are. */
export function QuantityStepper({ quantity, rule, labels, onChange }: QuantityStepperProps) {
  const [draft, setDraft] = useState<string>();
  const lowest = lowestQuantity(rule);
  const highest = highestQuantity(rule);

  const ask = (wanted: number) => {
    setDraft(undefined);
    if (wanted < 1) return onChange(0);
    const { quantity: next, refused } = requestQuantity(quantity, wanted, rule);
    if (refused) sayAvailable(highest);
    const settled = refused && highest >= lowest ? highest : next;
    if (settled !== quantity) onChange(settled);
  };
  const finishTyping = () => {
    if (draft !== undefined) ask(draft.trim() === '' ? quantity : Number(draft));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finishTyping();
    if (event.key === 'Escape') setDraft(undefined);
  };

  return (
    <div className="quantity-stepper">
      <button
        type="button"
        className="quantity-stepper__button"
        aria-label={labels.decrease}
        onClick={() => ask(quantity > lowest ? quantity - 1 : 0)}
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
        value={draft ?? shownQuantity(quantity)}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={finishTyping}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className="quantity-stepper__button"
        aria-label={labels.increase}
        onClick={() => ask(quantity + 1)}
      >
        <svg className="icon" aria-hidden="true">
          <use href={iconHref('plus')} />
        </svg>
      </button>
    </div>
  );
}
