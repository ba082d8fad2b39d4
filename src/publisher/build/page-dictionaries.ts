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

/** Those that are offered, and those before. */
const KEPT = 2;

/** An offered one stays until a new one would make pages smaller than this part of what it makes of them. */
const WORTH_RENEWING = 0.85;

/**
 * Dictionaries of pages, one a language: a list of goods and a product as the release shows them. They change
 * when the frame of the pages does, so only a build that renders at least half of the shop looks.
 */
export async function renewDictionaries(
  { attempt, shop }: Pick<BuildRun, 'attempt' | 'shop'>,
  { paths, kept }: Pick<Comparison['plan'], 'paths' | 'kept'>,
  offered: Dictionaries,
): Promise<Dictionaries> {
  if (paths.length < kept) return offered;
  const { tenant, store } = shop;
  const [first] = tenant.languages;
  const read = (path: string, language: Language) => attempt.read(inLanguage(path, language, first));
  const samples = SAMPLED.map((prefix) => spread(paths.filter((path) => path.startsWith(prefix))));
  const largest = await Promise.all(samples.map((some) => findLargest(some, (path) => read(path, first))));
  const chosen = largest.filter((path) => path !== undefined);
  const tried = samples.at(-1)?.find((path) => !chosen.includes(path)) ?? chosen[0];
  const renewed: Dictionaries = {};
  for (const language of tenant.languages) {
    const pages = await Promise.all(
      [...chosen, ...(tried ? [tried] : [])].map((path) => read(path, language)),
    );
    const page = tried && pages.pop();
    const bytes = Buffer.concat(pages.filter((one) => one !== undefined));
    const before = offered[language] ?? [];
    const current = before[0] && (await store.readAsset(before[0].file.slice(1)));
    if (current && !(page && (await isWorth(bytes, current, page)))) renewed[language] = before;
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
function spread(paths: readonly string[]): string[] {
  const count = Math.min(paths.length, LOOKED_AT);
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

async function isWorth(next: Uint8Array, current: Uint8Array, page: Uint8Array): Promise<boolean> {
  const [after, before] = await Promise.all([packByDictionary(page, next), packByDictionary(page, current)]);
  return after.length < before.length * WORTH_RENEWING;
}
