import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import type { Localized } from '#contract/primitive.ts';
import { HTML_POLICY, isPlainText } from '#domain/html-policy.ts';
import { LruMap } from '#lib/lru-map.ts';

/** Makes HTML of a shop safe to show. */
export interface HtmlCleaner {
  clean(html: string): string;
  /** The same for a text in several languages. */
  cleanAll(localized: Localized): Localized;
}

const REMEMBERED_TEXTS = 2000;

let purify: ReturnType<typeof createDOMPurify> | undefined;

/** One window serves the whole process: making one costs more than cleaning hundreds of texts. */
function purifier() {
  purify ??= createDOMPurify(new JSDOM('').window);
  return purify;
}

/** Cleans by the storefront's allow-list; texts that many products share are cleaned once. */
export function createHtmlCleaner(): HtmlCleaner {
  const known = new LruMap<string, string>(REMEMBERED_TEXTS);
  function clean(html: string): string {
    if (isPlainText(html)) return html;
    const before = known.get(html);
    if (before !== undefined) return before;
    const cleaned = purifier().sanitize(html, HTML_POLICY);
    known.set(html, cleaned);
    return cleaned;
  }
  return {
    clean,
    cleanAll: (localized) => Object.fromEntries(Object.entries(localized).map(([language, html]) => [language, clean(html)])),
  };
}
