import type { Language } from '#contract/value/primitive.ts';
import { TextField } from '#storefront/ui/form/TextField.tsx';
import type { AddressForm } from './address-form.ts';
import { PlaceSelects } from './PlaceSelects.tsx';

export interface AddressFieldsProps {
  form: AddressForm;
  language: Language;
  /** Folds all but place, street and house. */
  isBrief: boolean;
}

/** Fields of an address that need no map. */
export function AddressFields({ form, language, isBrief }: AddressFieldsProps) {
  const { t } = form;
  const rest = (
    <>
      <div className="address__door">
        <TextField form={form} name="entrance" label={t('address.entrance')} />
        <TextField form={form} name="floor" label={t('address.floor')} inputMode="numeric" />
        <TextField form={form} name="flat" label={t('address.flat')} />
      </div>
      <TextField
        form={form}
        name="landmark"
        label={t('address.landmark')}
        hint={t('address.landmark-example')}
      />
      <TextField form={form} name="name" label={t('address.name')} hint={t('address.name-example')} />
    </>
  );
  return (
    <>
      <PlaceSelects form={form} language={language} />
      <TextField form={form} name="street" label={t('address.street')} autoComplete="address-line1" />
      {isBrief ? (
        <details className="form__more">
          <summary>{t('address.more')}</summary>
          <div className="form">{rest}</div>
        </details>
      ) : (
        rest
      )}
    </>
  );
}
