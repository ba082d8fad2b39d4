import type { Language } from '#contract/value/primitive.ts';
import { TextField } from '#storefront/ui/form/TextField.tsx';
import { type AddressForm, MAX_LINE, MAX_NUMBER } from './address-form.ts';
import { PlaceSelects } from './PlaceSelects.tsx';

/** Fields of an address that need no map. */
export function AddressFields({ form, language }: { form: AddressForm; language: Language }) {
  const { t } = form;
  return (
    <>
      <PlaceSelects form={form} language={language} />
      <TextField
        form={form}
        name="street"
        label={t('address.street')}
        autoComplete="address-line1"
        maxLength={MAX_LINE}
      />
      <div className="address__door">
        <TextField form={form} name="entrance" label={t('address.entrance')} maxLength={MAX_NUMBER} />
        <TextField
          form={form}
          name="floor"
          label={t('address.floor')}
          inputMode="numeric"
          maxLength={MAX_NUMBER}
        />
        <TextField form={form} name="flat" label={t('address.flat')} maxLength={MAX_NUMBER} />
      </div>
      <TextField
        form={form}
        name="landmark"
        label={t('address.landmark')}
        hint={t('address.landmark-example')}
        maxLength={MAX_LINE}
      />
      <TextField
        form={form}
        name="name"
        label={t('address.name')}
        hint={t('address.name-example')}
        maxLength={MAX_LINE}
      />
    </>
  );
}
