import { ImportError } from './import-error.ts';

/**
 * Characters of one text that reach the parser; who reads them counts more of them than an offer may have.
 */
const MAX_TEXT = 1_100_000;

/** A text of more characters than this ends in no feed. */
const ENDLESS = 500_000_000;

const MARKUP = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
] as const;

/**
 * Cuts every text, section of CDATA and comment to a length that the parser can hold: it keeps each until its
 * end. Ends of lines stay, so that lines count the same. Takes pieces in which no sign of markup is torn in
 * two, as `escapeAmpersands` gives them.
 */
export async function* boundText(text: AsyncIterable<string>): AsyncGenerator<string> {
  /** Sign that ends the open piece: a text where it is `<`, else a tag, a comment or CDATA. */
  let end = '<';
  let size = 0;

  function bounded(part: string): string {
    const room = MAX_TEXT - size;
    size += part.length;
    if (size > ENDLESS)
      throw new ImportError(
        `The feed has a text of more than ${ENDLESS} characters, so it is none. Fetch it anew.`,
      );
    if (part.length <= room || end === '>') return part;
    const kept = Math.max(0, room);
    return part.slice(0, kept) + part.slice(kept).replace(/[^\n]+/g, '');
  }

  for await (const piece of text) {
    const out: string[] = [];
    let at = 0;
    while (at < piece.length) {
      const found = piece.indexOf(end, at);
      out.push(bounded(piece.slice(at, found === -1 ? undefined : found)));
      if (found === -1) break;
      const begun = end === '<' ? MARKUP.find(([start]) => piece.startsWith(start, found)) : undefined;
      const sign = begun?.[0] ?? end;
      out.push(sign);
      at = found + sign.length;
      if (end === '<') end = begun?.[1] ?? '>';
      else end = '<';
      size = 0;
    }
    yield out.join('');
  }
}
