import { useEffect, useRef } from 'react';
import type { ListChoice } from '#domain/listing/list-choice.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';

export interface PriceFilterProps {
  /** Lowest and highest price of the list, in UZS. */
  min: number;
  max: number;
  choice: ListChoice;
  onChoose: (from?: number, to?: number) => void;
  t: Translate;
}

/** Two fields for a range of prices; they take effect when left, or by Enter. */
export function PriceFilter({ min, max, choice: { from, to }, onChoose, t }: PriceFilterProps) {
  const fields = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const { from: fromField, to: toField } = fields;
  useEffect(() => {
    write(fromField.current, from);
    write(toField.current, to);
  }, [from, to, fromField, toField]);

  const read = () => {
    const [low, high] = [priceIn(fromField.current), priceIn(toField.current)];
    if (low !== from || high !== to) onChoose(low, high);
  };
  return (
    <div className="filter__prices">
      {(['from', 'to'] as const).map((bound) => (
        <label key={bound}>
          <span className="visually-hidden">{t(`search.price-${bound}`)}</span>
          <input
            ref={fields[bound]}
            className="field__input"
            inputMode="numeric"
            autoComplete="off"
            placeholder={grouped(bound === 'from' ? min : max)}
            onChange={({ target }) => write(target, priceIn(target))}
            onBlur={read}
            onKeyDown={({ key }) => key === 'Enter' && read()}
          />
        </label>
      ))}
    </div>
  );
}

const grouped = (value: number) => formatPrice(value, '').trim();

function priceIn(field: HTMLInputElement | null): number | undefined {
  const digits = (field?.value ?? '').replace(/\D/g, '').slice(0, 12);
  return digits === '' ? undefined : Number(digits);
}

function write(field: HTMLInputElement | null, value: number | undefined): void {
  if (field) field.value = value === undefined ? '' : grouped(value);
}
