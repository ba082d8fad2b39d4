import { useEffect, useState } from 'react';
import {
  type DeliveryInterval,
  daySlots,
  deliveryDays,
  endHours,
  fitInterval,
  hourText,
  isDeliveryHour,
  startHours,
} from '#domain/delivery/delivery-time.ts';
import { ChoiceChip } from './Choice.tsx';
import type { Words } from './checkout-text.ts';
import { Part } from './Part.tsx';
import { dayText } from './ShippingPart.tsx';
import '#storefront/ui/form/input.css';
import '#storefront/ui/form/form.css';
import './time.css';

export interface TimePartProps {
  /** Null for delivery at once. */
  interval: DeliveryInterval | null;
  problem: string | undefined;
  onChange: (interval: DeliveryInterval | null) => void;
  words: Words;
}

/** The delivery time: now, one of the intervals in sight, or another one. */
export function TimePart({ interval, problem, onChange, words: { t, language } }: TimePartProps) {
  const now = useMinute();
  const [own, setOwn] = useState(false);
  const shown = interval && fitInterval(interval, now);
  const days = deliveryDays(now);
  const day = shown?.day ?? days[0] ?? '';
  const slots = daySlots(day, now);
  const slot = slots.find((one) => one.fromHour === shown?.fromHour && one.toHour === shown.toHour);
  const isOwn = Boolean(shown) && (own || !slot);
  const change = (part: Partial<DeliveryInterval>) =>
    onChange(fitInterval({ ...(shown ?? { day, fromHour: 12, toHour: 14 }), ...part }, now) ?? null);
  const take = (next: DeliveryInterval | null) => {
    setOwn(false);
    onChange(next);
  };
  return (
    <Part part="time" title={t('checkout.time')} problem={problem}>
      <div
        className="checkout-chips checkout-chips--days"
        role="radiogroup"
        aria-label={t('checkout.time-day')}
      >
        {days.map((one) => (
          <ChoiceChip
            key={one}
            group="checkout-day"
            label={dayText(one, now, { t, language })}
            checked={one === day}
            onChoose={() => change({ day: one })}
          />
        ))}
      </div>
      <div className="checkout-chips" role="radiogroup" aria-label={t('checkout.time')}>
        <ChoiceChip
          group="checkout-time"
          label={t('checkout.time-now')}
          checked={!shown}
          onChoose={() => take(null)}
        />
        {slots.map((one) => (
          <ChoiceChip
            key={one.fromHour}
            group="checkout-time"
            label={`${hourText(one.fromHour)}–${hourText(one.toHour)}`}
            checked={!isOwn && one === slot}
            onChoose={() => take(one)}
          />
        ))}
        <ChoiceChip
          group="checkout-time"
          label={t('checkout.time-preorder')}
          checked={isOwn}
          onChoose={() => {
            setOwn(true);
            change({});
          }}
        />
      </div>
      {!shown && (
        <p className="checkout-part__text">
          {t(isDeliveryHour(now) ? 'checkout.time-now-note' : 'checkout.time-now-closed')}
        </p>
      )}
      {shown && isOwn && (
        <div className="checkout-interval">
          <Select
            id="checkout-from"
            label={t('checkout.time-from')}
            value={shown.fromHour}
            options={startHours(shown.day, now)}
            onChange={(fromHour) => change({ fromHour })}
          />
          <Select
            id="checkout-to"
            label={t('checkout.time-to')}
            value={shown.toHour}
            options={endHours(shown.fromHour)}
            onChange={(toHour) => change({ toHour })}
          />
          <p className="checkout-part__text">{t('checkout.time-preorder-note')}</p>
        </div>
      )}
    </Part>
  );
}

interface SelectProps {
  id: string;
  label: string;
  value: number;
  /** Hours. */
  options: readonly number[];
  onChange: (hour: number) => void;
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
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {options.map((hour) => (
          <option key={hour} value={hour}>
            {hourText(hour)}
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
