import { isCustomersName } from '#domain/account/kept-name.ts';
import { ENDED, emptyTab } from './session-mark.ts';
import { dropCustomers } from './tab-storage.ts';
import { unkept } from './unkept.ts';

/** Mark of the time since the last end of a session: what began under another mark belongs to nobody. */
export function sessionMark(): string | null {
  return unkept.get(ENDED) ?? read(() => localStorage.getItem(ENDED)) ?? null;
}

const atStart = sessionMark();

/** True if a session has ended, here or in another tab, since the page made its first call. */
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
  // Where all storage is blocked, a copy of the cart goes with the window.
  window.name = '';
  // As the browser tells other tabs of an emptied storage: each store of this page then looks for its value.
  dispatchEvent(new StorageEvent('storage', { key: null }));
  emptyCaches().catch(() => {});
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
