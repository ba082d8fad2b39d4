import type { MouseEvent } from 'react';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';

export interface PastEndProps {
  page: number;
  last: number;
  /** Address of the last page, for opening it in another tab. */
  href: string;
  onLast: () => void;
  t: Translate;
}

/** Stands in place of a page that the list does not have, with the way to its last one. */
export function PastEnd({ page, last, href, onLast, t }: PastEndProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLast();
  };
  return (
    <div className="empty">
      <svg className="icon" aria-hidden="true">
        <use href={iconHref('grid')} />
      </svg>
      <h2>{t('search.past-end', { page, last })}</h2>
      <a className="button button--primary" href={href} onClick={open}>
        {t('search.to-page', { page: last })}
      </a>
    </div>
  );
}
