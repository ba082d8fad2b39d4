import { z } from 'zod';
import { addressInputSchema } from '#contract/account/address.ts';
import { PAGE_POSITIONS, type PagePosition } from '#contract/market/content.ts';
import { MENU_POSITIONS, NEWS_TYPES } from '#contract/market/market-schema.ts';
import { slugSchema } from '#contract/value/primitive.ts';
import type { Text } from '#domain/text/every-language.ts';
import { ownAxisSchema } from './axis.ts';
import { pictureSchema } from './picture.ts';
import { record } from './record.ts';
import { blockSchema } from './shop-source.ts';
import { elementListsSchema, htmlSchema, textSchema, withPlaces } from './text.ts';
import { ownRowSchema } from './traits.ts';

/** Promises that shops make (`shared/blocks.yml`). */
export const blocksSchema = z.array(blockSchema).min(1);

/** Places in pages for the shop's name and facts. */
const PAGE_PLACES = ['shop', 'about', 'phone', 'phoneLink', 'address', 'workingHours'];

/** Pages that every shop has (`shared/pages.yml`). */
export const pagesSchema = record({
  /** Paragraphs at `{about}` for a shop that has none of its own. */
  about: z.array(textSchema).min(1),
  /**
   * With places for the shop's name and facts. An element with a fact that a shop does not have is left out
   * of the page.
   */
  pages: z.array(
    record({
      slug: slugSchema,
      title: textSchema,
      content: withPlaces(elementListsSchema, { some: PAGE_PLACES }),
    }),
  ),
});

/** Categories of publications, by type, and the publications of every shop (`shared/news.yml`). */
export const sharedNewsSchema = record({
  topics: record(forEach(NEWS_TYPES, z.array(record({ slug: slugSchema, name: textSchema })).min(1))),
  /** With the place `{shop}`. */
  publications: z.array(
    record({
      slug: slugSchema,
      type: z.enum(NEWS_TYPES),
      /** Place of its topic among those of its type, from 0. */
      topic: z.int().nonnegative().default(0),
      title: withPlaces(textSchema, { some: ['shop'] }),
      content: withPlaces(htmlSchema, { some: ['shop'] }),
      picture: pictureSchema,
    }),
  ),
});

const titleSchema = withPlaces(textSchema, { some: ['shop', 'type', 'typeInside'] });
const pageTitleSchema = record({ title: titleSchema, description: titleSchema, keywords: titleSchema });
export type PageTitle = z.output<typeof pageTitleSchema>;

type PublicationPosition = `list_of_${(typeof NEWS_TYPES)[number]}` | `${(typeof NEWS_TYPES)[number]}_card`;
const isOfPublications = (position: PagePosition): position is PublicationPosition =>
  NEWS_TYPES.some((type) => position === `list_of_${type}` || position === `${type}_card`);
const positions = PAGE_POSITIONS.filter((position) => !isOfPublications(position));

/**
 * Titles for search engines by kind of page (`shared/page-titles.yml`). `{shop}` is the shop and, for
 * publications, `{type}` and `{typeInside}` their type; `[title]` and `[region]` stay for the pages to fill.
 */
export const pageTitlesSchema = record({
  pages: record(forEach(positions, pageTitleSchema)),
  publications: record({
    list: pageTitleSchema,
    card: pageTitleSchema,
    types: record(forEach(NEWS_TYPES, textSchema)),
  }),
});

const ofThing = withPlaces(textSchema, { all: ['name'] });

/** Words that the seed writes around goods, categories and menus (`shared/words.yml`). */
export const wordsSchema = record({
  /** The first row of each product's characteristics. */
  brand: textSchema,
  /** Above the first characteristics in a description. */
  seoTitle: ofThing,
  categoryDescription: ofThing,
  menus: record(forEach(MENU_POSITIONS, textSchema)),
  /** The entry that leads to the channel of the shop. */
  telegram: textSchema,
});

/** Names of people who write reviews; those of women end the family name in -a (`shared/reviewers.yml`). */
export const reviewersSchema = record({
  women: z.array(z.string()).min(1),
  men: z.array(z.string()).min(1),
  families: z.array(z.string()).min(1),
});

/** Whom anybody may sign in as (`shared/customer.yml`). */
export const customerSchema = record({
  phone: z.string(),
  email: z.email(),
  registeredDaysAgo: z.int().positive(),
  /** The strong one is for shops that ask for capitals and special characters. */
  passwords: record({ plain: z.string(), strong: z.string() }),
  profile: record({
    firstName: z.string(),
    lastName: z.string(),
    middleName: z.string(),
    gender: z.enum(['male', 'female']),
    birthday: z.iso.date(),
  }),
  wallet: z.int().nonnegative(),
  addresses: z.array(addressInputSchema),
  cards: z.array(record({ number: z.string(), expiry: z.string() })),
});

/** Additions to the goods of the shop that is made of all others (`shared/combined.yml`). */
export const combinedSchema = record({
  name: textSchema,
  /** A product is chosen by two axes at least; a kind with one gets the first of these. */
  axes: z.array(ownAxisSchema).length(2),
  /** True of any goods; they fill short tables. */
  characteristics: z.array(ownRowSchema).min(1),
});

/** An object with the same value for each of the names. */
function forEach<Name extends string, Value>(names: readonly Name[], value: Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;
}

export type Page = { slug: string; title: Text; content: Text };
