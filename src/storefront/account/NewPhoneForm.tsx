import { useState } from 'react';
import type { User } from '#contract/account/account.ts';
import { formatPhone, parsePhone } from '#domain/account/phone.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { FormError } from '#storefront/ui/form/FormError.tsx';
import { PhoneField } from '#storefront/ui/form/PhoneField.tsx';
import { SubmitButton } from '#storefront/ui/form/SubmitButton.tsx';
import { sendForm, useShopForm } from '#storefront/ui/form/use-shop-form.ts';
import type { FormEnds } from './AccountPanel.tsx';
import { CodeForm } from './CodeForm.tsx';
import { askPhoneCode, changeProfile } from './own-profile.ts';
import { newPhoneSchema } from './profile-schema.ts';
import { forgetSentCode, readSentCode } from './sent-code.ts';
import { useFirstField } from './use-first-field.ts';

export interface NewPhoneFormProps extends FormEnds {
  user: User;
  t: Translate;
}

/** Form for another phone, proven by the code that is sent to it. */
export function NewPhoneForm({ user, t, onCancel, onDone }: NewPhoneFormProps) {
  const [sent, setSent] = useState(() => {
    const code = readSentCode();
    return code?.purpose === 'phone' ? { phone: code.name, at: code.at } : undefined;
  });
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
          forgetSentCode();
          onDone();
        }}
        refusals={{ taken: 'account.phone-taken' }}
        onCancel={() => {
          forgetSentCode();
          onCancel();
        }}
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
