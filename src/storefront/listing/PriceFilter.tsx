import { useEffect, useId, useRef, useState } from 'react';
import type { ListChoice } from '#domain/listing/list-choice.ts';
import { groupSum, parseSum } from '#domain/pricing/typed-sum.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { regroup } from '#storefront/ui/group/regroup.ts';

export interface PriceFilterProps {
  /** Lowest and highest price of the list, in UZS. */
  min: number;
  max: number;
  choice: ListChoice;
  onChoose: (from?: number, to?: number) => void;
  t: Translate;
}

const BOUNDS = ['from', 'to'] as const;

/** Two fields for a range of prices; they take effect when left, or by Enter. */
export function PriceFilter({ min, max, choice: { from, to }, onChoose, t }: PriceFilterProps) {
  const fields = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const { from: fromField, to: toField } = fields;
  const noteId = useId();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  useEffect(() => {
    write(fromField.current, from);
    write(toField.current, to);
    setWrong([]);
  }, [from, to, fromField, toField]);

  const read = () => {
    const texts = BOUNDS.map((bound) => fields[bound].current?.value.trim() ?? '');
    const [low, high] = texts.map(parseSum);
    const unread = BOUNDS.filter((_, at) => texts[at] !== '' && [low, high][at] === undefined);
    setWrong(unread);
    if (unread.length > 0) return;
    write(fromField.current, low);
    write(toField.current, high);
    if (low !== from || high !== to) onChoose(low, high);
  };
  return (
    <div className="filter__prices">
      {BOUNDS.map((bound) => (
        <label key={bound}>
          <span className="visually-hidden">{t(`search.price-${bound}`)}</span>
          <input
            ref={fields[bound]}
            className="field__input"
            inputMode="numeric"
            autoComplete="off"
            placeholder={groupSum(String(bound === 'from' ? min : max))}
            aria-invalid={wrong.includes(bound)}
            aria-describedby={wrong.includes(bound) ? noteId : undefined}
            onInput={({ currentTarget, nativeEvent }) =>
              regroup(currentTarget, groupSum, nativeEvent as InputEvent)
            }
            onBlur={read}
            onKeyDown={({ key }) => key === 'Enter' && read()}
          />
        </label>
      ))}
      {wrong.length > 0 && (
        <p className="filter__note" id={noteId} role="alert">
          {t('search.price-wrong')}
        </p>
      )}
    </div>
  );
}

function write(field: HTMLInputElement | null, value: number | undefined): void {
  if (field) field.value = value === undefined ? '' : groupSum(String(value));
}
