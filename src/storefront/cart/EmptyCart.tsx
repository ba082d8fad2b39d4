import type { Ref } from 'react';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';

export interface EmptyCartProps {
  /** Gets the focus when the last line was removed. */
  titleRef: Ref<HTMLHeadingElement>;
  catalogueHref: string;
  categories: readonly CategoryLink[];
  t: Translate;
}

/** A category by its name in the language of the page. */
export interface CategoryLink {
  name: string;
  href: string;
}

/** A cart without lines, with the ways to the goods. */
export function EmptyCart({ titleRef, catalogueHref, categories, t }: EmptyCartProps) {
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
      <nav className="empty__actions" aria-label={t('home.categories')}>
        {categories.map(({ name, href }) => (
          <a key={href} className="chip" href={href}>
            {name}
          </a>
        ))}
      </nav>
    </div>
  );
}
