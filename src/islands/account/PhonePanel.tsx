import { useState } from 'react';
import type { User } from '#contract/account.ts';
import { formatPhone } from '#domain/phone.ts';
import type { Translate } from '#i18n/message-key.ts';
import { Later } from '#islands/call/Later.tsx';
import { Done } from './Done.tsx';
import { useOpener } from './use-opener.ts';

const loadForm = async () => (await import('./NewPhoneForm.tsx')).NewPhoneForm;

/** The phone of a customer, and the way to another one. */
export function PhonePanel({ user, t }: { user: User; t: Translate }) {
  const { open, setOpen, opener } = useOpener();
  const [done, setDone] = useState<string>();
  return (
    <section className="account-panel panel" aria-labelledby="profile-phone">
      <div className="account-panel__head">
        <h2 id="profile-phone">{t('account.phone')}</h2>
        {!open && (
          <button
            type="button"
            className="button button--secondary"
            aria-describedby="profile-phone"
            ref={opener}
            onClick={() => {
              setDone(undefined);
              setOpen(true);
            }}
          >
            {t('account.change')}
          </button>
        )}
      </div>
      <p>
        {formatPhone(user.phoneNumbers[0] ?? '')}
        <br />
        <span className="account-panel__text">{t('account.phone-text')}</span>
      </p>
      {open && (
        <Later
          load={loadForm}
          props={{
            user,
            t,
            onCancel: () => setOpen(false),
            onDone: () => {
              setDone(t('account.phone-changed'));
              setOpen(false);
            },
          }}
          t={t}
        />
      )}
      {done && <Done text={done} />}
    </section>
  );
}
