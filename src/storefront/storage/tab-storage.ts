/**
 * Under this name a tab keeps a mark beside its own value, and all tabs together the mark that counts. A
 * value whose mark does not count any more is void: so whoever takes the mark away ends it in every tab.
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
 * From now on this tab keeps a value of its own, which nobody has set yet, until the tab is closed or
 * `shareAmongTabs` is called in any tab.
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

/** From now on all tabs share the value again; what single tabs kept is void. */
export function shareAmongTabs(name: string): void {
  try {
    localStorage.removeItem(markName(name));
  } catch {
    // There was no mark either.
  }
}
