import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  cartPath,
  categoryPath,
  homePath,
  logoutPath,
  orderPath,
  productPath,
  publicationPath,
  speculationRulesPath,
} from '#domain/link/paths.ts';
import { writeSpeculationRules } from '#publisher/render/compile/speculation-rules.ts';

const ORIGIN = 'https://shop.example';

/** Tells whether the rules let an address be fetched ahead, read as browsers read them. */
function readRules() {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeSpeculationRules(folder);
  const { prefetch } = JSON.parse(readFileSync(join(folder, speculationRulesPath()), 'utf8'));
  const [{ where, eagerness }] = prefetch;
  const matches = (patterns: string | string[], path: string) =>
    [patterns].flat().some((pattern) => new URLPattern(pattern, ORIGIN).test(new URL(path, ORIGIN)));
  const [all, { not }] = where.and;
  const isAhead = (path: string) => matches(all.href_matches, path) && !matches(not.href_matches, path);
  return { isAhead, eagerness, elsewhere: where.and[2].not.selector_matches };
}

test('pages that everybody gets are fetched ahead when a pointer rests on a link, in all languages', () => {
  const { isAhead, eagerness, elsewhere } = readRules();
  expect(eagerness).toBe('moderate');
  const pages = [homePath(), productPath(7), '/product-variation/7', categoryPath('phones', 2), cartPath()];
  for (const path of [...pages, publicationPath('blog', 'news-of-may')])
    for (const prefix of ['', '/uz', '/en']) expect([path, isAhead(prefix + path)]).toEqual([path, true]);
  expect(elsewhere).toContain('[data-action]');
});

test('pages that sign out or open an order, calls, files, queries and other hosts never are', () => {
  const { isAhead } = readRules();
  const never = [
    ...[logoutPath(), orderPath('token', 7), '/profile/cards', '/checkout/done', '/checkout/installment'],
    ...['/preview', '/test', '/market-api/products', '/cache-api/x', '/feed/catalogue.jsonl'],
    ...['/sitemap.xml', '/product/7?from=mail', 'https://other.example/product/7'],
  ];
  for (const path of never) expect([path, isAhead(path)]).toEqual([path, false]);
  for (const path of never.slice(0, 5)) expect([path, isAhead(`/uz${path}`)]).toEqual([path, false]);
});
