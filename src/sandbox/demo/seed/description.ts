import type { Language } from '#contract/value/primitive.ts';
import { inAll, type Text } from '#domain/text/every-language.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import type { Random } from '#lib/random.ts';
import { WORDS } from './shared-words.ts';

/** Number of characteristics that the list below the text repeats. */
const LIST_ROWS = 4;

type Characteristic = { name: Text; value: Text };

/**
 * Paragraphs of one or two sentences, then the first characteristics as a list; the same sentences in each
 * language.
 */
export function writeDescription(
  name: Text,
  sentences: readonly Text[],
  characteristics: readonly Characteristic[],
  random: Random,
): Text {
  const groups = group(sentences, random);
  return inAll((language) => {
    const [first = '', ...rest] = groups.map((texts) =>
      texts.map((text) => escapeHtml(text[language])).join(' '),
    );
    const lead = `<p><strong>${escapeHtml(name[language])}</strong>. ${first}</p>`;
    return [
      lead,
      ...rest.map((text) => `<p>${text}</p>`),
      list(characteristics.slice(0, LIST_ROWS), language),
    ].join('\n');
  });
}

function group(sentences: readonly Text[], random: Random): Text[][] {
  // Four or more sentences make as many paragraphs; fewer are drawn together at times.
  if (sentences.length !== 3 || random.chance(0.5)) return sentences.map((sentence) => [sentence]);
  return [sentences.slice(0, 2), sentences.slice(2)];
}

function list(characteristics: readonly Characteristic[], language: Language): string {
  if (characteristics.length === 0) return '';
  const rows = characteristics.map(
    ({ name, value }) => `<li>${escapeHtml(name[language])}: ${escapeHtml(value[language])}</li>`,
  );
  return `<h3>${WORDS.listTitle[language]}</h3>\n<ul>${rows.join('')}</ul>`;
}
