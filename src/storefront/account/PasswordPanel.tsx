import type { User } from '#contract/account/account.ts';
import type { PasswordLevel } from '#domain/account/password.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { Later } from '#storefront/ui/call/Later.tsx';
import { AccountPanel } from './AccountPanel.tsx';

const loadForm = async () => (await import('./PasswordForm.tsx')).PasswordForm;

/** Panel that opens the form for a new password. */
export function PasswordPanel({ user, level, t }: { user: User; level: PasswordLevel; t: Translate }) {
  return (
    <AccountPanel
      id="profile-password"
      title={t('account.password')}
      form={(ends) => <Later load={loadForm} props={{ user, level, t, ...ends }} t={t} />}
      doneText={t('account.password-changed')}
      t={t}
    />
  );
}
