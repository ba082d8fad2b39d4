import { createHash } from 'node:crypto';
import type { Language } from '#contract/value/primitive.ts';
import { categoryPath, inLanguage, productPath } from '#domain/link/paths.ts';
import { packByDictionary } from '#lib/pack-by-dictionary.ts';
import type { SiteFile } from '#publisher/publish/protocol/site-file.ts';
import { DICTIONARY_NAME } from '#publisher/serve/embedded/own-path.ts';
import type { BuildRun } from './build-run.ts';
import type { Comparison } from './compare/compare.ts';

type Dictionaries = SiteFile['dictionaries'];

/** Kinds of pages of which one stands for all: most of a visit is spent on these. */
const SAMPLED = [categoryPath(''), productPath(0).slice(0, -1)];

/** Pages of a kind of which the largest is taken. */
const LOOKED_AT = 16;

/** Pages by which a new dictionary is compared with the one that is offered. */
const TRIED = 6;

/** Those that are offered, and those before. */
const KEPT = 2;

/** Bytes of a page on average that a new one has to spare: browsers load 14 KB for it. */
const WORTH_RENEWING = 300;

/**
 * Dictionaries of pages, one a language: a list of goods and a product as the release shows them. They change
 * when the frame of the pages does, so only a build that renders at least half of the shop looks, and one
 * that finds none.
 */
export async function renewDictionaries(
  { attempt, shop, index }: Pick<BuildRun, 'attempt' | 'shop' | 'index'>,
  plan: Pick<Comparison['plan'], 'paths' | 'kept'>,
  offered: Dictionaries,
): Promise<Dictionaries> {
  const { tenant, store } = shop;
  const isWhole = tenant.languages.every((language) => offered[language]);
  if (isWhole && plan.paths.length < plan.kept) return offered;
  const known = isWhole ? [] : Array.from(index.routes(), ({ path }) => path);
  const paths = [...new Set([...known, ...plan.paths])].sort();
  const [first] = tenant.languages;
  const read = (path: string, language: Language) => attempt.read(inLanguage(path, language, first));
  const samples = SAMPLED.map((prefix) =>
    spread(
      paths.filter((path) => path.startsWith(prefix)),
      LOOKED_AT,
    ),
  );
  const largest = await Promise.all(samples.map((some) => findLargest(some, (path) => read(path, first))));
  const chosen = largest.filter((path) => path !== undefined);
  const others = samples.flat().filter((path) => !chosen.includes(path));
  const tried = spread(others.length > 0 ? others : chosen, TRIED);
  const renewed: Dictionaries = {};
  for (const language of tenant.languages) {
    const readAll = async (some: readonly string[]) =>
      (await Promise.all(some.map((path) => read(path, language)))).filter((page) => page !== undefined);
    const [parts, pages] = await Promise.all([readAll(chosen), readAll(tried)]);
    const bytes = Buffer.concat(parts);
    const before = offered[language] ?? [];
    const current = before[0] && (await store.readAsset(before[0].file.slice(1)));
    if (current && !(await isWorth(bytes, current, pages))) renewed[language] = before;
    else if (bytes.length > 0) {
      const hash = createHash('sha256').update(bytes).digest();
      const name = `${DICTIONARY_NAME}${language}.${hash.toString('base64url').slice(0, 8)}.txt`;
      await store.putAsset(name, bytes);
      const file = `/${name}`;
      const former = before.filter((one) => one.file !== file);
      renewed[language] = [{ file, sha256: hash.toString('base64') }, ...former].slice(0, KEPT);
    }
  }
  return renewed;
}

/** Some of many, as far apart as they can be. */
function spread(paths: readonly string[], most: number): string[] {
  const count = Math.min(paths.length, most);
  return Array.from({ length: count }, (_, at) => paths[Math.floor((at * paths.length) / count)] ?? '');
}

/** The path of the page that has most of what others have, too. */
async function findLargest(
  paths: readonly string[],
  read: (path: string) => Promise<Uint8Array | undefined>,
): Promise<string | undefined> {
  const sizes = await Promise.all(
    paths.map(async (path) => ({ path, size: (await read(path))?.length ?? 0 })),
  );
  return sizes.toSorted((a, b) => b.size - a.size)[0]?.path;
}

/** Paths of the dictionaries among the assets. */
export function assetsOf(dictionaries: Dictionaries): string[] {
  return Object.values(dictionaries)
    .flat()
    .map(({ file }) => file.slice(1));
}

async function isWorth(
  next: Uint8Array,
  current: Uint8Array,
  pages: readonly Uint8Array[],
): Promise<boolean> {
  const sum = async (dictionary: Uint8Array) => {
    const packed = await Promise.all(pages.map((page) => packByDictionary(page, dictionary)));
    return packed.reduce((bytes, { length }) => bytes + length, 0);
  };
  return (await sum(current)) - (await sum(next)) > WORTH_RENEWING * pages.length;
}
