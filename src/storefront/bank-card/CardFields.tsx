import { useWatch } from 'react-hook-form';
import { brandOfCard } from '#domain/account/bank-card.ts';
import { Field } from '#storefront/ui/form/Field.tsx';
import { joinRefs } from '#storefront/ui/form/join-refs.ts';
import { maskOf, useMask } from '#storefront/ui/form/use-mask.ts';
import type { ShopForm } from '#storefront/ui/form/use-shop-form.ts';
import { BRAND_NAMES } from './brand-names.ts';
import type { CardValues } from './card-schema.ts';

/** A digit stands for each underscore. */
const NUMBER_MASK = '____ ____ ____ ____';
const EXPIRY_MASK = '__/__';

/** Number and expiry of a card; digits are grouped while they are typed, and the number names its brand. */
export function CardFields({ form }: { form: ShopForm<CardValues> }) {
  const { t, control } = form;
  const numberMask = useMask({ mask: maskOf(NUMBER_MASK) });
  const expiryMask = useMask({ mask: maskOf(EXPIRY_MASK) });
  const { ref: numberRef, onChange: onNumber, ...number } = form.register('cardNumber');
  const { ref: expiryRef, onChange: onExpiry, ...expiry } = form.register('cardExpiry');
  const typed = useWatch({ control, name: 'cardNumber' });
  const brand = BRAND_NAMES[brandOfCard(typed.replace(/\s/g, ''))];
  return (
    <div className="card-fields">
      <Field form={form} name="cardNumber" label={t('account.card-number')}>
        {(props) => (
          <span className="card-fields__number">
            <input
              className="field__input"
              type="text"
              inputMode="numeric"
              autoComplete="cc-number"
              placeholder={NUMBER_MASK.replaceAll('_', '0')}
              {...props}
              {...number}
              onInput={onNumber}
              ref={joinRefs(numberRef, numberMask)}
            />
            {typed.length >= 4 && <span className="card-fields__brand">{brand}</span>}
          </span>
        )}
      </Field>
      <Field form={form} name="cardExpiry" label={t('account.card-expiry')}>
        {(props) => (
          <input
            className="field__input"
            type="text"
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder="MM/YY"
            {...props}
            {...expiry}
            onInput={onExpiry}
            ref={joinRefs(expiryRef, expiryMask)}
          />
        )}
      </Field>
    </div>
  );
}
