import { hash } from 'node:crypto';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import type { Localized } from '#contract/value/primitive.ts';
import { HTML_POLICY, isPlainText } from '#domain/text/html-policy.ts';
import type { CleanedTexts } from './cleaned-texts.ts';

/** Makes HTML of a shop safe to show. */
export interface HtmlCleaner {
  clean(html: string): string;
  /** The same for a text in several languages. */
  cleanAll(localized: Localized): Localized;
}

let purifier: ReturnType<typeof createDOMPurify> | undefined;

/** Counts up with what `createPurifier` adds to texts, so that those cleaned before are cleaned again. */
const HOOKS = 1;

/** One window serves the whole process: making one costs more than cleaning hundreds of texts. */
function createPurifier(): ReturnType<typeof createDOMPurify> {
  const purify = createDOMPurify(new JSDOM('').window);
  // A table scrolls sideways where it is wider than the page: keys have to reach it.
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'TABLE') node.setAttribute('tabindex', '0');
  });
  return purify;
}

/** Has the next text not wait until there is a window, which takes a tenth of a second. */
export function warmCleaner(): void {
  sanitize('<p><b>text</b></p>');
}

function sanitize(html: string): string {
  purifier ??= createPurifier();
  return purifier.sanitize(html, HTML_POLICY);
}

/**
 * Cleans by the storefront's allow-list. A text costs about a millisecond, so what `kept` knows is not
 * cleaned again. Callers with many texts let the event loop turn between them: until then the garbage of the
 * DOM stays in memory.
 */
export function createHtmlCleaner(kept: CleanedTexts): HtmlCleaner {
  const rules = `${HOOKS} ${createDOMPurify.version} ${HTML_POLICY.ALLOWED_URI_REGEXP} ${JSON.stringify(HTML_POLICY)} `;

  function clean(html: string): string {
    if (isPlainText(html)) return html;
    const source = hash('sha256', rules + html, 'buffer');
    const known = kept.find(source);
    if (known) return known.html ?? html;
    const cleaned = sanitize(html);
    kept.keep(source, cleaned === html ? null : cleaned);
    return cleaned;
  }
  return {
    clean,
    cleanAll: (localized) =>
      Object.fromEntries(Object.entries(localized).map(([language, html]) => [language, clean(html)])),
  };
}
