import { useWatch } from 'react-hook-form';
import type { Language } from '#contract/value/primitive.ts';
import { chooseLocality, chooseRegion, localityChoices } from '#domain/address/address-draft.ts';
import { COUNTRY_NAMES, REGIONS } from '#domain/address/region.ts';
import { DELIVERY_COUNTRIES } from '#domain/delivery/delivery-place.ts';
import { Field } from '#storefront/ui/form/Field.tsx';
import { type AddressForm, putDraft } from './address-form.ts';

/** Selects of the region and of its localities: all that an address must have. */
export function PlaceSelects({ form, language }: { form: AddressForm; language: Language }) {
  const { t, control } = form;
  const [region, locality] = useWatch({ control, name: ['region', 'locality'] });
  return (
    <div className="form__row">
      <Field form={form} name="region" label={t('address.region')}>
        {(props) => (
          <select
            className="field__input field__input--select"
            {...props}
            value={region}
            onChange={({ target }) => putDraft(form, chooseRegion(form.getValues(), target.value))}
          >
            <option value="">{t('address.choose-region')}</option>
            {DELIVERY_COUNTRIES.map((country) => (
              <optgroup key={country} label={COUNTRY_NAMES[country][language]}>
                {REGIONS.filter((one) => one.country === country).map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name[language]}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      <Field form={form} name="locality" label={t('address.locality')}>
        {(props) => (
          <select
            className="field__input field__input--select"
            {...props}
            value={locality}
            disabled={region === ''}
            onChange={({ target }) => putDraft(form, chooseLocality(form.getValues(), target.value))}
          >
            <option value="">{t(region === '' ? 'address.region-first' : 'address.choose-locality')}</option>
            {localityChoices(region, language).map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
