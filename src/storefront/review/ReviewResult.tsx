import { type ReactNode, useEffect, useRef } from 'react';
import type { Translate } from '#storefront/i18n/message-key.ts';

export interface ReviewResultProps {
  onOk: () => void;
  children: ReactNode;
  t: Translate;
}

/** Outcome of sending a review, to be read and closed. */
export function ReviewResult({ onOk, children, t }: ReviewResultProps) {
  const ok = useRef<HTMLButtonElement>(null);
  useEffect(() => ok.current?.focus(), []);
  return (
    <div className="review-form">
      <p role="status">{children}</p>
      <button type="button" className="button button--primary form__submit" onClick={onOk} ref={ok}>
        {t('review.ok')}
      </button>
    </div>
  );
}
