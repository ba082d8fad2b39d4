import { isCustomersName } from '#domain/account/kept-name.ts';
import { dropCustomers, TAB_MARK } from './tab-storage.ts';

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
