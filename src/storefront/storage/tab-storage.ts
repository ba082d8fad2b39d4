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

/**
 * Keeps what belongs to the customer in this tab alone, until it is closed or `shareAmongTabs` is called in
 * any tab. What a guest has left for all tabs moves along.
 */
export function keepInTab(): void {
  try {
    const mark = `${Date.now()}.${Math.random()}`;
    for (const name of Object.keys(localStorage))
      if (isCustomersName(name)) sessionStorage.setItem(name, localStorage.getItem(name) ?? '');
    dropCustomers(localStorage);
    sessionStorage.setItem(TAB_MARK, mark);
    localStorage.setItem(TAB_MARK, mark);
  } catch {
    // Nothing is kept, which is less than was asked for.
  }
}

/** From now on this tab has the values that all tabs share. */
export function leaveTab(): void {
  try {
    if (sessionStorage.getItem(TAB_MARK) !== null) dropCustomers(sessionStorage);
  } catch {
    // It has no others.
  }
}

/** From now on all tabs share the values again; those of single tabs are void. */
export function shareAmongTabs(): void {
  try {
    localStorage.removeItem(TAB_MARK);
  } catch {
    // There was no mark either.
  }
}
