import { useEffect, useState } from 'react';
import { holdLeft, holdText } from '#domain/time/hold-time.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';

/** Time that the goods are still reserved; at the end, a note about the next step. */
export function HoldClock({ expiresAt, t }: { expiresAt: string; t: Translate }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = holdLeft(expiresAt, now);
  return left > 0 ? (
    <p className="payment__clock" role="timer">
      {t('checkout.otp-left', { time: holdText(left) })}
    </p>
  ) : (
    <p className="payment__clock" role="status">
      {t('checkout.otp-over')}
    </p>
  );
}
