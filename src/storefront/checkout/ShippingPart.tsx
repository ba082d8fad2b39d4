import type { CheckoutChoice } from '#domain/order/checkout-choice.ts';
import { formatNearDay } from '#domain/text/format.ts';
import { calendarDay } from '#domain/time/time.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import type { CallControl, CallState } from '#storefront/ui/call/use-call.ts';
import { Choice } from './Choice.tsx';
import type { Words } from './checkout-text.ts';
import { costText } from './cost-text.ts';
import { Part } from './Part.tsx';
import type { ShippingOption } from './use-checkout-data.ts';

/** So many rows keep the place of services that are on their way: most shops have four. */
const PLACES = [1, 2, 3, 4];

export interface ShippingPartProps {
  shipping: CallState<ShippingOption[]> & CallControl;
  chosen: ShippingOption | undefined;
  problem: string | undefined;
  onChoose: (choice: Partial<CheckoutChoice>) => void;
  words: Words;
}

/** The shipping services, with their price for this order. */
export function ShippingPart({ shipping, chosen, problem, onChoose, words }: ShippingPartProps) {
  const { t, text } = words;
  const options = shipping.kind === 'ready' ? shipping.value : [];
  return (
    <Part part="shipping" title={t('checkout.shipping')} problem={problem}>
      {shipping.kind === 'failed' && (
        <CallFailed
          error={shipping.error}
          onRetry={shipping.retry}
          refusals={{ 'shipping-service-not-found': 'checkout.refused-shipping-service-not-found' }}
          t={t}
        />
      )}
      {(shipping.kind === 'loading' || (shipping.pending && options.length === 0)) && (
        <div className="checkout-choices" aria-hidden="true">
          {PLACES.map((place) => (
            <div key={place} className="checkout-bone choice-bone skeleton" />
          ))}
        </div>
      )}
      {shipping.kind === 'ready' && (
        <div className="checkout-choices" role="radiogroup" aria-label={t('checkout.shipping')}>
          {options.map((option) => (
            <Choice
              key={option.service.id}
              group="checkout-shipping"
              label={text(option.service.name)}
              note={daysText((option.quote ?? option.service).deliveryDays, words)}
              price={costText(option.cost, t)}
              checked={option.service.id === chosen?.service.id}
              onChoose={() => onChoose(choiceOf(option))}
            />
          ))}
        </div>
      )}
    </Part>
  );
}

/** A service; with one that hands out in branches, no address is chosen. */
function choiceOf({ service: { id, kind } }: ShippingOption): Partial<CheckoutChoice> {
  return { serviceId: id, ...(kind === 'pick-up' && { addressId: null }) };
}

/** Delivery time of a service in days from now: `{ min: 0, max: 1 }` is today or tomorrow. */
export function daysText(
  { min, max }: { min: number; max: number },
  words: Pick<Words, 't' | 'language'>,
  now = new Date(),
): string {
  if (max === 1 && min === 0) return words.t('checkout.today-tomorrow');
  const [first, last] = [min, max].map((days) => dayText(calendarDay(daysAfter(now, days)), now, words));
  return first === last || last === undefined ? (first ?? '') : `${first} – ${last}`;
}

/** A day that is near: `today`, `tomorrow`, `November 28`. `day` is like `2026-11-28`. */
export function dayText(day: string, now: Date, { t, language }: Pick<Words, 't' | 'language'>): string {
  if (day === calendarDay(now)) return t('checkout.today');
  if (day === calendarDay(daysAfter(now, 1))) return t('checkout.tomorrow');
  return formatNearDay(`${day}T12:00:00Z`, language);
}

function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 24 * 60 * 60 * 1000);
}
