import { cutText } from './cut-text.ts';

/** HTML without its tags, on one line, at most `length` characters; ends with a sentence or a word. */
export function plainText(html: string, length = 300): string {
  // After the last bracket is no tag: each search for an end finds one, however many beginnings there are.
  const end = html.lastIndexOf('>') + 1;
  const text = (html.slice(0, end).replace(/<[^>]*>/g, ' ') + html.slice(end))
    .replace(/&(?:nbsp|quot|lt|gt|amp);/g, characterOf)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
  return cutText(text, length);
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const characterOf = (reference: string) => CHARACTERS[reference] ?? reference;
