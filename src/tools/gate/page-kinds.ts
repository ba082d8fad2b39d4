import { globSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '#contract/value/primitive.ts';
import { parseSiteFile } from '#publisher/publish/protocol/site-file.ts';
import { pagePath } from './page-path.ts';

/** The page that stands for all those of a shop which one route renders. */
export interface KindOfPage {
  /** The file that renders it, below `src/storefront/pages`: `product/[id]`. */
  route: string;
  /** The route without brackets, like `product/id`; `news/slug` and `blog/slug` are two of one route. */
  kind: string;
  /** Of the shop's default language where the address names none. */
  language: Language;
  /** Below the folder of the shop. */
  file: string;
  /** As it is asked for: `/uz/product/12`. */
  path: string;
  /** Else it is a part that comes into pages. */
  isWhole: boolean;
}

/**
 * For each route of the project, in each language, the longest page that the site in this folder has of it,
 * by kind. Throws where a page has no route.
 */
export async function listPageKinds(directory: string): Promise<KindOfPage[]> {
  const [defaultLanguage] = parseSiteFile(await readFile(join(directory, '_site.json'), 'utf8')).languages;
  const routes = readRoutes();
  const files = (await readdir(directory, { recursive: true })).filter((file) => file.endsWith('.html'));
  const longest = new Map<string, Omit<KindOfPage, 'path' | 'isWhole'> & { size: number }>();
  for (const file of files.sort()) {
    const { language = defaultLanguage, path } = partsOf(file);
    const { route, kind } = kindOf(path, routes);
    const { size } = await stat(join(directory, file));
    const key = `${kind} ${language}`;
    if (size > (longest.get(key)?.size ?? -1)) longest.set(key, { route, kind, language, file, size });
  }
  const kinds = [...longest.values()].sort((a, b) => (a.kind < b.kind ? -1 : 1));
  return Promise.all(
    kinds.map(async ({ size: _, ...one }) => {
      const html = await readFile(join(directory, one.file), 'utf8');
      return { ...one, path: pagePath(one.file), isWhole: html.startsWith('<!DOCTYPE') };
    }),
  );
}

/** Files of `src/storefront/pages`, those of fixed addresses first. */
function readRoutes(): { name: string; pattern: RegExp }[] {
  const names = globSync('**/*.astro', { cwd: 'src/storefront/pages' }).map((file) =>
    file.replace(/(?:^|\/)index\.astro$|\.astro$/, ''),
  );
  const variables = (name: string) => name.split('[').length;
  return names
    .sort((a, b) => variables(a) - variables(b))
    .map((name) => ({ name, pattern: new RegExp(`^${name.replaceAll(/\[\w+\]/g, '[^/]+')}$`) }));
}

function kindOf(path: string, routes: ReturnType<typeof readRoutes>): Pick<KindOfPage, 'route' | 'kind'> {
  const route = routes.find(({ pattern }) => pattern.test(path))?.name;
  if (route === undefined) throw new Error(`No file of src/storefront/pages renders /${path}.`);
  const [section = ''] = path.split('/');
  return { route, kind: route.replace('[section]', section).replaceAll(/[[\]]/g, '') || 'home' };
}

/** `uz/product/12.html` is `product/12` in Uzbek. */
function partsOf(file: string): { language?: Language; path: string } {
  const path = pagePath(file).slice(1);
  const [first = ''] = path.split('/');
  const language = LANGUAGES.find((one) => one === first);
  return language ? { language, path: path.slice(first.length + 1) } : { path };
}
