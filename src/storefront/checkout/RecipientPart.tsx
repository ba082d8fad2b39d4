import { useStore } from '@nanostores/react';
import { formatPhone } from '#domain/account/phone.ts';
import { GUEST } from '#domain/account/session.ts';
import { profilePath } from '#domain/link/paths.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { $session } from '#storefront/session/session.store.ts';
import type { Words } from './checkout-text.ts';

/** Name and phone that the order goes to: those of the profile. */
export function RecipientPart({ words: { t } }: { words: Words }) {
  const { user } = useStore($session, { ssr: () => GUEST });
  const [phone] = user?.phoneNumbers ?? [];
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  return (
    <section className="checkout-part panel" aria-labelledby="checkout-recipient">
      <header className="checkout-part__head">
        <h2 className="checkout-part__title" id="checkout-recipient">
          {t('checkout.recipient')}
        </h2>
        <a className="checkout-part__link link" href={pagePath(profilePath())}>
          {t('checkout.change')}
        </a>
      </header>
      <p className="checkout-part__text">{[name, phone && formatPhone(phone)].filter(Boolean).join(', ')}</p>
    </section>
  );
}
