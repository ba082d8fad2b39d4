import { useEffect, useRef, useState } from 'react';
import type { Translate } from '#storefront/i18n/message-key.ts';

export interface EmptyCartButtonProps {
  onEmpty: () => void;
  t: Translate;
}

/** Empties the cart after a question; Escape or "keep" gives the focus back to the button. */
export function EmptyCartButton({ onEmpty, t }: EmptyCartButtonProps) {
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);

  useEffect(() => {
    if (asking) keep.current?.focus();
    else if (wasAsking.current) opener.current?.focus();
    wasAsking.current = asking;
  }, [asking]);

  if (!asking) {
    return (
      <button
        type="button"
        className="button button--ghost cart-page__empty-button"
        ref={opener}
        onClick={() => setAsking(true)}
      >
        {t('cart.empty-cart')}
      </button>
    );
  }
  return (
    <div
      className="cart-page__question"
      role="alertdialog"
      aria-labelledby="cart-empty-question"
      onKeyDown={({ key }) => key === 'Escape' && setAsking(false)}
    >
      <p id="cart-empty-question">{t('cart.empty-question')}</p>
      <button type="button" className="button button--secondary" ref={keep} onClick={() => setAsking(false)}>
        {t('cart.empty-no')}
      </button>
      <button type="button" className="button button--ghost cart-page__confirm" onClick={onEmpty}>
        {t('cart.empty-yes')}
      </button>
    </div>
  );
}
