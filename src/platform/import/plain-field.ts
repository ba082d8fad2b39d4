import { decodeHTMLStrict } from 'entities';

/** Tags that shops put into names to make them look other than the rest. */
const TAG = /<\/?(?:a|b|br|em|font|i|nobr|p|small|span|strong|sub|sup|u)\b[^<>]*>/gi;

/**
 * Plain text of a line: shops escape it a second time (`&amp;quot;`), and put tags into it. Blanks
 * and ends of lines become one blank.
 */
export function plainField(text: string): string {
  const decoded = text.includes('&') ? decodeHTMLStrict(decodeHTMLStrict(text)) : text;
  const plain = decoded.includes('<') ? decoded.replace(TAG, ' ') : decoded;
  return plain.replace(/[\s\p{Cc}\ufffd]+/gu, ' ').trim();
}
