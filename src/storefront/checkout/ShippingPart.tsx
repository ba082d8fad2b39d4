import type { CheckoutChoice } from '#domain/order/checkout-choice.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import type { CallControl, CallState } from '#storefront/ui/call/use-call.ts';
import { Choice } from './Choice.tsx';
import { daysText, type Words } from './checkout-text.ts';
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
              note={daysText((option.quote ?? option.service).deliveryDays, t)}
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
