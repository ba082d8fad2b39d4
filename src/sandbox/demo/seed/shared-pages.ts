import type { Language } from '#contract/value/primitive.ts';
import { phoneHref } from '#domain/account/phone.ts';
import { inAll, type Text } from '#domain/text/every-language.ts';
import { blocksSchema, type Page, pagesSchema } from '#sandbox/demo/source/shared.ts';
import { readYaml } from './read-yaml.ts';

/** Facts of a shop that its pages name. */
interface ShopFacts {
  phone: string;
  address: Text;
  workingHours: Text;
  /** Paragraphs of the page "about the shop". */
  about: Text[];
}

const PAGES = readYaml('shared/pages.yml', pagesSchema);

/** The promises that every shop may make. */
export const SHARED_BLOCKS = readYaml('shared/blocks.yml', blocksSchema);

/** The pages that every shop has, with the shop's own name and facts in them. */
export function sharedPages(shop: string, facts?: ShopFacts): Page[] {
  const about = facts?.about ?? PAGES.about;
  return PAGES.pages.map(({ slug, title, content }) => ({
    slug,
    title,
    content: inAll((language) => {
      const places = placesOf(shop, about, facts, language);
      return content[language]
        .filter((element) => namesIn(element).every((name) => places[name] !== undefined))
        .map((element) => fill(element, places))
        .join('');
    }),
  }));
}

type Places = Readonly<Record<string, string | undefined>>;

function placesOf(
  shop: string,
  about: readonly Text[],
  facts: ShopFacts | undefined,
  language: Language,
): Places {
  return {
    shop,
    about: about.map((text) => fill(text[language], { shop })).join('</p><p>'),
    phone: facts?.phone,
    phoneLink: facts && phoneHref(facts.phone),
    address: facts?.address[language],
    workingHours: facts?.workingHours[language],
  };
}

const PLACE = /\{(\w+)\}/g;

const namesIn = (element: string) => [...element.matchAll(PLACE)].map(([, name = '']) => name);

const fill = (element: string, places: Places) =>
  element.replace(PLACE, (place, name: string) => places[name] ?? place);
