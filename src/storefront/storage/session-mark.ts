import { keptName } from '#domain/account/kept-name.ts';
import { dropCustomers, isVoid, TAB_MARK } from './tab-storage.ts';

/** Changes whenever a session ends, in whichever tab; each tab has a copy of the last one that it knows. */
export const ENDED = keptName('session-ended:v1', 'browser');

/** Dispatched before a page of an ended session is loaded anew; `preventDefault` keeps it. */
export const SESSION_ENDED_EVENT = 'storefront:session-ended';

/** Follows sessions that end in other tabs, also while this page was away or this tab closed. */
export function followSessionEnds(): void {
  if (isStale()) emptyTab();
  const look = () => isStale() && leave();
  addEventListener('storage', ({ key }) => (key === ENDED || key === TAB_MARK) && look());
  addEventListener('pageshow', ({ persisted }) => persisted && look());
}

/** Empties what this tab keeps of a customer, and notes that it did. */
export function emptyTab(): void {
  try {
    dropCustomers(sessionStorage);
    sessionStorage.setItem(ENDED, localStorage.getItem(ENDED) ?? '');
  } catch {
    // It keeps nothing.
  }
}

/** True if a session has ended since this tab was emptied. */
export function isStale(): boolean {
  try {
    return isVoid() || sessionStorage.getItem(ENDED) !== (localStorage.getItem(ENDED) ?? '');
  } catch {
    return false;
  }
}

/** Loads the page anew: forms and whatever else it holds beside its stores go with it. */
function leave(): void {
  emptyTab();
  if (document.dispatchEvent(new Event(SESSION_ENDED_EVENT, { cancelable: true }))) location.reload();
}
