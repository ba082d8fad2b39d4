import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pullShop } from '#publisher/pull/pull-shop.ts';
import type { CompiledPages } from '#publisher/render/astro/compiled-pages.ts';
import { compilePages } from '#publisher/render/compile/compile-pages.ts';
import { createShopMessages } from '#publisher/render/dictionary/shop-translate.ts';
import { ShopRenderer } from '#publisher/render/worker/shop-renderer.ts';
import { createShopClient } from '#publisher/shop-client/shop-client.ts';
import { openSnapshot, type Snapshot } from '#publisher/snapshot/open-snapshot.ts';
import { startSandbox } from '#sandbox/start-sandbox.ts';
import type { EntryReader } from '#storefront/entries/model.ts';
import { createShopView, type ShopView } from '#storefront/view/shop-view.ts';
import { withTime } from '#storefront/view/with-time.ts';
import { aShopSeed, type ShopOptions } from '../../../sandbox/a-shop.ts';
import { aTenant } from '../../build/a-world.ts';
import { COMPILED_ONCE } from '../../build/packed-assets.ts';

/** Pulled shops and the compiled pages, which can be loaded again and again. */
export interface PagesWorld {
  snapshot(shop: string): Snapshot;
  /** The compiled pages as a process finds them that has rendered nothing yet. */
  freshPages(): CompiledPages;
  /** A renderer of all languages of a shop; `entries` in place of the snapshot. */
  renderer(shop: string, pages: CompiledPages, entries?: EntryReader): Promise<ShopRenderer>;
  close(): void;
}

/**
 * Loads a module as it is: what Vitest imports it reads and changes first, which takes seconds for all pages.
 */
const load = createRequire(import.meta.url);

const ORIGIN = 'http://shop.example';
export const NOW = new Date('2026-11-21T10:00:00Z');

export async function aPagesWorld(shops: readonly (ShopOptions & { name: string })[]): Promise<PagesWorld> {
  const { modulePath, scripts } = await compilePages(COMPILED_ONCE);
  const directory = mkdtempSync(join(process.cwd(), 'var', 'test-'));
  const snapshots = await pullAll(shops, directory);
  let copies = 0;
  const snapshot = (shop: string) => {
    const found = snapshots.get(shop);
    if (!found) throw new Error(`No shop ${shop}.`);
    return found;
  };
  return {
    snapshot,
    freshPages() {
      const copy = join(directory, `pages-${copies++}`);
      cpSync(join(modulePath, '..'), copy, { recursive: true });
      return load(join(copy, basename(modulePath))) as CompiledPages;
    },
    renderer: (shop, pages, entries = snapshot(shop)) =>
      ShopRenderer.create({
        tenant: aTenant(shop),
        origin: ORIGIN,
        entries,
        routes: snapshot(shop),
        now: NOW,
        pages,
        scripts,
        styles: {},
      }),
    close() {
      for (const one of snapshots.values()) one.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function pullAll(
  shops: readonly (ShopOptions & { name: string })[],
  directory: string,
): Promise<Map<string, Snapshot>> {
  const sandbox = await startSandbox({
    file: join(directory, 'sandbox.sqlite'),
    port: 0,
    shops: shops.map(aShopSeed),
  });
  try {
    const snapshots = new Map<string, Snapshot>();
    for (const { name } of shops) {
      const snapshotFile = join(directory, `${name}.sqlite`);
      await pullShop({
        client: createShopClient({ tenant: aTenant(name), platformUrl: sandbox.url }),
        snapshotFile,
      });
      snapshots.set(name, openSnapshot(snapshotFile));
    }
    return snapshots;
  } finally {
    await sandbox.close();
  }
}

export const aView = (shop: string, language: 'ru' | 'uz' | 'en', entries: EntryReader) =>
  createShopView({
    tenant: aTenant(shop),
    language,
    origin: ORIGIN,
    entries: withTime(entries, NOW),
    ...createShopMessages(language, {}),
  });

/**
 * A view of a shop in Russian whose texts are never twice the same, so that no page comes out the same twice.
 */
export function aRestlessView(shop: string, entries: EntryReader): ShopView {
  const view = aView(shop, 'ru', entries);
  let count = 0;
  const text: ShopView['text'] = (localized) => `${view.text(localized)} ${++count}`;
  const t: ShopView['t'] = (...asked) => `${view.t(...asked)} ${++count}`;
  const messages: ShopView['messages'] = (keys) => ({ ...view.messages(keys), count: String(++count) });
  return Object.create(view, { text: { value: text }, t: { value: t }, messages: { value: messages } });
}
