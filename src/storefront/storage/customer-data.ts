import { isCustomersName, keptName } from '#domain/account/kept-name.ts';
import { dropCustomers, isVoid, TAB_MARK } from './tab-storage.ts';
import { unkept } from './unkept.ts';

/** Changes whenever a session ends, in whichever tab. */
const ENDED = keptName('session-ended:v1', 'browser');

/** Dispatched before a page of an ended session is loaded anew; `preventDefault` keeps it. */
export const SESSION_ENDED_EVENT = 'storefront:session-ended';

/** Mark of the time since the last end of a session: what began under another mark belongs to nobody. */
export function sessionMark(): string | null {
  return unkept.get(ENDED) ?? read(() => localStorage.getItem(ENDED)) ?? null;
}

const atStart = sessionMark();

/** True if a session has ended, here or in another tab, since this page was opened. */
export function hasSessionEnded(): boolean {
  return sessionMark() !== atStart;
}

/**
 * Empties all that belongs to a customer: storage of the browser and of this tab, caches, and the stores of
 * this page. Pages in other tabs are loaded anew.
 */
export function emptyCustomerData(): void {
  const mark = `${Date.now()}.${Math.random()}`;
  // First, so that other tabs are on their way before their stores empty; a full storage has room afterwards.
  const isMarked = write(mark);
  read(() => dropCustomers(localStorage));
  if (!isMarked && !write(mark)) unkept.set(ENDED, mark);
  emptyTab();
  for (const name of unkept.keys()) if (isCustomersName(name)) unkept.delete(name);
  // As the browser tells other tabs of an emptied storage: each store of this page then looks for its value.
  dispatchEvent(new StorageEvent('storage', { key: null }));
  emptyCaches().catch(() => {});
}

/** Follows sessions that end in other tabs, also while this page was away or this tab closed. */
export function followSessionEnds(): void {
  if (isStale()) emptyTab();
  const look = () => isStale() && leave();
  addEventListener('storage', ({ key }) => (key === ENDED || key === TAB_MARK) && look());
  addEventListener('pageshow', ({ persisted }) => persisted && look());
}

/** Loads the page anew: forms and whatever else it holds beside its stores go with it. */
function leave(): void {
  emptyTab();
  if (document.dispatchEvent(new Event(SESSION_ENDED_EVENT, { cancelable: true }))) location.reload();
}

function isStale(): boolean {
  return (
    read(() => isVoid() || sessionStorage.getItem(ENDED) !== (localStorage.getItem(ENDED) ?? '')) ?? false
  );
}

function emptyTab(): void {
  read(() => {
    dropCustomers(sessionStorage);
    sessionStorage.setItem(ENDED, localStorage.getItem(ENDED) ?? '');
  });
}

function write(mark: string): boolean {
  return (
    read(() => {
      localStorage.setItem(ENDED, mark);
      return true;
    }) ?? false
  );
}

async function emptyCaches(): Promise<void> {
  const names = (await caches.keys()).filter(isCustomersName);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Undefined in a browser that keeps nothing. */
function read<Value>(from: () => Value): Value | undefined {
  try {
    return from();
  } catch {
    return undefined;
  }
}
