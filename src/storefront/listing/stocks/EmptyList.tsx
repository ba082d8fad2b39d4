import type { Ref } from 'react';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { type SectionLink, SectionLinks } from '#storefront/listing/SectionLinks.tsx';
import { type IconName, iconHref } from '#storefront/ui/icon/icon.ts';

export interface EmptyListProps {
  icon: IconName;
  title: string;
  text: string;
  /** Gets the focus when the last product was removed. */
  titleRef: Ref<HTMLHeadingElement>;
  catalogueHref: string;
  sections: readonly SectionLink[];
  t: Translate;
}

/** Shown in place of an empty list: the way to fill it, and links to sections. */
export function EmptyList({ icon, title, text, titleRef, catalogueHref, sections, t }: EmptyListProps) {
  return (
    <div className="empty">
      <svg className="icon" aria-hidden="true">
        <use href={iconHref(icon)} />
      </svg>
      <h2 className="stocks__empty-title" tabIndex={-1} ref={titleRef}>
        {title}
      </h2>
      <p>{text}</p>
      <a className="button button--primary" href={catalogueHref}>
        {t('cart.to-catalogue')}
      </a>
      <SectionLinks title={t('search.top-categories')} sections={sections} />
    </div>
  );
}
