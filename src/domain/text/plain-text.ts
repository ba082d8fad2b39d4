import { cutText } from './cut-text.ts';

/** A paragraph, a heading, a row of a table or an item of a list, without tags and on one line. */
export interface TextBlock {
  text: string;
  isItem: boolean;
}

const BLOCK = /^<\/?(?:p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|tr|blockquote|section|figure)\b/i;
const ITEM = /^<li\b/i;
/** Begins an item; a character that no text has. */
const MARK = '\uE000';

/** HTML in its blocks; those without text are left out. */
export function textBlocks(html: string): TextBlock[] {
  const line = html.replace(/\s+/g, ' ');
  // After the last bracket is no tag: each search for an end finds one, however many beginnings there are.
  const end = line.lastIndexOf('>') + 1;
  return (line.slice(0, end).replace(/<[^>]*>/g, breakOf) + line.slice(end))
    .replace(/\uE000[ \n]+/g, MARK)
    .split('\n')
    .flatMap((block) => {
      const text = block
        .replaceAll(MARK, '')
        .replace(/&(?:nbsp|quot|lt|gt|amp);/g, characterOf)
        .replace(/\s+/g, ' ')
        .replace(/ ([.,;:!?])/g, '$1')
        .trim();
      return text === '' ? [] : [{ text, isItem: block.startsWith(MARK) }];
    });
}

/**
 * HTML without its tags, on one line, at most `length` characters; ends with a sentence or a word. Entries of
 * lists, rows of tables and paragraphs stay apart.
 */
export function plainText(html: string, length = 300): string {
  // After the last bracket is no tag: each search for an end finds one, however many beginnings there are.
  const end = html.lastIndexOf('>') + 1;
  const [tagged, rest] = [html.slice(0, end), html.slice(end)].map((part) => part.replace(MARKS, ' '));
  const text = `${tagged?.replace(/<[^>]*>/g, boundaryOf)}${rest}`
    .replace(/&(?:nbsp|quot|lt|gt|amp);/g, characterOf)
    .replace(/[\s\uE001-\uE004]+/g, separatorOf)
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
  return cutText(text, length);
}

/** HTML without its headings and their text: what a summary of it begins with. */
export function withoutHeadings(html: string): string {
  const [before, ...parts] = html.split(/<h[1-6]\b/i);
  return [before, ...parts.map((part) => part.slice(part.search(HEADING_END)).replace(HEADING_END, ''))].join(
    '',
  );
}

const HEADING_END = /<\/h[1-6]>|$/i;

const MARKS = /[\uE001-\uE004]/g;

/** Boundaries within a text as characters for private use: their tags, and what separates. The first wins. */
const BOUNDARIES = [
  { mark: '\uE001', tag: /^<(?:ul|ol|dl|table)\b/i, separator: ': ' },
  { mark: '\uE002', tag: /^<\/(?:p|div|ul|ol|dl|table|blockquote)\b/i, separator: '. ' },
  { mark: '\uE003', tag: /^<(?:\/(?:li|tr|dd)|br)\b/i, separator: '; ' },
  { mark: '\uE004', tag: /^<\/(?:h[1-6]|dt|td|th|caption)\b/i, separator: ': ' },
];

const boundaryOf = (tag: string) => BOUNDARIES.find((one) => one.tag.test(tag))?.mark ?? ' ';

/** A boundary needs no sign of its own at an end of the text and behind one that is there. */
function separatorOf(gap: string, at: number, text: string): string {
  const isWithin = at > 0 && at + gap.length < text.length && !/\p{P}/u.test(text[at - 1] ?? '');
  const boundary = isWithin ? BOUNDARIES.find(({ mark }) => gap.includes(mark)) : undefined;
  return boundary?.separator ?? ' ';
}

function breakOf(tag: string): string {
  if (ITEM.test(tag)) return `\n${MARK}`;
  return BLOCK.test(tag) ? '\n' : ' ';
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const characterOf = (reference: string) => CHARACTERS[reference] ?? reference;
