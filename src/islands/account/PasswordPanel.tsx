import { useState } from 'react';
import type { User } from '#contract/account.ts';
import type { PasswordLevel } from '#domain/password.ts';
import type { Translate } from '#i18n/message-key.ts';
import { Later } from '#islands/call/Later.tsx';
import { Done } from './Done.tsx';
import { useOpener } from './use-opener.ts';

const loadForm = async () => (await import('./PasswordForm.tsx')).PasswordForm;

/** The way to another password. */
export function PasswordPanel({ user, level, t }: { user: User; level: PasswordLevel; t: Translate }) {
  const { open, setOpen, opener } = useOpener();
  const [done, setDone] = useState<string>();
  return (
    <section className="account-panel panel" aria-labelledby="profile-password">
      <div className="account-panel__head">
        <h2 id="profile-password">{t('account.password')}</h2>
        {!open && (
          <button
            type="button"
            className="button button--secondary"
            aria-describedby="profile-password"
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
      {open && (
        <Later
          load={loadForm}
          props={{
            user,
            level,
            t,
            onCancel: () => setOpen(false),
            onDone: () => {
              setDone(t('account.password-changed'));
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
