import { formatBadge } from '#domain/page/badge.ts';
import { $session } from '#storefront/session/session.store.ts';
import { countUnread } from './notifications.ts';

/** Goes up with each number that comes: an answer to an earlier request is then out of date. */
let latest = 0;

/** Shows beside the links to the notifications how many of them are new. */
export function paintUnread(count: number): void {
  latest += 1;
  for (const badge of document.querySelectorAll<HTMLElement>('[data-unread]')) {
    badge.textContent = count > 0 ? formatBadge(count) : '';
    badge.hidden = count === 0;
  }
}

/** Fetches the number of new notifications, if the page has a link to them. */
export async function refreshUnread(): Promise<void> {
  if ($session.get().token === null || !document.querySelector('[data-unread]')) return;
  latest += 1;
  const asked = latest;
  await countUnread().then(
    (count) => {
      if (asked === latest) paintUnread(count);
    },
    () => {},
  );
}
