import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { pauseName } from '#storefront/account/verification-limit.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { $codePauses } from '#storefront/session/code-pauses.store.ts';
import { ResendButton } from '#storefront/ui/form/ResendButton.tsx';
import { askCode } from './ask-code.ts';

export interface CodeAgainProps {
  purpose: 'sign-in' | 'password';
  /** Phone or name that the code is sent for. */
  name: string;
  /** When the last one was sent, in milliseconds since 1970. */
  sentAt: number;
  onSent?: () => void;
  t: Translate;
}

/** A way to another code; while the platform sends no more, it says so instead. */
export function CodeAgain({ purpose, name, sentAt, onSent, t }: CodeAgainProps) {
  const [lastAt, setLastAt] = useState(sentAt);
  const pausedUntil = useStore($codePauses)[pauseName(purpose, name)] ?? 0;
  const again = async () => {
    // Asked again at once, a second code would make the first worthless.
    setLastAt(Date.now());
    try {
      setLastAt(await askCode(purpose, name, t));
      onSent?.();
    } catch {
      // A toast has named the error; the shopper may try again.
      setLastAt(0);
    }
  };
  return pausedUntil > Date.now() ? (
    <p className="form__error" role="alert">
      {t('notice.verification-limit')}
    </p>
  ) : (
    <ResendButton sentAt={lastAt} onResend={again} t={t} />
  );
}
