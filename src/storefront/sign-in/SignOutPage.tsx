import { useStore } from '@nanostores/react';
import type { Language } from '#contract/value/primitive.ts';
import { GUEST, type Session } from '#domain/account/session.ts';
import { homePath, inLanguage, loginPath, profilePath } from '#domain/link/paths.ts';
import type { MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import { $session } from '#storefront/session/session.store.ts';
import messageKeys from './SignOutPage.tsx?messages';
import { signOut } from './sign-out.ts';
import './sign-in.css';

export interface SignOutProps {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
}

export function signOutProps(shop: MessageSource & Omit<SignOutProps, 'messages'>): SignOutProps {
  const { language, defaultLanguage } = shop;
  return { language, defaultLanguage, messages: shop.messages(messageKeys) };
}

// The server knows no session; this guest is recognised by its identity.
const UNKNOWN: Session = { ...GUEST };

/** The page `/logout`. It asks first: a link from elsewhere must not sign somebody out. */
export function SignOutPage({ language, defaultLanguage, messages }: SignOutProps) {
  const t = createTranslate(messages, language);
  const path = (page: string) => inLanguage(page, language, defaultLanguage);
  const session = useStore($session, { ssr: () => UNKNOWN });
  const isOut = session !== UNKNOWN && session.token === null;
  return (
    <div className="sign-in" aria-busy={session === UNKNOWN}>
      <div role="status">
        <h2 className="sign-in__title">{t(isOut ? 'sign-in.out-done' : 'sign-in.out-question')}</h2>
        <p className="sign-in__text">{t(isOut ? 'sign-in.out-done-text' : 'sign-in.out-text')}</p>
      </div>
      <div className="form">
        {isOut ? (
          <a className="button button--primary form__submit" href={path(homePath())}>
            {t('shell.goHome')}
          </a>
        ) : (
          <button
            type="button"
            className="button button--primary form__submit"
            disabled={session === UNKNOWN}
            onClick={() => void signOut()}
          >
            {t('sign-in.out')}
          </button>
        )}
        <a className="button button--ghost" href={path(isOut ? loginPath() : profilePath())}>
          {t(isOut ? 'sign-in.title' : 'sign-in.stay')}
        </a>
      </div>
    </div>
  );
}
