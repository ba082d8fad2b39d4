import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { User } from '#contract/account/account.ts';
import type { Language } from '#contract/value/primitive.ts';
import { GUEST, type Session } from '#domain/account/session.ts';
import type { MapChoice } from '#domain/address/map-view.ts';
import { installmentPath, loginPath } from '#domain/link/paths.ts';
import { createWords } from '#storefront/checkout/checkout-text.ts';
import { useCustomerId } from '#storefront/checkout/use-customer-id.ts';
import type { MessageSource, Messages, Translate } from '#storefront/i18n/message-key.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import { leaveTo } from '#storefront/page/leave-to.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { UNAUTHORISED_EVENT } from '#storefront/platform-client/unauthorised.ts';
import { openSignIn } from '#storefront/session/open-sign-in.ts';
import { $session } from '#storefront/session/session.store.ts';
import { FlowSkeleton } from '#storefront/ui/call/FlowSkeleton.tsx';
import { InstallmentFlow } from './InstallmentFlow.tsx';
import messageKeys from './InstallmentPage.tsx?messages';
import { forgetDraft } from './use-draft.ts';
import './installment.css';

export interface InstallmentPageProps {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
  map: MapChoice;
}

/** Props of the installment page. */
export function installmentPageProps({
  language,
  defaultLanguage,
  messages,
  company,
}: MessageSource &
  Pick<InstallmentPageProps, 'language' | 'defaultLanguage'> & {
    company: { map: MapChoice };
  }): InstallmentPageProps {
  return { language, defaultLanguage, messages: messages(messageKeys), map: company.map };
}

// The server has no session; this object, compared by identity, stands in until hydration.
const UNKNOWN: Session = { ...GUEST };

/** The page to request an installment; guests are sent to sign in, and return. */
export function InstallmentPage({ language, defaultLanguage, messages, map }: InstallmentPageProps) {
  const t = createTranslate(messages, language);
  const session = useStore($session, { ssr: () => UNKNOWN });
  useCustomerId(session);
  const { user } = session;
  const [opened, setOpened] = useState<User | null>(null);
  const guest = session !== UNKNOWN && session.token === null;

  useEffect(() => {
    if (user) setOpened((old) => (old?.id === user.id ? old : user));
  }, [user]);

  useEffect(() => {
    if (guest && !opened) leaveTo(pagePath(loginPath(pagePath(installmentPath()))));
    if (guest) forgetDraft();
  }, [guest, opened]);

  // Keeps the page open when the session ends: going to sign in would lose the form's content.
  useEffect(() => {
    const stay = (event: Event) => opened && event.preventDefault();
    document.addEventListener(UNAUTHORISED_EVENT, stay);
    return () => document.removeEventListener(UNAUTHORISED_EVENT, stay);
  }, [opened]);

  return (
    <div className="checkout-page">
      {!opened && <FlowSkeleton label={t('installment.preparing')} />}
      {opened && guest && <SignedOut t={t} />}
      {opened && (
        <div hidden={guest}>
          <InstallmentFlow
            key={opened.id}
            user={opened}
            map={map}
            words={createWords(t, language, defaultLanguage)}
          />
        </div>
      )}
    </div>
  );
}

/** Shown when the session has ended; the form stays in the page, hidden. */
function SignedOut({ t }: { t: Translate }) {
  return (
    <div className="panel installment-none">
      <p role="alert">{t('installment.signed-out')}</p>
      <button
        type="button"
        className="button button--primary"
        onClick={() => void openSignIn({ stay: true })}
      >
        {t('installment.sign-in')}
      </button>
    </div>
  );
}
