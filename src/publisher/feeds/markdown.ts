import { textBlocks } from '#domain/text/plain-text.ts';

/** Signs that would begin something in Markdown. */
const SIGNS = /[\\`*_[\]<>#|]/g;

/** A text that is nothing but text in Markdown, on one line. */
export function markdownText(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(SIGNS, '\\$&');
}

/** HTML as paragraphs and lists of Markdown, without links and emphasis. */
export function markdownBlocks(html: string): string {
  return textBlocks(html)
    .map(({ text, isItem }, at, blocks) => {
      const line = isItem ? `- ${markdownText(text)}` : markdownText(text);
      return isItem && blocks[at + 1]?.isItem ? `${line}\n` : `${line}\n\n`;
    })
    .join('')
    .trim();
}

/** A link; addresses of a shop have no brackets. */
export function markdownLink(text: string, address: string): string {
  return `[${markdownText(text)}](${address})`;
}

/** Facts ahead of a text, as readers of YAML take them: texts quoted, numbers as they are. */
export function frontMatter(facts: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries(facts)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}

/** Parts of a text with an empty line between them; empty ones are left out. */
export function joinParts(parts: readonly (string | readonly string[])[]): string {
  const texts = parts.map((part) => (typeof part === 'string' ? part : part.join('\n')));
  return `${texts.filter((text) => text !== '').join('\n\n')}\n`;
}
