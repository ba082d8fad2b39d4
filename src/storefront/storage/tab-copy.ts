export type TabCopy = Record<string, unknown>;

/** Key of the copy in the storage of the session. */
export const TAB_COPY = 'tab-copy:v1';

/** The copy that an earlier page of this tab has left; see `keep-tab-copy.ts`. */
export function readTabCopy(): TabCopy {
  try {
    return Object(JSON.parse(stored()));
  } catch {
    return {};
  }
}

function stored(): string {
  try {
    return sessionStorage[TAB_COPY];
  } catch {
    return window.name;
  }
}
