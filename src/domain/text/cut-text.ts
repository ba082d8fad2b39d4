/** Words that lead on to the next one, and marks that announce something: nothing ends with them. */
const LEADS_ON =
  /(?:[\s,:;—–|·•(«"'-]|\s(?:и|а|или|в|во|на|с|со|к|по|за|из|от|до|для|без|не|va|yoki|bilan|and|or|a|an|the|of|for|to|in|on|at|with|by))+$/iu;

/** Of a text that is cut, at least this share is whole sentences, else it ends after a word. */
const SENTENCES_FILL = 0.6;

/** At most `length` characters of a text on one line: whole sentences, else whole words and `…`. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const sentences = /^.*[.!?…](?=\s)/u.exec(text.slice(0, length + 1))?.[0] ?? '';
  if (sentences.length >= length * SENTENCES_FILL) return sentences;
  const start = text.slice(0, length);
  const words = start.replace(/\s+\S*$/, '');
  // A word without end gives its last letter for the mark, which may be the second half of a sign.
  const fitting = words === start ? start.slice(0, -1).replace(/[\ud800-\udbff]$/, '') : words;
  return `${fitting.replace(LEADS_ON, '')}…`;
}
