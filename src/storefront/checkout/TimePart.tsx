import { useEffect, useState } from 'react';
import {
  type DeliveryInterval,
  deliveryDays,
  endHours,
  fitInterval,
  hourText,
  isDeliveryHour,
  startHours,
} from '#domain/delivery/delivery-time.ts';
import { formatDate } from '#domain/text/format.ts';
import { Choice } from './Choice.tsx';
import type { Words } from './checkout-text.ts';
import { Part } from './Part.tsx';

export interface TimePartProps {
  /** Null for delivery at once. */
  interval: DeliveryInterval | null;
  problem: string | undefined;
  onChange: (interval: DeliveryInterval | null) => void;
  words: Words;
}

/** The delivery time: now, or an interval of a day. */
export function TimePart({ interval, problem, onChange, words: { t, language } }: TimePartProps) {
  const now = useMinute();
  const shown = interval && fitInterval(interval, now);
  const days = deliveryDays(now);
  const first = days[0] ?? '';
  const change = (part: Partial<DeliveryInterval>) =>
    onChange(fitInterval({ ...(shown ?? { day: first, fromHour: 12, toHour: 14 }), ...part }, now) ?? null);
  return (
    <Part part="time" title={t('checkout.time')} problem={problem}>
      <div className="checkout-choices" role="radiogroup" aria-label={t('checkout.time')}>
        <Choice
          group="checkout-time"
          label={t('checkout.time-now')}
          note={t(isDeliveryHour(now) ? 'checkout.time-now-note' : 'checkout.time-now-closed')}
          checked={!shown}
          onChoose={() => onChange(null)}
        />
        <Choice
          group="checkout-time"
          label={t('checkout.time-preorder')}
          note={t('checkout.time-preorder-note')}
          checked={Boolean(shown)}
          onChoose={() => change({})}
        />
      </div>
      {shown && (
        <div className="checkout-interval">
          <Select
            id="checkout-day"
            label={t('checkout.time-day')}
            value={shown.day}
            options={days.map((day) => [day, formatDate(`${day}T12:00:00Z`, language)])}
            onChange={(day) => change({ day })}
          />
          <Select
            id="checkout-from"
            label={t('checkout.time-from')}
            value={String(shown.fromHour)}
            options={startHours(shown.day, now).map((hour) => [String(hour), hourText(hour)])}
            onChange={(hour) => change({ fromHour: Number(hour) })}
          />
          <Select
            id="checkout-to"
            label={t('checkout.time-to')}
            value={String(shown.toHour)}
            options={endHours(shown.fromHour).map((hour) => [String(hour), hourText(hour)])}
            onChange={(hour) => change({ toHour: Number(hour) })}
          />
        </div>
      )}
    </Part>
  );
}

interface SelectProps {
  id: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

function Select({ id, label, value, options, onChange }: SelectProps) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="field__input field__input--select"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The current time, updated each minute: intervals pass while somebody chooses. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
