import type { User } from '#contract/account/account.ts';
import type { PasswordLevel } from '#domain/account/password.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { FormError } from '#storefront/ui/form/FormError.tsx';
import { PasswordField } from '#storefront/ui/form/PasswordField.tsx';
import { SubmitButton } from '#storefront/ui/form/SubmitButton.tsx';
import { sendForm, useShopForm } from '#storefront/ui/form/use-shop-form.ts';
import type { FormEnds } from './AccountPanel.tsx';
import { changeProfile } from './own-profile.ts';
import { PASSWORD_RULES, passwordSchema } from './profile-schema.ts';
import { useFirstField } from './use-first-field.ts';

export interface PasswordFormProps extends FormEnds {
  user: User;
  level: PasswordLevel;
  t: Translate;
}

const FIELDS = {
  'password.current': 'current',
  'password.first': 'first',
  'password.second': 'second',
} as const;

/** Form for a new password, which ends all other sessions. */
export function PasswordForm({ user, level, t, onCancel, onDone }: PasswordFormProps) {
  const firstField = useFirstField();
  const form = useShopForm(passwordSchema(level), {
    formId: 'password',
    t,
    defaultValues: { current: '', first: '', second: '' },
  });
  const send = sendForm(
    form,
    async (password) => {
      await changeProfile(user.id, { password });
      onDone();
    },
    {
      refusals: { 'wrong-password': 'account.wrong-password', 'weak-password': PASSWORD_RULES[level] },
      fields: FIELDS,
    },
  );
  return (
    <form className="form" noValidate onSubmit={send} ref={firstField}>
      <p className="account-panel__text">{t('account.password-text')}</p>
      <PasswordField
        form={form}
        name="current"
        label={t('account.current-password')}
        autoComplete="current-password"
      />
      <PasswordField
        form={form}
        name="first"
        label={t('account.new-password')}
        autoComplete="new-password"
        hint={t(PASSWORD_RULES[level])}
      />
      <PasswordField
        form={form}
        name="second"
        label={t('account.repeat-password')}
        autoComplete="new-password"
      />
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={user.username} readOnly hidden />
      <FormError form={form} />
      <div className="account-form-foot">
        <SubmitButton form={form}>{t('account.save')}</SubmitButton>
        <button type="button" className="button button--ghost" onClick={onCancel}>
          {t('account.cancel')}
        </button>
      </div>
    </form>
  );
}
