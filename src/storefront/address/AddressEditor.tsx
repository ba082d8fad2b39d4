import { useWatch } from 'react-hook-form';
import type { AddressInput } from '#contract/account/address.ts';
import type { Language } from '#contract/value/primitive.ts';
import { addressOf } from '#domain/address/address-draft.ts';
import type { MapChoice } from '#domain/address/map-view.ts';
import { AddressFields } from './AddressFields.tsx';
import { AddressMap } from './AddressMap.tsx';
import { AddressSearch } from './AddressSearch.tsx';
import type { AddressForm } from './address-form.ts';
import { PlaceHelp } from './PlaceHelp.tsx';
import { usePlace } from './use-place.ts';

export interface AddressEditorProps {
  form: AddressForm;
  language: Language;
  map: MapChoice;
  /** Folds what a place can do without. */
  isBrief: boolean;
  /** Gets the address that the shopper confirms. */
  onConfirm: (address: AddressInput) => void;
}

/** Form of a delivery address: by words, by the device's place, by an earlier place or by fields. */
export function AddressEditor({ form, language, map, isBrief, onConfirm }: AddressEditorProps) {
  const { t, formId } = form;
  const place = usePlace(form, map, language);
  return (
    <div className="address">
      <AddressSearch map={map} onChoose={place.take} t={t} />
      <PlaceHelp place={place} t={t} />
      <AddressMap form={form} place={place} language={language} map={map} />
      <form
        id={formId}
        className="form address__fields"
        noValidate
        onSubmit={form.handleSubmit((draft) => {
          const address = addressOf(draft, language);
          if (address) onConfirm(address);
        })}
      >
        <AddressFields form={form} language={language} isBrief={isBrief} />
      </form>
    </div>
  );
}

/** Button that confirms the address, disabled without a locality. It may stand outside of the form. */
export function ConfirmAddress({ form }: { form: AddressForm }) {
  const { t, control, formId } = form;
  const locality = useWatch({ control, name: 'locality' });
  const isOpen = locality === '';
  return (
    <div className="address__confirm">
      <button
        type="submit"
        form={formId}
        className="button button--primary form__submit"
        disabled={isOpen}
        aria-describedby={`${formId}-first`}
      >
        {t('address.confirm')}
      </button>
      <p className="address__first" id={`${formId}-first`} hidden={!isOpen}>
        {t('address.locality-first')}
      </p>
    </div>
  );
}
