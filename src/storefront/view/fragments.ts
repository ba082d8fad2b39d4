/**
 * HTML that many pages of one shop and language share. What a page gets may be a mark that is filled after
 * the page is rendered, so it goes into the page as it is (`set:html`) and is not looked into.
 */
export interface Fragments {
  /** The script that starts islands, if the page turns out to have one; for the head. */
  readonly islandScript: string;
  /** The scripts before the first paint, and what tells the browser the hashes of all; for the head. */
  readonly firstScripts: string;
  /** The client, for the end of the page. */
  readonly clientScript: string;
  /**
   * The HTML that `render` gives, or gave on an earlier page under the same key. It depends on nothing but
   * the shop, the language, the key, and the page's path (without a language) where that is told.
   */
  share(key: string, render: () => string): string;
  share(key: string, render: () => Promise<string>, path?: string): string | Promise<string>;
}
