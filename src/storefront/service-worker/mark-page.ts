import { formatMoment } from '#domain/text/format.ts';

/** Why a kept page is shown. */
export type Why = 'offline' | 'slow';

/** Template for the mark of a kept page; see `src/storefront/pages/offline.astro`. */
export interface Mark {
  /** The bar, with `%WHY%` and `%TIME%` as placeholders. */
  bar: string;
  /** Address of the style sheet of kept pages. */
  style: string;
  /** Paths of the pages that are kept without a visit. */
  shells: readonly string[];
  why: Record<Why, string>;
}

/** The bar stands after the way past it, which is the first thing on a page. */
const SKIP_LINK = /<a class="skip-link"[^>]*>.*?<\/a>/s;
const BODY = /<body\b[^>]*>/;

const MARK = /<template data-kept([^>]*)>(.*?)<\/template>/s;

/** The mark in an offline page; undefined if it has none. */
export function readMark(offlinePage: string): Mark | undefined {
  const [, attributes, bar = ''] = MARK.exec(offlinePage) ?? [];
  if (attributes === undefined) return undefined;
  const read = (name: string) => new RegExp(` data-${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  return {
    bar,
    style: read('style'),
    shells: read('shells').split(' ').filter(Boolean),
    why: { offline: read('offline'), slow: read('slow') },
  };
}

/**
 * Marks a kept page with its time and that its prices may be old: in its first element, in its title, which
 * screen readers read first, and in a bar on top. Needs no script.
 */
export function markPage(html: string, { bar, style, why }: Mark, as: Why, at: number): string {
  const seen = new Date(at).toISOString();
  const [, lang = ''] = /<html\b[^>]*\slang="(ru|uz|en)"/.exec(html) ?? [];
  const language = lang === 'uz' || lang === 'en' ? lang : 'ru';
  const time = `<time datetime="${seen}">${formatMoment(seen, language)}</time>`;
  const shown = bar.replace('%WHY%', () => why[as]).replace('%TIME%', () => time);
  return html
    .replace('<html', () => `<html data-seen="${seen}" data-kept-as="${as}"`)
    .replace('<title>', () => `<title>${why[as]} · `)
    .replace('</head>', () => `<link rel="stylesheet" href="${style}"></head>`)
    .replace(html.includes('class="skip-link"') ? SKIP_LINK : BODY, (before) => before + shown);
}
