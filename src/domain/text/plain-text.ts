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
 * HTML without its tags, on one line, at most `length` characters; ends with a sentence or a word. Blocks and
 * items of lists do not run together.
 */
export function plainText(html: string, length = 300): string {
  const blocks = textBlocks(html);
  const text = blocks
    .map((block, at) => {
      const next = blocks[at + 1];
      if (!next || /[.,;:!?…]$/.test(block.text)) return block.text;
      return `${block.text}${block.isItem && next.isItem ? ';' : '.'}`;
    })
    .join(' ');
  return cutText(text, length);
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
