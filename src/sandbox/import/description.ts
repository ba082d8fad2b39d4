import { decodeHTML } from 'entities';
import { escapeHtml } from '#sandbox/demo/seed/seed-text.ts';

const SHORT = 200;

/** A description as HTML: markup stays as it is, plain text gets paragraphs. */
export function toHtml(text: string): string {
  if (text === '' || /<\/?[a-z][^<>]*>/i.test(text)) return text;
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${linesOf(escapeHtml(paragraph.trim())).join('<br>')}</p>`)
    .join('');
}

function linesOf(text: string): string[] {
  return text.split('\n').map((line) => line.trim());
}

/** The beginning of a description as plain text, cut between words. */
export function toShortText(html: string): string {
  const plain = html
    .slice(0, SHORT * 20)
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<[^>]*(?:>|$)/g, ' ');
  const text = decodeHTML(plain).replace(/\s+/g, ' ').trim();
  if (text.length <= SHORT) return text;
  const cut = text.slice(0, SHORT);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SHORT / 2)).replace(/[\s.,;:—–-]+$/, '')}…`;
}

/**
 * What the names of a group have in common at their beginning, in whole words; the first name where that is
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
