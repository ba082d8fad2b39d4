import { type PlaceWords, putPlace } from '#domain/address/place-words.ts';

/** The place with the word that leads to it, and with the ending that Uzbek puts behind it. */
const PLACE =
  /(?:(?<=^|\s)(?:в|во|по|для|из|in|for|to|at)\s+)?\[region\](?:['’ʼ-]?(?:dagi|dan|da|ga|ning))?/giu;
/** Words of Russian behind which a place would need another form than the two that are known. */
const OTHER_FORM = /(?<=^|\s)(?:по|для|из)\s+\[region\]/iu;
/** Between two phrases of a template. A mark stays with the phrase before it, a dash with the one after. */
const BETWEEN_PHRASES = /(?<=[.!?;,:])\s+|\s+(?=[—–|·•-]\s)/u;
const MARKS_AT_THE_ENDS = /^[\s,:;—–|·•-]+|[\s,:;—–|·•-]+$/gu;

/**
 * Fills a shop's template: `[title]` is the name of the page's content, `[region]` the place of the shopper.
 * If there are no words for the place, its phrase is dropped; a phrase that also has the title loses only the
 * place.
 */
export function fillTemplate(
  template: string,
  { title, place }: { title: string; place: PlaceWords | undefined },
): string {
  const placed = place && !OTHER_FORM.test(template) ? putPlace(template, place) : withoutRegion(template);
  // A function, since a text of its own would be read for `$&` and the like.
  return placed.replaceAll('[title]', () => title).trim();
}

function withoutRegion(template: string): string {
  if (!template.includes('[region]')) return template;
  const kept: string[] = [];
  for (const phrase of template.split(BETWEEN_PHRASES)) {
    if (!phrase.includes('[region]')) kept.push(phrase);
    else if (phrase.includes('[title]')) kept.push(phrase.replace(PLACE, ''));
    else dropLabel(kept);
  }
  return kept
    .join(' ')
    .replace(/\s+(?=[\s.,:;!?])/gu, '')
    .replace(MARKS_AT_THE_ENDS, '');
}

/** Drops a label such as `Доставка:` if its phrase is gone. */
function dropLabel(phrases: string[]): void {
  const last = phrases.at(-1);
  if (!last?.endsWith(':')) return;
  phrases.pop();
  if (last.includes('[title]')) phrases.push(last.slice(0, -1));
}
