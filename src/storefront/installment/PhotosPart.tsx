import type { ShopForm } from '#storefront/ui/form/use-shop-form.ts';
import type { Application } from './application.ts';
import { FlowPart } from './FlowPart.tsx';
import { PhotoField } from './PhotoField.tsx';

/** Photos of the request: two required, one optional. */
export function PhotosPart({ form }: { form: ShopForm<Application> }) {
  const { t } = form;
  return (
    <FlowPart id="photos" title={t('installment.photos')}>
      <p className="checkout-part__text">{t('installment.photos-text')}</p>
      <div className="photos">
        <PhotoField
          form={form}
          name="selfie"
          label={t('installment.selfie')}
          hint={t('installment.selfie-hint')}
          facing="user"
        />
        <PhotoField
          form={form}
          name="passportPhoto"
          label={t('installment.passport-photo')}
          hint={t('installment.passport-photo-hint')}
          facing="environment"
        />
        <PhotoField
          form={form}
          name="passportBack"
          label={t('installment.passport-back')}
          hint={t('installment.passport-back-hint')}
          facing="environment"
          optional
        />
      </div>
    </FlowPart>
  );
}
