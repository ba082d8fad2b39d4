import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CARD, type CardFacts, cardFactsOf, DESCRIPTION, factsOf, type PageFacts } from './page-facts.ts';

/** Only single pages: no lists, feeds or maps of the site. */
const SETTINGS = `baseURL = "http://bench.localhost/"
uglyURLs = true
disableKinds = ["taxonomy", "term", "RSS", "sitemap", "robotsTXT", "404", "home", "section"]
`;

/** Rendered product pages of a language. */
export interface RenderedPages {
  language: string;
  pages: readonly string[];
}

/**
 * Writes a site of Hugo with these pages: the first of each language as its template, with the own words of
 * a page, its facts and its cards as values; the facts of each page as its front matter.
 */
export async function writeHugoSite(folder: string, languages: readonly RenderedPages[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'hugo.toml'), SETTINGS);
  for (const { language, pages } of languages) {
    const all = pages.map(factsOf);
    const sample = all.findIndex(({ cards, facts }) => cards.length > 0 && facts.length > 0);
    const [html, facts] = [pages[sample], all[sample]];
    if (!html || !facts) throw new Error(`No product of ${language} has facts and cards: raise --products.`);
    const [layouts, content] = [join(folder, 'layouts', language), join(folder, 'content', language)];
    await Promise.all([mkdir(layouts, { recursive: true }), mkdir(content, { recursive: true })]);
    await writeFile(join(layouts, 'single.html'), templateOf(html, facts));
    for (const one of all) await writeFile(join(content, `${one.id}.md`), `${JSON.stringify(one)}\n`);
  }
}

/** The page with the own words of a product as values. */
function templateOf(html: string, facts: PageFacts): string {
  const { id, product, name, shortName, sku, amount, price, picture, summary } = facts;
  const isShown = (text: string) => text.length > 0;
  const values = [
    [name, 'name'],
    [shortName, 'shortName'],
    [summary, 'summary'],
    [sku, 'sku'],
    [price, 'price'],
    [picture, 'picture'],
    [id, 'id'],
    [product, 'product'],
    [amount, 'amount'],
  ] as const;
  return values
    .filter(([text]) => isShown(text))
    .reduce(
      (text, [value, field]) => text.replaceAll(value, put(`.Params.${field}`)),
      // Words of a page may have the braces of a template.
      cardsAsRange(html.replaceAll('{{', '[[').replaceAll('}}', ']]'))
        .replace(DESCRIPTION, (all, text: string) => all.replace(text, put('.Params.description | safeHTML')))
        .replace(/(<dl class="facts product__facts">).*?(<\/dl>)/s, `$1${factsAsRange('first 6 ')}$2`)
        .replace(/(<dl class="facts expander__body">).*?(<\/dl>)/s, `$1${factsAsRange('')}$2`),
    );
}

const put = (expression: string) => `{{ ${expression} }}`;

const factsAsRange = (some: string) =>
  `${put(`range ${some}.Params.facts`)}<div><dt>${put('.name')}</dt><dd>${put('.value')}</dd></div>${put('end')}`;

/** All cards as the first one in a loop; they stand in one list. */
function cardsAsRange(html: string): string {
  const cards = [...html.matchAll(new RegExp(`<li>${CARD.source}</li>`, 'gs'))];
  const [first, last] = [cards[0], cards.at(-1)];
  if (!first || !last) throw new Error('The page has no cards in a list.');
  const facts = cardFactsOf(first[0]);
  const fields: readonly (keyof CardFacts)[] = ['name', 'price', 'picture', 'id', 'stock', 'amount', 'brand'];
  const card = fields
    .filter((field) => facts[field].length > 0)
    .reduce((text, field) => text.replaceAll(facts[field], put(`.${field}`)), first[0]);
  const end = last.index + last[0].length;
  return `${html.slice(0, first.index)}${put('range .Params.cards')}${card}${put('end')}${html.slice(end)}`;
}
