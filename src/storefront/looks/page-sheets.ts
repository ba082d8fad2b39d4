import type { SettingReader } from '#storefront/entries/setting-reader.ts';
import { LOOK_NAMES, LOOK_TABLES, type LookName } from './look-tables.ts';
import { CARD_VARIANTS } from './product-card.ts';

/**
 * Style sheets by their paths below the storefront, without `.css`; a later one wins over an earlier one.
 * `look:card` stands for those of the row that the shop chose of a table.
 */
type Sheets = readonly string[];

/** Style sheets of pages, as the compile finds them by what the pages import. */
export interface PageSheets {
  /** Of every page of every shop. */
  shared: Sheets;
  /** Further ones of each kind of page. */
  kinds: Readonly<Record<string, Sheets>>;
  /** Kinds of HTML that come into open pages, which have the shop's theme already. */
  parts: readonly string[];
}

const LOOK = 'look:';

/** Place of the sheets of a look among others. */
export const placeOfLook = (name: LookName): string => `${LOOK}${name}`;

export const isPlaceOfLook = (sheet: string): boolean => sheet.startsWith(LOOK);

/** Linked by a script in a page of any kind: the search, enlarged pictures, the service worker. */
const BY_SCRIPT: Readonly<Record<string, Sheets>> = {
  'search-box': ['search/SearchBox'],
  lightbox: ['product/Lightbox'],
  kept: ['shell/Kept'],
};

/** Those of them that come into open pages. */
export const PARTS_BY_SCRIPT: readonly string[] = ['search-box', 'lightbox'];

/** The page that shows the cards of every number; the shop's own header and footer are not on it. */
const LOOKS_PAGE = 'looks';

/** Of every row of the cards. */
const ALL_CARDS = Object.values(CARD_VARIANTS).flatMap(({ sheets }) => sheets);

/**
 * Addresses of a shop's style sheets by kind of page, in the order of the cascade, and those of the icons and
 * fonts.
 */
export type PageStyles = Readonly<Record<string, readonly string[]>>;

/** Style sheets that a shop's pages of each kind have beside the shared ones. */
export function sheetsByKind({ kinds }: PageSheets, setting: SettingReader): Record<string, Sheets> {
  const rows = new Map<string, Sheets>(
    LOOK_NAMES.map((name) => {
      const { variant, setting: number } = LOOK_TABLES[name];
      return [placeOfLook(name), variant(setting(number)).sheets];
    }),
  );
  const looked = ([kind, sheets]: [string, Sheets]): [string, Sheets] => {
    const own =
      kind === LOOKS_PAGE
        ? [...sheets.filter((sheet) => !isPlaceOfLook(sheet)), ...ALL_CARDS]
        : sheets.flatMap((sheet) => rows.get(sheet) ?? [sheet]);
    return [kind, [...new Set(own)]];
  };
  return { ...Object.fromEntries(Object.entries(kinds).map(looked)), ...BY_SCRIPT };
}

/** Links of each kind of page of a shop; `link` gives the addresses for its own sheets. */
export function pageStyles(
  sheets: PageSheets,
  setting: SettingReader,
  link: (sheets: Sheets, kind: string) => readonly string[],
): PageStyles {
  const kinds = Object.entries(sheetsByKind(sheets, setting));
  return Object.fromEntries(kinds.map(([kind, own]) => [kind, link(own, kind)]));
}

/** All sheets that the pages of some shop have. */
export function namedSheets({ shared, kinds }: PageSheets): ReadonlySet<string> {
  const rows = LOOK_NAMES.flatMap((name) => Object.values(LOOK_TABLES[name].rows));
  const named = [
    shared,
    ...Object.values(kinds),
    ...Object.values(BY_SCRIPT),
    ...rows.map((row) => row.sheets),
  ];
  return new Set(named.flat().filter((sheet) => !isPlaceOfLook(sheet)));
}
