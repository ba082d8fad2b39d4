import { expect } from 'vitest';
import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import type { Fault } from '#platform/import/fault.ts';
import { importFeed } from '#platform/import/import-feed.ts';
import type { ImportOptions } from '#platform/import/import-options.ts';
import { createShopFrame } from '#sandbox/demo/seed/shop-frame.ts';
import { aFeed, aFeedFile, type FeedParts } from '../../sandbox/a-feed.ts';
import { aSandbox, aTemporaryFile } from '../../sandbox/a-sandbox.ts';

export const NOW = new Date('2026-11-02T08:00:00.000Z');

export interface Imported {
  file: string;
  faults: Fault[];
  variations: number;
  products: number;
}

/** Imports a feed into a sandbox's file as the shop `romashka`. */
export async function anImport(
  feed: string | Uint8Array,
  options: Partial<ImportOptions> = {},
): Promise<Imported> {
  const file = options.file ?? (await aTemporaryFile('sandbox.sqlite'));
  const faults: Fault[] = [];
  const summary = await importFeed({
    feed: await aFeedFile(feed),
    tenant: 'romashka',
    language: 'ru',
    rates: {},
    createFrame: createShopFrame,
    now: NOW,
    onFault: (fault) => faults.push(fault),
    ...options,
    file,
  });
  expect(summary.leftOut + summary.putRight).toBe(faults.length);
  return { file, faults, variations: summary.variations, products: summary.products };
}

/** The products of the imported shop, as the platform answers them, checked against the contract. */
export async function productsOf(file: string, key = 'romashka-key'): Promise<Product[]> {
  const sandbox = await aSandbox([], file);
  const { status, json } = await sandbox.call(key, '/products?size=500');
  expect(status).toBe(200);
  await sandbox.close();
  return json.items;
}

/** The only product of a feed. */
export async function theProduct(parts: FeedParts, options: Partial<ImportOptions> = {}): Promise<Product> {
  const { file } = await anImport(aFeed(parts), options);
  const [product, ...others] = await productsOf(file);
  expect(others).toEqual([]);
  return product as Product;
}

/** A parameter of an offer. */
export const param = (name: string, value: string, unit = '') =>
  `<param name="${name}"${unit && ` unit="${unit}"`}>${value}</param>`;
