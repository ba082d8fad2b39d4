/** Name of their copy in the storage of the session; it belongs to the customer, as what is in it. */
export const TAB_COPY = 'tab-copy:v1';

/**
 * Values that storage does not take, because it is full or blocked, by name. They live with the page; an
 * earlier page of this tab may have left some (`keep-tab-copy.ts`).
 */
export const unkept = new Map<string, string>(typeof window === 'undefined' ? [] : readTabCopy());

function readTabCopy(): [string, string][] {
  let text: string | null;
  try {
    text = sessionStorage.getItem(TAB_COPY);
  } catch {
    text = window.name;
  }
  try {
    return Object.entries<unknown>(JSON.parse(text ?? '')).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
  } catch {
    return [];
  }
}

/** Dispatched on the document once storage does not take the cart of this tab. */
export const UNKEPT_EVENT = 'storefront:unkept';
