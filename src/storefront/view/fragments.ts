/**
 * HTML that many pages of one shop and language share. A page may get a mark that is filled in after
 * rendering, so it must put it in as it is (`set:html`) and not inspect it.
 */
export interface Fragments {
  /** The script that starts islands, if the page turns out to have one; for the head. */
  readonly islandScript: string;
  /** The scripts before the first paint, and the policy with the hashes of all scripts; for the head. */
  readonly firstScripts: string;
  /** The client, for the end of the page. */
  readonly clientScript: string;
  /**
   * The HTML of `render`, made now or on an earlier page under the same key. It depends on nothing but the
   * shop, the language, the key, and the page's path (without a language) if that is passed.
   */
  share(key: string, render: () => string): string;
  share(key: string, render: () => Promise<string>, path?: string): string | Promise<string>;
}
