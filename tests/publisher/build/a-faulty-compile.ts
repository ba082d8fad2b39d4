import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { compilePages } from '#publisher/render/compile/compile-pages.ts';
import { COMPILED_ONCE } from './packed-assets.ts';

/** Place in the compiled pages, and what stands there instead for some products of a test's shop. */
interface Fault {
  file: string;
  place: RegExp;
  instead: (ids: readonly number[]) => string;
}

const PAGE_PRICE = { file: '_id____astro.mjs', place: /(?<=data-part="price">)\$\{price\}(?=<\/strong>)/g };

/** Faults of the code: each shows the price of some products otherwise. */
const FAULTS = {
  /** Their pages say a price that the cart does not take. */
  price: {
    ...PAGE_PRICE,
    instead: (ids) => `\${[${ids}].includes(variation.id) ? '1 UZS' : price}`,
  },
  /** Their pages end in an error. */
  error: {
    ...PAGE_PRICE,
    instead: (ids) => `\${[${ids}].includes(variation.id) ? Reflect.apply('text', null, []) : price}`,
  },
  /** So do their cards say one, which are known by their price. */
  card: {
    file: 'ProductCard.mjs',
    place: /(?<="data-part": "price",\s*children: )offer\.price/g,
    instead: (ids) => `[${ids}].some((id) => offer.price.startsWith(id + '00')) ? '1 UZS' : offer.price`,
  },
} satisfies Record<string, Fault>;

/** The compiled pages with a fault of the code for some products; gives the folder of all compiles. */
export async function aFaultyCompile(fault: keyof typeof FAULTS, ids: readonly number[]): Promise<string> {
  await compilePages(COMPILED_ONCE);
  const directory = mkdtempSync(join(tmpdir(), 'faulty-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  cpSync(COMPILED_ONCE, directory, { recursive: true });
  const { modulePath } = await compilePages(directory);
  const { file, place, instead }: Fault = FAULTS[fault];
  const path = join(modulePath, '..', 'chunks', file);
  const before = readFileSync(path, 'utf8');
  const after = before.replaceAll(place, () => instead(ids));
  if (after === before) throw new Error(`The compiled pages have no such place in ${file}.`);
  writeFileSync(path, after);
  return directory;
}
