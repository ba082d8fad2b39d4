import { usernameOf } from '#domain/account/username.ts';
import { CheckField } from '#storefront/ui/form/CheckField.tsx';
import { FormError } from '#storefront/ui/form/FormError.tsx';
import { PasswordField } from '#storefront/ui/form/PasswordField.tsx';
import { SubmitButton } from '#storefront/ui/form/SubmitButton.tsx';
import { TextField } from '#storefront/ui/form/TextField.tsx';
import { sendForm, useShopForm } from '#storefront/ui/form/use-shop-form.ts';
import { CAPTCHA_REFUSALS } from './captcha-refusals.ts';
import { signInByPassword } from './sign-in.ts';
import { passwordSchema } from './sign-in-schema.ts';
import type { StepProps } from './step.ts';

/** Phone or e-mail, in a shop for businesses any user name, with a password. */
export function PasswordStep({
  formId,
  t,
  page,
  typed,
  onTyped,
  remember,
  onRemember,
  go,
  finish,
  takeCaptcha,
}: StepProps) {
  const { business, subdomain } = page;
  const form = useShopForm(passwordSchema(business), {
    formId,
    t,
    defaultValues: { username: typed, password: '', remember },
  });
  const send = sendForm(
    form,
    async (values) => {
      onRemember(values.remember);
      await finish(
        await signInByPassword(
          usernameOf(values.username, business),
          values.password,
          subdomain,
          takeCaptcha(),
        ),
        'password',
      );
    },
    { refusals: { ...CAPTCHA_REFUSALS, 'wrong-credentials': 'sign-in.wrong-login' } },
  );
  const leaveFor = (kind: 'phone' | 'forgot') => () => {
    onTyped(form.getValues('username'));
    onRemember(form.getValues('remember'));
    go({ kind });
  };
  return (
    <form className="form" noValidate onSubmit={send}>
      <TextField
        form={form}
        name="username"
        label={t(business ? 'sign-in.business-username' : 'sign-in.username')}
        autoComplete="username"
        inputMode={business ? 'text' : 'email'}
      />
      <PasswordField
        form={form}
        name="password"
        label={t('sign-in.password')}
        autoComplete="current-password"
      />
      <div className="sign-in__row">
        <CheckField form={form} name="remember">
          {t('sign-in.remember')}
        </CheckField>
        <button type="button" className="sign-in__link" onClick={leaveFor('forgot')}>
          {t('sign-in.forgot')}
        </button>
      </div>
      <FormError form={form} />
      <SubmitButton form={form}>{t('sign-in.submit')}</SubmitButton>
      <button type="button" className="button button--ghost" onClick={leaveFor('phone')}>
        {t('sign-in.by-code')}
      </button>
    </form>
  );
}
