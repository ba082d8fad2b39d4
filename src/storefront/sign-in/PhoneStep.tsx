import { parsePhone } from '#domain/account/phone.ts';
import { FormError } from '#storefront/ui/form/FormError.tsx';
import { PhoneField } from '#storefront/ui/form/PhoneField.tsx';
import { SubmitButton } from '#storefront/ui/form/SubmitButton.tsx';
import { sendForm, useShopForm } from '#storefront/ui/form/use-shop-form.ts';
import { askCode } from './ask-code.ts';
import { CAPTCHA_REFUSALS } from './captcha-refusals.ts';
import { phoneSchema } from './sign-in-schema.ts';
import type { StepProps } from './step.ts';

/** One field: a code is sent to the phone, and signs in, or registers if the phone is new. */
export function PhoneStep({ formId, t, page, typed, onTyped, go, takeCaptcha }: StepProps) {
  const form = useShopForm(phoneSchema, {
    formId,
    t,
    defaultValues: { phone: parsePhone(typed) ? typed : '' },
  });
  const send = sendForm(
    form,
    async ({ phone }) => {
      onTyped(phone);
      const number = parsePhone(phone) ?? phone;
      const sentAt = await askCode('sign-in', number, t, takeCaptcha());
      go({ kind: 'code', phone: number, sentAt });
    },
    { refusals: CAPTCHA_REFUSALS },
  );
  const byPassword = () => {
    onTyped(form.getValues('phone'));
    go({ kind: 'password' });
  };
  return (
    <form className="form" noValidate onSubmit={send}>
      <p className="sign-in__text">{t('sign-in.phone-text')}</p>
      <PhoneField form={form} name="phone" />
      <FormError form={form} />
      <SubmitButton form={form}>{t('sign-in.get-code')}</SubmitButton>
      <button type="button" className="button button--ghost" onClick={byPassword}>
        {t(page.business ? 'sign-in.back' : 'sign-in.by-password')}
      </button>
    </form>
  );
}
