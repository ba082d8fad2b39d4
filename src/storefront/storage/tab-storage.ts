import { isCustomersName } from '#domain/account/kept-name.ts';

/**
 * Mark of a tab that keeps its customer's values to itself. The valid one lies in the storage of all tabs:
 * removing that voids the values in whichever tab. `before-client.js` has the name for itself.
 */
export const TAB_MARK = 'session:v1:tab';

/** This tab's own storage of a customer's value; undefined if all tabs share it. */
export function tabStorage(name: string): Storage | undefined {
  if (!isCustomersName(name)) return undefined;
  try {
    if (sessionStorage.getItem(TAB_MARK) === null) return undefined;
    if (!isVoid()) return sessionStorage;
    dropCustomers(sessionStorage);
  } catch {
    // A browser that keeps nothing has nothing of a tab's own.
  }
  return undefined;
}

/** True if this tab has values of its own that are not valid any more. May throw. */
export function isVoid(): boolean {
  const mark = sessionStorage.getItem(TAB_MARK);
  return mark !== null && mark !== localStorage.getItem(TAB_MARK);
}

/** Removes all that belongs to a customer. May throw. */
export function dropCustomers(storage: Storage): void {
  for (const name of Object.keys(storage)) if (isCustomersName(name)) storage.removeItem(name);
}
