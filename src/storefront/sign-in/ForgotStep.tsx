import { parsePhone } from '#domain/account/phone.ts';
import { cleanUsername } from '#domain/account/username.ts';
import { FormError } from '#storefront/ui/form/FormError.tsx';
import { PhoneField } from '#storefront/ui/form/PhoneField.tsx';
import { SubmitButton } from '#storefront/ui/form/SubmitButton.tsx';
import { TextField } from '#storefront/ui/form/TextField.tsx';
import { sendForm, useShopForm } from '#storefront/ui/form/use-shop-form.ts';
import { askCode } from './ask-code.ts';
import { CAPTCHA_REFUSALS } from './captcha-refusals.ts';
import { forgotSchema } from './sign-in-schema.ts';
import type { StepProps } from './step.ts';

/** Step for a forgotten password: a code goes to the phone of the account. */
export function ForgotStep({ formId, t, page: { business }, typed, onTyped, go, takeCaptcha }: StepProps) {
  const form = useShopForm(forgotSchema(business), {
    formId,
    t,
    defaultValues: { phone: business || parsePhone(typed) ? typed : '' },
  });
  const send = sendForm(
    form,
    async ({ phone }) => {
      onTyped(phone);
      const name = (business ? undefined : parsePhone(phone)) ?? cleanUsername(phone);
      const sentAt = await askCode('password', name, t, takeCaptcha());
      go({ kind: 'new-password', name, sentAt });
    },
    {
      refusals: { ...CAPTCHA_REFUSALS, 'not-found': 'sign-in.not-registered' },
      fields: { phoneNumber: 'phone' },
    },
  );
  return (
    <form className="form" noValidate onSubmit={send}>
      <p className="sign-in__text">{t(business ? 'sign-in.forgot-business-text' : 'sign-in.forgot-text')}</p>
      {business ? (
        <TextField form={form} name="phone" label={t('sign-in.business-username')} autoComplete="username" />
      ) : (
        <PhoneField form={form} name="phone" />
      )}
      <FormError form={form} />
      <SubmitButton form={form}>{t('sign-in.get-code')}</SubmitButton>
      <button type="button" className="button button--ghost" onClick={() => go({ kind: 'password' })}>
        {t('sign-in.back')}
      </button>
    </form>
  );
}
