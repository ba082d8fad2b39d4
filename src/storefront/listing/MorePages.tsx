import { type MouseEvent, useState } from 'react';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { notify } from '#storefront/page/notice.ts';

export interface MorePagesProps {
  /** Number of products that are not shown yet. */
  left: number;
  /** Address of the next page alone, for opening it in another tab. */
  href: string;
  onMore: () => Promise<unknown>;
  t: Translate;
}

/** Link that adds the next page below; it can be opened in another tab. */
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
