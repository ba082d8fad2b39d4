/**
 * Key of two marks: the tab's, beside its own value, and the valid one, which all tabs share. A value whose
 * mark is not the valid one is void: so removing the valid mark ends the value in every tab.
 */
const markName = (name: string) => `${name}:tab`;

/** True if a change under this key begins or ends the tabs' own values of the name. */
export function isMarkOf(name: string, key: string | null): boolean {
  return key === markName(name);
}

/** Storage with this tab's own value of the name; undefined if it shares the one of all tabs. */
export function tabStorage(name: string): Storage | undefined {
  try {
    const mark = sessionStorage.getItem(markName(name));
    if (mark === null) return undefined;
    if (mark === localStorage.getItem(markName(name))) return sessionStorage;
    sessionStorage.removeItem(markName(name));
    sessionStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing has nothing of a tab's own.
  }
  return undefined;
}

/**
 * Begins a value of this tab's own, still empty, until the tab is closed or `shareAmongTabs` is called in any
 * tab.
 */
export function keepInTab(name: string): void {
  try {
    const mark = `${Date.now()}.${Math.random()}`;
    sessionStorage.setItem(markName(name), mark);
    localStorage.setItem(markName(name), mark);
  } catch {
    // Nothing is kept, which is less than was asked for.
  }
}

/** From now on this tab has the value that all tabs share. */
export function leaveTab(name: string): void {
  try {
    sessionStorage.removeItem(markName(name));
    sessionStorage.removeItem(name);
  } catch {
    // It has no other.
  }
}

/** From now on all tabs share the value again; values of single tabs are void. */
export function shareAmongTabs(name: string): void {
  try {
    localStorage.removeItem(markName(name));
  } catch {
    // There was no mark either.
  }
}
