import { useState } from 'react';
import { askPhoneCode, changeProfile } from '#client/session/own-profile.ts';
import type { User } from '#contract/account.ts';
import { formatPhone, parsePhone } from '#domain/phone.ts';
import type { Translate } from '#i18n/message-key.ts';
import { FormError } from '#islands/form/FormError.tsx';
import { PhoneField } from '#islands/form/PhoneField.tsx';
import { SubmitButton } from '#islands/form/SubmitButton.tsx';
import { sendForm, useShopForm } from '#islands/form/use-shop-form.ts';
import type { FormEnds } from './AccountPanel.tsx';
import { CodeForm } from './CodeForm.tsx';
import { newPhoneSchema } from './profile-schema.ts';
import { useFirstField } from './use-first-field.ts';

export interface NewPhoneFormProps extends FormEnds {
  user: User;
  t: Translate;
}

/** Another phone, which the code that is sent to it proves. */
export function NewPhoneForm({ user, t, onCancel, onDone }: NewPhoneFormProps) {
  const [sent, setSent] = useState<{ phone: string; at: number }>();
  const firstField = useFirstField();
  const form = useShopForm(newPhoneSchema(user), { formId: 'phone', t, defaultValues: { phone: '' } });
  const ask = async (phone: string) => {
    await askPhoneCode(phone);
    setSent({ phone, at: Date.now() });
  };
  const send = sendForm(form, ({ phone }) => ask(parsePhone(phone) ?? phone), {
    refusals: { invalid: 'form.invalid-phone-number' },
    fields: { phoneNumber: 'phone' },
  });

  if (sent)
    return (
      <CodeForm
        formId="phone-code"
        text={t('account.code-sent', { phone: formatPhone(sent.phone) })}
        sentAt={sent.at}
        onResend={() => ask(sent.phone)}
        onCode={async (code) => {
          await changeProfile(user.id, { profile: { phoneNumber: sent.phone }, code });
          onDone();
        }}
        refusals={{ taken: 'account.phone-taken' }}
        onCancel={onCancel}
        t={t}
      />
    );
  return (
    <form className="form" noValidate onSubmit={send} ref={firstField}>
      <PhoneField form={form} name="phone" label={t('account.new-phone')} />
      <FormError form={form} />
      <div className="account-form-foot">
        <SubmitButton form={form}>{t('account.get-code')}</SubmitButton>
        <button type="button" className="button button--ghost" onClick={onCancel}>
          {t('account.cancel')}
        </button>
      </div>
    </form>
  );
}
