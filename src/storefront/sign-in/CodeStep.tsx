import { readCode } from '#domain/account/code.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { CheckField } from '#storefront/ui/form/CheckField.tsx';
import { CodeField } from '#storefront/ui/form/CodeField.tsx';
import { FormError } from '#storefront/ui/form/FormError.tsx';
import { SubmitButton } from '#storefront/ui/form/SubmitButton.tsx';
import { sendForm, useShopForm } from '#storefront/ui/form/use-shop-form.ts';
import { CodeAgain } from './CodeAgain.tsx';
import { CODE_FIELDS, CODE_REFUSALS } from './code-refusals.ts';
import { signInByCode } from './sign-in.ts';
import { codeSchema } from './sign-in-schema.ts';
import type { Step, StepProps } from './step.ts';

/** Code of the text message: signs in those who have registered, and leads the others to registration. */
export function CodeStep({
  formId,
  t,
  phone,
  sentAt,
  remember,
  onRemember,
  go,
  finish,
}: StepProps & Extract<Step, { kind: 'code' }>) {
  const form = useShopForm(codeSchema, { formId, t, defaultValues: { code: '', remember } });
  const send = sendForm(
    form,
    async (values) => {
      onRemember(values.remember);
      try {
        await finish(await signInByCode(phone, readCode(values.code)), 'code');
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.status === 404)
          return go({ kind: 'registration', phone, code: readCode(values.code), sentAt });
        if (error.code) form.setError('root', { type: 'refused', message: 'sign-in.invalid-login' });
        throw error;
      }
    },
    { refusals: CODE_REFUSALS, fields: CODE_FIELDS },
  );
  return (
    <form className="form" noValidate onSubmit={send}>
      <p className="sign-in__text">{t('sign-in.code-text', { phone: formatPhone(phone) })}</p>
      <CodeField form={form} name="code" />
      <CheckField form={form} name="remember">
        {t('sign-in.remember')}
      </CheckField>
      <FormError form={form} />
      <SubmitButton form={form}>{t('sign-in.confirm')}</SubmitButton>
      <CodeAgain purpose="sign-in" name={phone} sentAt={sentAt} onSent={() => form.reset()} t={t} />
      <button type="button" className="sign-in__link" onClick={() => go({ kind: 'phone' })}>
        {t('sign-in.other-phone')}
      </button>
    </form>
  );
}
