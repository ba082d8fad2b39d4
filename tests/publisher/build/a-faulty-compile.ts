import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { compilePages } from '#publisher/render/compile/compile-pages.ts';
import { COMPILED_ONCE } from './packed-assets.ts';

const PRICE = 'data-part="price">${price}</strong>';

/** Faults of the code, as what stands in place of a price in the compiled page of a product. */
const FAULTS = {
  /** Says a price that the cart does not take. */
  price: (ids: readonly number[]) => `\${[${ids}].includes(variation.id) ? '1 UZS' : price}`,
  /** Ends in an error. */
  error: (ids: readonly number[]) =>
    `\${[${ids}].includes(variation.id) ? Reflect.apply('a text', undefined, []) : price}`,
};

/** The compiled pages with a fault on the pages of some variations; gives the folder of all compiles. */
export async function aFaultyCompile(fault: keyof typeof FAULTS, ids: readonly number[]): Promise<string> {
  await compilePages(COMPILED_ONCE);
  const directory = mkdtempSync(join(tmpdir(), 'faulty-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  cpSync(COMPILED_ONCE, directory, { recursive: true });
  const { modulePath } = await compilePages(directory);
  const file = join(modulePath, '..', 'chunks', '_id____astro.mjs');
  const before = readFileSync(file, 'utf8');
  const after = before.replaceAll(PRICE, `data-part="price">${FAULTS[fault](ids)}</strong>`);
  if (after === before) throw new Error(`The compiled page of a product has no ${PRICE}.`);
  writeFileSync(file, after);
  return directory;
}
