import { pathToFileURL } from 'node:url';
import { createPageCheck } from '#publisher/release-checks/page-check.ts';
import type { CompiledPages } from '#publisher/render/astro/compiled-pages.ts';
import { readPageScripts } from '#publisher/render/astro/page-scripts.ts';
import type { Compiled } from '#publisher/render/compile/compile-pages.ts';
import { joinSheets } from '#publisher/render/styles/join-sheets.ts';
import { ShopRenderer } from '#publisher/render/worker/shop-renderer.ts';
import { openSnapshot } from '#publisher/snapshot/open-snapshot.ts';
import { settingReader } from '#storefront/entries/setting-reader.ts';
import { benchIsolation, benchTenant } from './baseline/bench-tenant.ts';

/** Neighbours in the catalogue, behind its categories: they share cards, as pages of a whole build do. */
const ROUTES = 240;
const FIRST_ROUTE = 150;
const PASSES = 6;

/** Cost of a page in one process, in microseconds: the best of some passes, mean over the pages. */
export interface CheckCost {
  renderMicros: number;
  checkMicros: number;
}

/** Renders pages of a pulled shop and holds each against 43 neighbours, one beside the other. */
export async function measureChecks(snapshotFile: string, compiled: Compiled): Promise<CheckCost> {
  const snapshot = openSnapshot(snapshotFile, { cacheSize: 1500, tenant: benchTenant.name });
  try {
    const theme = snapshot.get('market.theme');
    const { styles } = joinSheets(compiled, settingReader(snapshot), theme);
    const renderer = await ShopRenderer.create({
      tenant: benchTenant,
      origin: 'http://generated.localhost',
      styles,
      entries: snapshot,
      routes: snapshot,
      now: new Date(),
      pages: (await import(pathToFileURL(compiled.modulePath).href)) as CompiledPages,
      scripts: readPageScripts(compiled.modulePath),
    });
    const all = [...snapshot.routes()];
    const first = Math.max(0, Math.min(FIRST_ROUTE, all.length - ROUTES));
    const routes = all.slice(first, first + ROUTES);
    const best = { render: new Map<string, number>(), check: new Map<string, number>() };
    for (let pass = 0; pass < PASSES; pass += 1) {
      // A new one each time: what pages share is looked at in each pass.
      const check = createPageCheck(benchTenant, benchIsolation('https://platform.example'));
      for (const path of routes) {
        const began = performance.now();
        const { pages } = await renderer.render(path);
        const rendered = performance.now();
        for (const { chunks } of pages) check(path, chunks);
        const checked = performance.now();
        note(best.render, path, (rendered - began) / pages.length);
        note(best.check, path, (checked - rendered) / pages.length);
      }
    }
    return { renderMicros: mean(best.render), checkMicros: mean(best.check) };
  } finally {
    snapshot.close();
  }
}

function note(best: Map<string, number>, path: string, milliseconds: number): void {
  best.set(path, Math.min(best.get(path) ?? Number.POSITIVE_INFINITY, milliseconds));
}

function mean(best: ReadonlyMap<string, number>): number {
  const sum = [...best.values()].reduce((all, milliseconds) => all + milliseconds, 0);
  return Math.round((sum / best.size) * 1000);
}
