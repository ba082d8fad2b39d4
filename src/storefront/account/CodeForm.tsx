import { useState } from 'react';
import { readCode } from '#domain/account/code.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { CodeField } from '#storefront/ui/form/CodeField.tsx';
import { FormError } from '#storefront/ui/form/FormError.tsx';
import { messageOf, type RefusalMessages } from '#storefront/ui/form/message-of.ts';
import { ResendButton } from '#storefront/ui/form/ResendButton.tsx';
import { SubmitButton } from '#storefront/ui/form/SubmitButton.tsx';
import { sendForm, useShopForm } from '#storefront/ui/form/use-shop-form.ts';
import { codeSchema } from './profile-schema.ts';
import { useFirstField } from './use-first-field.ts';

export interface CodeFormProps {
  formId: string;
  /** The phone that the code went to, or its purpose. */
  text: string;
  /** Time when the last code was sent; left out where it cannot be sent again. */
  sentAt?: number;
  onResend?: () => Promise<void>;
  /** Proves the code. Throws the `CallError` of a refusal. */
  onCode: (code: string) => Promise<void>;
  /** Messages for refusals of anything but the code. */
  refusals?: RefusalMessages;
  onCancel: () => void;
  t: Translate;
}

/** Takes the code of a text message, and asks for another one. */
export function CodeForm(props: CodeFormProps) {
  const { formId, text, sentAt, onResend, onCode, refusals, onCancel, t } = props;
  const form = useShopForm(codeSchema, { formId, t, defaultValues: { code: '' } });
  const firstField = useFirstField();
  const [resending, setResending] = useState(false);
  const send = sendForm(form, ({ code }) => onCode(readCode(code)), {
    refusals: {
      'expired-code': 'account.code-expired',
      'too-many-tries': 'account.code-tries',
      ...refusals,
    },
    fields: { code: 'code', otp: 'code' },
  });
  const resend = async () => {
    if (resending) return;
    setResending(true);
    form.clearErrors();
    try {
      await onResend?.();
      form.setValue('code', '');
      form.setFocus('code');
    } catch (error) {
      form.setError('root', { message: messageOf(error, refusals) });
    }
    setResending(false);
  };

  return (
    <form className="form" noValidate onSubmit={send} ref={firstField}>
      <p role="status">{text}</p>
      <CodeField form={form} name="code" />
      <FormError form={form} />
      <div className="account-form-foot">
        <SubmitButton form={form}>{t('account.confirm')}</SubmitButton>
        {sentAt !== undefined && <ResendButton sentAt={sentAt} onResend={resend} t={t} />}
        <button type="button" className="button button--ghost" onClick={onCancel}>
          {t('account.cancel')}
        </button>
      </div>
    </form>
  );
}
