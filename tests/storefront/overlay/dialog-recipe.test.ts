import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/value/primitive.ts';
import { OVERLAY_NAMES } from '#publisher/pull/overlay-names.ts';
import { sourceMessages } from '#publisher/render/compile/source-messages.ts';

const ROOT = process.cwd();
const RECIPE = readFileSync('docs/recipes/island.md', 'utf8');

let copy: string;
let vite: ViteDevServer;

/** Follows the recipe of a dialog in a copy of the sources. */
beforeAll(async () => {
  mkdirSync('var', { recursive: true });
  copy = mkdtempSync(join(ROOT, 'var', 'test-'));
  for (const entry of ['package.json', 'src/contract', 'src/domain', 'src/lib', 'src/storefront'])
    cpSync(join(ROOT, entry), join(copy, entry), { recursive: true });
  const [, file = '', code = ''] = /\*\*Dialog\*\*, `([^`]+)`:\s+```tsx\n(.*?)\n\s*```/s.exec(RECIPE) ?? [];
  writeFileSync(join(copy, file), code.replaceAll(/^ {3}/gm, ''));
  for (const language of LANGUAGES) {
    const messages = join(copy, `src/storefront/cart/messages/${language}.json`);
    const added = { 'cart.gift-note': `note ${language}`, 'cart.gift-send': `send ${language}` };
    writeFileSync(messages, JSON.stringify({ ...JSON.parse(readFileSync(messages, 'utf8')), ...added }));
  }
  vite = await createServer({
    root: copy,
    configFile: false,
    logLevel: 'silent',
    plugins: [sourceMessages(copy)],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
});
afterAll(async () => {
  await vite.close();
  rmSync(copy, { recursive: true, force: true });
});

const load = (file: string) => vite.ssrLoadModule(join(copy, 'src/storefront', file));

test('the recipe gives a page with its texts and with what the dialog is told of the shop', async () => {
  const { overlayProps } = await load('overlay/overlay-pages.ts');
  const shop = {
    language: 'en',
    defaultLanguage: 'ru',
    messages: (keys: readonly string[]) => keys,
    entry: { allowDebt: true },
  };
  expect(overlayProps('gift-note', shop)).toEqual({
    language: 'en',
    defaultLanguage: 'ru',
    messages: ['cart.gift-note', 'cart.gift-send', 'dialog.close'],
    isForBusinesses: true,
  });
  expect(overlayProps('gift', shop)).toBeUndefined();
});

test('no two dialogs have one name', () => {
  expect(OVERLAY_NAMES).toEqual([...new Set(OVERLAY_NAMES)]);
});

test('a message that the dictionaries lack stops it, with file and line', async () => {
  const messages = join(copy, 'src/storefront/cart/messages/ru.json');
  const { 'cart.gift-send': _, ...rest } = JSON.parse(readFileSync(messages, 'utf8'));
  writeFileSync(messages, JSON.stringify(rest));
  vite.moduleGraph.invalidateAll();
  await expect(load('overlay/overlay-pages.ts')).rejects.toThrow(
    /gift-note\.overlay\.tsx:\d+: no dictionary has a message "cart\.gift-send"/,
  );
});
