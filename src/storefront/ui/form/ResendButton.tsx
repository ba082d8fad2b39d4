import { useEffect, useState } from 'react';
import type { Translate } from '#storefront/i18n/message-key.ts';

/** Seconds after which another code can be asked for. */
export const RESEND_TIME = 60;

export interface ResendButtonProps {
  /** When the last code was sent, in milliseconds since 1970. */
  sentAt: number;
  onResend: () => void;
  t: Translate;
}

/** Asks for another code, once a minute has passed since the last. */
export function ResendButton({ sentAt, onResend, t }: ResendButtonProps) {
  const [now, setNow] = useState(Date.now);
  const seconds = Math.ceil(RESEND_TIME - (now - sentAt) / 1000);
  const waits = seconds > 0;

  useEffect(() => {
    setNow(Date.now());
    if (sentAt + RESEND_TIME * 1000 <= Date.now()) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [sentAt]);

  return (
    <button type="button" className="button button--ghost resend" disabled={waits} onClick={onResend}>
      {waits ? t('form.resend-in', { seconds: Math.min(seconds, RESEND_TIME) }) : t('form.resend')}
    </button>
  );
}
