const KEY = 'tab-copy:v1';

const values = new Map<string, string>(read());

/**
 * The tab's own copy of values that storage does not take, because it is full or blocked. It lives until the
 * page is left; those of `keepAcrossPages` until the tab is closed.
 */
export const tabCopy: Pick<Map<string, string>, 'get' | 'has'> = values;

const lasting = new Set<string>();

/** From now on the copy of this name outlives the page. */
export function keepAcrossPages(name: string): void {
  lasting.add(name);
}

export function putTabCopy(name: string, value: string): void {
  values.set(name, value);
  if (lasting.has(name)) write();
}

export function dropTabCopy(name: string): void {
  if (values.delete(name) && lasting.has(name)) write();
}

function write(): void {
  const kept = JSON.stringify([...values].filter(([name]) => lasting.has(name)));
  try {
    sessionStorage.setItem(KEY, kept);
  } catch {
    // Where all storage is blocked, the name of the window is all that a tab takes along to the next page.
    window.name = kept;
  }
}

function read(): [string, string][] {
  try {
    const entries: unknown = JSON.parse(stored());
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function stored(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return window.name;
  }
}

function isEntry(entry: unknown): entry is [string, string] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
}
