import { readCode } from '#domain/account/code.ts';
import { notify } from '#storefront/page/notice.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { CodeField } from '#storefront/ui/form/CodeField.tsx';
import { FormError } from '#storefront/ui/form/FormError.tsx';
import { PasswordField } from '#storefront/ui/form/PasswordField.tsx';
import { SubmitButton } from '#storefront/ui/form/SubmitButton.tsx';
import { sendForm, useShopForm } from '#storefront/ui/form/use-shop-form.ts';
import { CodeAgain } from './CodeAgain.tsx';
import { CODE_FIELDS, CODE_REFUSALS } from './code-refusals.ts';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { setNewPassword } from './sign-in.ts';
import { newPasswordSchema } from './sign-in-schema.ts';
import type { Step, StepProps } from './step.ts';

/** The code of the message with a new password, which signs in at once. */
export function NewPasswordStep({
  formId,
  t,
  page: { level, subdomain },
  name,
  sentAt,
  go,
  finish,
}: StepProps & Extract<Step, { kind: 'new-password' }>) {
  const form = useShopForm(newPasswordSchema(level), {
    formId,
    t,
    defaultValues: { code: '', pass1: '' },
  });
  const send = sendForm(
    form,
    async ({ code, pass1 }) => {
      try {
        const body = { phoneNumber: name, code: readCode(code), password: pass1 };
        await finish(await setNewPassword(body, subdomain), 'new-password');
      } catch (error) {
        if (error instanceof CallError && error.status === 422) notify({ text: t('form.uncurrent_pass') });
        throw error;
      }
    },
    {
      refusals: { ...CODE_REFUSALS, 'weak-password': 'form.invalid-inf' },
      fields: { ...CODE_FIELDS, password: 'pass1' },
    },
  );
  return (
    <form className="form" noValidate onSubmit={send}>
      <p className="sign-in__text">{t('sign-in.new-password-text')}</p>
      <input
        className="visually-hidden"
        autoComplete="username"
        value={name}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <CodeField form={form} name="code" />
      <PasswordField form={form} name="pass1" label={t('sign-in.pass1')} autoComplete="new-password" />
      <PasswordChecklist control={form.control} name="pass1" level={level} t={t} />
      <FormError form={form} />
      <SubmitButton form={form}>{t('sign-in.ok')}</SubmitButton>
      <CodeAgain purpose="password" name={name} sentAt={sentAt} t={t} />
      <button type="button" className="sign-in__link" onClick={() => go({ kind: 'forgot' })}>
        {t('sign-in.back')}
      </button>
    </form>
  );
}
