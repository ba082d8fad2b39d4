import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LOOK_NAMES, LOOK_TABLES } from '#storefront/looks/look-tables.ts';
import {
  isPlaceOfLook,
  namedSheets,
  PARTS_BY_SCRIPT,
  type PageSheets,
  placeOfLook,
} from '#storefront/looks/page-sheets.ts';
import { type CompiledSheets, SheetError } from './compile-sheets.ts';
import { fileOf, importsOf } from './source-imports.ts';

const STOREFRONT = 'src/storefront/';
const LAYOUT = 'layouts/ShopLayout.astro';
const SHEET = '.css';
const MODULE = /\.(?:astro|tsx?)$/;
/** A page tells its kind to the layout, HTML that comes into open pages where it links its sheets. */
const KIND_OF_PAGE = /<ShopLayout\b[^>]*?\bkind="([\w-]+)"/;
const KIND_OF_PART = /\bstyleSheets\('([\w-]+)'\)/;
const IS_PART = /^export const partial = true;$/m;

/**
 * Finds the style sheets of each kind of page: all that its pages, and the modules behind them, import. Those
 * of the layout are shared. Throws a SheetError where pages would fetch HTML without its style.
 */
export function findPageSheets(root: string): PageSheets {
  const modulesOf = createWalk(root);
  const shared = sheetsIn(modulesOf(LAYOUT)).filter((sheet) => !isPlaceOfLook(sheet));
  const kinds: Record<string, string[]> = {};
  const parts = [...PARTS_BY_SCRIPT];
  for (const page of globSync('pages/**/*.astro', { cwd: join(root, STOREFRONT) }).sort()) {
    const modules = modulesOf(page);
    const own = sheetsIn(modules).filter((sheet) => !shared.includes(sheet));
    const kind = kindOf(page, modules, root);
    if (kind === undefined) {
      const lacking = own.find((sheet) => !isPlaceOfLook(sheet));
      if (lacking !== undefined) throw new SheetError(`${STOREFRONT}${page}`, withoutStyle(lacking));
      continue;
    }
    // Parts that come into an open page have its looks there.
    const more = modules.includes(LAYOUT) ? own : own.filter((sheet) => !isPlaceOfLook(sheet));
    kinds[kind] = [...new Set([...(kinds[kind] ?? []), ...more])];
    if (IS_PART.test(readFileSync(join(root, STOREFRONT, page), 'utf8'))) parts.push(kind);
  }
  return { shared, kinds, parts };
}

/** Throws a SheetError for a sheet that no page would link. */
export function refuseUnused(sheets: CompiledSheets, pages: PageSheets): void {
  const named = namedSheets(pages);
  const lost = [...sheets.keys()].find((name) => !named.has(name));
  if (lost === undefined) return;
  throw new SheetError(
    `${STOREFRONT}${lost}${SHEET}`,
    'no page has this style sheet: import it in the component that it is for, or name it in a row of looks.',
  );
}

/** Gives all files of the storefront that one runs, itself and style sheets too, as they run. */
function createWalk(root: string): (file: string) => string[] {
  const direct = new Map<string, string[]>();
  const directOf = (file: string) => {
    const known = direct.get(file) ?? importedBy(file, root);
    direct.set(file, known);
    return known;
  };
  const walk = (file: string, seen: Set<string>): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    return [...directOf(file).flatMap((one) => walk(one, seen)), file];
  };
  return (file) => walk(file, new Set());
}

function importedBy(file: string, root: string): string[] {
  if (!MODULE.test(file)) return [];
  const folder = join(root, STOREFRONT);
  const path = join(folder, file);
  return importsOf(path).flatMap((from) => {
    const target = relative(folder, fileOf(from, path, root) ?? root);
    return !target.startsWith('..') && (target.endsWith(SHEET) || MODULE.test(target)) ? [target] : [];
  });
}

/** The sheets among modules, and behind a part that has looks the place of theirs. */
function sheetsIn(modules: readonly string[]): string[] {
  const looks = new Map(LOOK_NAMES.map((name) => [LOOK_TABLES[name].part, placeOfLook(name)]));
  return modules.flatMap((file) =>
    file.endsWith(SHEET) ? [file.slice(0, -SHEET.length)] : (looks.get(file) ?? []),
  );
}

/** The kind that a page says itself, or the layout that it uses; none for HTML that links no sheets. */
function kindOf(page: string, modules: readonly string[], root: string): string | undefined {
  const read = (file: string) => readFileSync(join(root, STOREFRONT, file), 'utf8');
  if (!modules.includes(LAYOUT)) return KIND_OF_PART.exec(read(page))?.[1];
  const layouts = modules.filter((file) => file.startsWith('layouts/'));
  const [kind] = [page, ...layouts].flatMap((file) => KIND_OF_PAGE.exec(read(file))?.[1] ?? []);
  if (kind === undefined)
    throw new SheetError(`${STOREFRONT}${page}`, 'its kind is not there in words: <ShopLayout kind="…">.');
  return kind;
}

const withoutStyle = (sheet: string) =>
  `pages fetch this HTML without ${sheet}${SHEET}: import that in the layout, or in what fetches it.`;
