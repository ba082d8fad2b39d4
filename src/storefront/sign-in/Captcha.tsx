import { useEffect, useRef, useState } from 'react';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { type CaptchaSource, drawCaptcha } from './load-captcha.ts';

export interface CaptchaProps {
  source: CaptchaSource;
  /** Gets the captcha's answer, and a function that starts it again once the answer was used. */
  onToken: (token: string | undefined, reset: () => void) => void;
  t: Translate;
}

/** The captcha of the shop. */
export function Captcha({ source, onToken, t }: CaptchaProps) {
  const box = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is drawn once.
  useEffect(() => {
    let reset = () => {};
    if (box.current)
      drawCaptcha(box.current, source, (token) => onToken(token, reset)).then(
        (anew) => {
          reset = anew;
        },
        () => setFailed(true),
      );
  }, []);
  return (
    <div className="sign-in__captcha">
      <div ref={box} />
      {failed && <p role="alert">{t('sign-in.captcha-failed')}</p>}
    </div>
  );
}
