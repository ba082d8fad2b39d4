import { useWatch } from 'react-hook-form';
import { brandOfCard, groupCardNumber, groupExpiry, parseExpiry } from '#domain/account/bank-card.ts';
import { withoutSeparators } from '#domain/text/typed-text.ts';
import { Field } from '#storefront/ui/form/Field.tsx';
import { GroupedField } from '#storefront/ui/form/GroupedField.tsx';
import { groupedInput } from '#storefront/ui/form/grouped-input.ts';
import type { ShopForm } from '#storefront/ui/form/use-shop-form.ts';
import { BRAND_NAMES } from './brand-names.ts';
import type { CardValues } from './card-schema.ts';

/** Number and expiry of a card; digits are grouped while they are typed, and the number names its brand. */
export function CardFields({ form }: { form: ShopForm<CardValues> }) {
  const { t, control } = form;
  const typed = useWatch({ control, name: 'cardNumber' });
  const brand = BRAND_NAMES[brandOfCard(withoutSeparators(typed))];
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
              placeholder="0000 0000 0000 0000"
              {...props}
              {...groupedInput(form, 'cardNumber', groupCardNumber)}
            />
            {typed.length >= 4 && <span className="card-fields__brand">{brand}</span>}
          </span>
        )}
      </Field>
      <GroupedField
        form={form}
        name="cardExpiry"
        label={t('account.card-expiry')}
        group={groupExpiry}
        settle={(text) => parseExpiry(text) ?? text}
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder="MM/YY"
      />
    </div>
  );
}
