import type { FeedListener } from './feed.ts';
import type { ColumnUse } from './table-row.ts';

/** Columns that are told by their names. */
const TOLD = 20;

/** Letters of a title. */
const MAX_TITLE = 40;

/** Tells which columns hold something that no part of a shop is made of. */
export function tellUnread(use: ColumnUse, listener: FeedListener): void {
  const unread = use.unread();
  if (unread.length === 0) return;
  const names = unread.slice(0, TOLD).map((title) => title.trim().slice(0, MAX_TITLE));
  const more = unread.length > TOLD ? ` and ${unread.length - TOLD} more` : '';
  const reason = 'nothing is read of these columns, and of what they hold nothing is in the shop';
  listener.correction({ reason, value: `${names.join(', ')}${more}` }, 1);
}
