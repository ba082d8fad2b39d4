import { inAll, type Text } from '#domain/text/every-language.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import type { Random } from '#lib/random.ts';

/** Paragraphs of one or two sentences, the same in each language. Facts stand in the table alone. */
export function writeDescription(name: Text, sentences: readonly Text[], random: Random): Text {
  const groups = group(sentences, random);
  return inAll((language) => {
    const [first = '', ...rest] = groups.map((texts) =>
      texts.map((text) => escapeHtml(text[language])).join(' '),
    );
    return [
      `<p><strong>${escapeHtml(name[language])}</strong>. ${first}</p>`,
      ...rest.map((text) => `<p>${text}</p>`),
    ].join('\n');
  });
}

function group(sentences: readonly Text[], random: Random): Text[][] {
  // Four or more sentences make as many paragraphs; fewer are drawn together at times.
  if (sentences.length !== 3 || random.chance(0.5)) return sentences.map((sentence) => [sentence]);
  return [sentences.slice(0, 2), sentences.slice(2)];
}
