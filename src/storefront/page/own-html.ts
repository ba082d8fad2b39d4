/** Name under which the policy of the pages allows HTML that is made here, and no other. */
export const HTML_POLICY = 'shop-html';

interface HtmlPolicy {
  /** The browser marks the text as fit to become HTML; to types it stays a text. */
  createHTML(text: string): string;
}

interface Browser extends Window {
  /** Undefined in browsers that take any text. */
  trustedTypes?: { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy };
}

const AS_IT_IS: HtmlPolicy = { createHTML: (text) => text };
let policy: HtmlPolicy | undefined;

/**
 * Fetches a page or fragment of the shop's own host as a document in which nothing runs. Our own host makes
 * its HTML at the build, from cleaned texts, so it is the only text that becomes HTML in a browser. Without a
 * connection it is the one that the browser still has.
 */
export async function fetchHtml(path: string, signal: AbortSignal): Promise<Document> {
  const { origin, href } = new URL(path, location.href);
  if (origin !== location.origin) throw new Error(`${href} is on another host.`);
  const answer = await fetch(path, { signal }).catch(() => fetch(path, { signal, cache: 'force-cache' }));
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  const browser: Browser = window;
  policy ??= browser.trustedTypes?.createPolicy(HTML_POLICY, AS_IT_IS) ?? AS_IT_IS;
  return new DOMParser().parseFromString(policy.createHTML(await answer.text()), 'text/html');
}
