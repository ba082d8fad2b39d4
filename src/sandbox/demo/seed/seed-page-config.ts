import { PAGE_POSITIONS, type PageConfig } from '#contract/market/content.ts';
import { NEWS_TYPES } from '#contract/market/market-schema.ts';
import { inAll, type Text } from '#domain/text/every-language.ts';
import { type PageTitle, pageTitlesSchema } from '#sandbox/demo/source/shared.ts';
import { readYaml } from './read-yaml.ts';
import { asText, fillPlaces } from './seed-text.ts';

const TITLES = readYaml('shared/page-titles.yml', pageTitlesSchema);

/** Titles and descriptions for every kind of page of a shop. */
export function seedPageConfigs(shop: string): PageConfig[] {
  const titles: Record<string, PageTitle> = { ...TITLES.pages };
  const { list, card, types } = TITLES.publications;
  for (const type of NEWS_TYPES) {
    const names = { type: types[type], typeInside: inAll((language) => types[type][language].toLowerCase()) };
    titles[`list_of_${type}`] = fillTitle(list, names);
    titles[`${type}_card`] = fillTitle(card, names);
  }
  return PAGE_POSITIONS.flatMap((position) => {
    const title = titles[position];
    return title ? [{ position, ...fillTitle(title, { shop: asText(shop) }) }] : [];
  });
}

function fillTitle({ title, description, keywords }: PageTitle, values: Record<string, Text>): PageTitle {
  return {
    title: fillPlaces(title, values),
    description: fillPlaces(description, values),
    keywords: fillPlaces(keywords, values),
  };
}
