import { overlayPath } from '#domain/link/paths.ts';
import type { OverlayPage } from '#storefront/overlay/overlay-props.ts';
import { addSheet } from '#storefront/page/add-sheet.ts';
import { fetchHtml } from '#storefront/page/own-html.ts';
import { pagePath } from '#storefront/page/page-text.ts';

/** Milliseconds after which the texts of a dialog are given up. */
const LONGEST_WAIT = 8000;

/** Fetches the data of a dialog. Throws if it does not come. */
export async function fetchOverlayPage(name: string): Promise<OverlayPage> {
  return fetchParts(overlayPath(name));
}

/** The same for the fragment page at a path without a language. */
export async function fetchParts<Parts extends OverlayPage>(path: string): Promise<Parts> {
  const fragment = await fetchHtml(pagePath(path), AbortSignal.timeout(LONGEST_WAIT));
  return (await readOverlayPage(fragment)) as Parts;
}

/**
 * Data of a dialog's fragment page, once its style sheets are there. Throws if it is another page: a network
 * may answer with one of its own.
 */
export async function readOverlayPage(fragment: Document): Promise<OverlayPage> {
  const text = fragment.querySelector('script[type="application/json"][data-overlay]')?.textContent;
  if (!text) throw new Error('In place of a dialog came something else.');
  // Side by side, and not file by file as each names the next.
  document.head.append(...fragment.querySelectorAll('link[rel="modulepreload"]'));
  const hrefs = [...fragment.querySelectorAll('link[rel="stylesheet"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  await Promise.all(hrefs.map(addSheet));
  return JSON.parse(text);
}
