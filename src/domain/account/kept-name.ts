/** Key of a value that a browser keeps: its feature, and the version of its form. */
export type KeptKey = `${string}:v${number}`;

/**
 * Owner of a kept value. A customer's goes with their session; a browser's stays for whoever comes next, so
 * it says nothing about a person.
 */
export type Owner = 'browser' | 'customer';

/**
 * Name of a kept value or cache. It tells the owner, so that a page also empties stores whose code it has not
 * loaded.
 */
export function keptName(key: KeptKey, owner: Owner): string {
  return owner === 'browser' ? `browser:${key}` : key;
}

/** True for a value of a customer, and for the mark that says which tab keeps its own. */
export function isCustomersName(name: string): boolean {
  return /^[a-z-]+:v\d/.test(name);
}
