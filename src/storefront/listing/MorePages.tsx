import { type MouseEvent, useState } from 'react';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { notify } from '#storefront/page/notice.ts';

export interface MorePagesProps {
  /** How many products are not shown yet. */
  left: number;
  /** Address of the next page by itself. */
  href: string;
  onMore: () => Promise<unknown>;
  t: Translate;
}

/** Puts the next page below what is there; a link for who opens it beside. */
export function MorePages({ left, href, onMore, t }: MorePagesProps) {
  const [busy, setBusy] = useState(false);
  if (left <= 0) return null;
  const load = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    await onMore().catch(() => notify({ key: 'notice.not-loaded' }));
    setBusy(false);
  };
  return (
    <a className="button button--secondary listing__more" href={href} aria-busy={busy} onClick={load}>
      {t('category.more')}
    </a>
  );
}
