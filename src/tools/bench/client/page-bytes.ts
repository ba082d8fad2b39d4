import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { weighLateIslands } from '#tools/gate/late-islands.ts';
import { firstScripts, PAGE_BUDGET, weighPage } from '#tools/gate/page-weight.ts';
import type { Figure } from './figure.ts';

/** Files of pages by the name of their kind; `product` and `category` are those that come first. */
export const PAGES: Readonly<Record<string, string>> = {
  home: 'index.html',
  category: 'category/',
  product: 'product/',
  search: 'search.html',
  cart: 'cart.html',
  login: 'login.html',
  checkout: 'checkout.html',
  done: 'checkout/done.html',
  profile: 'profile.html',
  orders: 'profile/orders.html',
  addresses: 'profile/addresses.html',
  cards: 'profile/cards.html',
  wallet: 'profile/wallet.html',
  notifications: 'notifications.html',
  order: 'order-details.html',
};

/** Where the built pages of a shop and what they load lie. */
export interface BuiltShop {
  siteDirectory: string;
  assetsDirectory: string;
  /** Addresses of all scripts of the code. */
  scripts: readonly string[];
}

/** Packed bytes of script: before a touch, in all, and the most that an island or a dialog has for itself. */
export async function measureBytes({
  siteDirectory,
  assetsDirectory,
  scripts,
}: BuiltShop): Promise<Figure[]> {
  const figures: Figure[] = [];
  let heaviest = 0;
  let there = new Set<string>();
  for (const [name, place] of Object.entries(PAGES)) {
    const file = place.endsWith('/') ? place + (await firstPage(join(siteDirectory, place))) : place;
    const html = await readFile(join(siteDirectory, file), 'utf8');
    const weight = weighPage(html, assetsDirectory);
    figures.push({ name: `script.${name}`, value: weight.script, budget: PAGE_BUDGET.script });
    if (weight.islandRuntime > 0)
      figures.push({ name: `allScript.${name}`, value: weight.allScript, budget: PAGE_BUDGET.allScript });
    heaviest = Math.max(heaviest, weight.islandScript);
    if (name === 'home') there = firstScripts(html, assetsDirectory);
  }
  const late = weighLateIslands(scripts, there, assetsDirectory).map(({ own }) => own);
  return [
    ...figures,
    { name: 'ownScript.island', value: heaviest, budget: PAGE_BUDGET.islandScript },
    { name: 'ownScript.dialog', value: Math.max(0, ...late), budget: PAGE_BUDGET.islandScript },
  ];
}

async function firstPage(directory: string): Promise<string> {
  const pages = (await readdir(directory)).filter((file) => file.endsWith('.html')).sort();
  return pages[0] ?? '';
}
