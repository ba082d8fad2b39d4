import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeHTML, decodeHTMLAttribute } from 'entities';

/** More than search engines show; only a name of goods that is as long makes a title so long. */
const LONGEST = { title: 120, description: 165 };

/**
 * Faults of the titles and descriptions of a shop's pages, as sentences: each page that search engines may
 * show has its own, in each language.
 */
export async function checkHeads(directory: string): Promise<string[]> {
  const pages = (await readdir(directory, { recursive: true })).filter((file) => file.endsWith('.html'));
  const problems: string[] = [];
  /** The first page with a text in a language. */
  const firstOf = new Map<string, string>();
  for (const page of pages.sort()) {
    const html = await readFile(join(directory, page), 'utf8');
    if (!html.startsWith('<!') || /<meta name="robots" content="[^"]*noindex/.test(html)) continue;
    const language = /<html\b[^>]*\blang="([^"]*)"/.exec(html)?.[1] ?? '';
    for (const [kind, text] of Object.entries(headOf(html)) as [keyof typeof LONGEST, string][]) {
      if (text === '') problems.push(`${page}: it has no ${kind}`);
      if (text.length > LONGEST[kind]) problems.push(`${page}: its ${kind} has ${text.length} characters`);
      const key = `${language} ${kind} ${text}`;
      const first = firstOf.get(key);
      if (first !== undefined && text !== '')
        problems.push(`${page}: its ${kind} is that of ${first}: ${text}`);
      else firstOf.set(key, page);
    }
  }
  return problems;
}

function headOf(html: string): Record<keyof typeof LONGEST, string> {
  return {
    title: decodeHTML(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').trim(),
    description: decodeHTMLAttribute(
      /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
    ).trim(),
  };
}
