import type { User } from '#contract/account/account.ts';
import { formatPhone } from '#domain/account/phone.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { Later } from '#storefront/ui/call/Later.tsx';
import { AccountPanel } from './AccountPanel.tsx';

const loadForm = async () => (await import('./NewPhoneForm.tsx')).NewPhoneForm;

/** Panel with the customer's phone and the form to change it. */
export function PhonePanel({ user, t }: { user: User; t: Translate }) {
  return (
    <AccountPanel
      id="profile-phone"
      title={t('account.phone')}
      form={(ends) => <Later load={loadForm} props={{ user, t, ...ends }} t={t} />}
      doneText={t('account.phone-changed')}
      t={t}
    >
      <p>
        {formatPhone(user.phoneNumbers[0] ?? '')}
        <br />
        <span className="account-panel__text">{t('account.phone-text')}</span>
      </p>
    </AccountPanel>
  );
}
