import { decodeHTML, decodeHTMLStrict } from 'entities';
import { escapeHtml } from '#lib/escape-html.ts';
import { withoutTags } from './markup.ts';
import { webUrl } from './web-url.ts';

const SHORT = 200;

const MARKUP = /<\/?[a-z][^<>]*>/i;

/** Elements that begin lines of their own: text around them keeps none. */
const BLOCK = /<(?:p|div|br|ul|ol|li|table|tr|td|h[1-6]|pre|dl|blockquote|section|article|hr)\b/i;

/**
 * A description as HTML: markup stays as it is, lines of a text without blocks become lines and paragraphs.
 * Markup that was escaped twice is read. Addresses in it that name no host begin at `base`.
 */
export function toHtml(text: string, base = ''): string {
  const html = MARKUP.test(text) || !/&lt;\/?[a-z]/i.test(text) ? text : decodeHTMLStrict(text);
  if (html === '') return html;
  if (!MARKUP.test(html)) return paragraphs(escapeHtml(decodeHTMLStrict(html)));
  return tidy(fullAddresses(BLOCK.test(html) ? html : paragraphs(html), base));
}

function paragraphs(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${linesOf(paragraph.trim()).join('<br>')}</p>`)
    .join('');
}

function linesOf(text: string): string[] {
  return text.split('\n').map((line) => line.trim());
}

// No-break spaces are blanks, too.
const NOTHING = String.raw`(?:\s|&nbsp;|&#160;)`;
const EMPTY_BLOCK = new RegExp(`<(p|div|h[1-6])\\b[^<>]*>(?:${NOTHING}|<br\\s*/?>)*</\\1\\s*>`, 'gi');
const BREAKS = new RegExp(`(?:<br\\s*/?>${NOTHING}*){3,}`, 'gi');

/** Without the empty lines that editors leave: empty paragraphs, rows of breaks, breaks at the end. */
function tidy(html: string): string {
  let text = html.replace(EMPTY_BLOCK, '').replace(BREAKS, '<br><br>').trimEnd();
  for (let end = lastNothing(text); end !== ''; end = lastNothing(text))
    text = text.slice(0, -end.length).trimEnd();
  return text;
}

function lastNothing(text: string): string {
  return /(?:<br\s?\/?>|&nbsp;|&#160;)$/i.exec(text.slice(-8))?.[0] ?? '';
}

const ADDRESS = /(<(?:img|a)\b[^<>]*?\s(?:src|href)\s*=\s*)(?:"([^"<>]*)"|'([^'<>]*)')/gi;

/** Addresses of pictures and links that count from the page they were written for. */
function fullAddresses(html: string, base: string): string {
  return html.replace(ADDRESS, (whole, start: string, double?: string, single?: string) => {
    const address = (double ?? single ?? '').trim();
    if (address === '' || /^(?:[a-z][a-z0-9+.-]*:|#)/i.test(address)) return whole;
    const url = webUrl(address.replaceAll('&amp;', '&'), base);
    return url ? `${start}"${url.href.replaceAll('&', '&amp;').replaceAll('"', '%22')}"` : whole;
  });
}

/** The beginning of a description as plain text without its tables, cut between words. */
export function toShortText(html: string): string {
  // Read in a row, the cells of a table say nothing.
  const kept = html.slice(0, SHORT * 20).replace(/<table\b[\s\S]*?(?:<\/table\s*>|$)/gi, ' ');
  const plain = withoutTags(kept).replace(/<[^>]*$/, ' ');
  const text = decodeHTML(plain).replace(/\s+/g, ' ').trim();
  if (text.length <= SHORT) return text;
  const cut = text.slice(0, SHORT);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SHORT / 2)).replace(/[\s.,;:—–-]+$/, '')}…`;
}

/**
 * Common beginning of the names of a group, in complete words; the first name where that is
 * too little to be one.
 */
export function commonName(names: readonly string[]): string {
  const [first = ''] = names;
  const words = first.split(' ');
  const shared = words.findIndex((word, index) => names.some((name) => name.split(' ')[index] !== word));
  if (shared === -1) return first;
  const name = words
    .slice(0, shared)
    .join(' ')
    .replace(/[\s.,;:/(—–-]+$/, '');
  return shared >= 2 && name.length >= 8 ? name : first;
}
