import type { Ref } from 'react';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';

export interface EmptyCartProps {
  /** Gets the focus when the last line was removed. */
  titleRef: Ref<HTMLHeadingElement>;
  catalogueHref: string;
  t: Translate;
}

/** A cart without lines, with the way to the catalogue. */
export function EmptyCart({ titleRef, catalogueHref, t }: EmptyCartProps) {
  return (
    <div className="cart-page cart-page--empty empty">
      <svg className="icon" aria-hidden="true">
        <use href={iconHref('cart')} />
      </svg>
      <h2 className="cart-page__empty-title" tabIndex={-1} ref={titleRef}>
        {t('cart.nothing-title')}
      </h2>
      <p>{t('cart.nothing-text')}</p>
      <a className="button button--primary" href={catalogueHref}>
        {t('cart.to-catalogue')}
      </a>
    </div>
  );
}
