import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressesPath, cartPath, homePath, profilePath } from '#domain/link/paths.ts';
import type { GoodsKind } from './shop-goods.ts';

/** A press that opens a dialog, or another part of a page. */
export interface Press {
  name: string;
  /** Path of the page, or folder of a built shop whose pages are looked through for the first that has it. */
  page: string;
  /** Words of the HTML of such a page; a page whose script draws the opener has none. */
  marked?: string;
  /** Goods of the page, where only some of a shop's open it. */
  goods?: GoodsKind;
  /** Element that is pressed; the first that is to be seen. */
  opener: string;
  /** Holds the opener; it is open before the press. */
  popover?: string;
  /** Element that answers. */
  control: string;
  signedIn?: boolean;
  /** Phones do not have it. */
  isWide?: boolean;
  /** The opener is there with goods in the cart. */
  needsCart?: boolean;
}

const inDialog = (control: string) => `dialog[open] .dialog__body ${control}`;
const IN_FOOT = 'dialog[open] .dialog__foot button';

/** An opener that the build writes, by an attribute. */
function by(attribute: string, where = ''): Pick<Press, 'marked' | 'opener'> {
  return { marked: attribute, opener: `${where}[${attribute}]` };
}

/** Every press that opens something: dialogs by the names of their files, and the filters of lists. */
export function presses(): Press[] {
  const product = { page: 'product' };
  const category = { page: 'category' };
  const add = { opener: '.buy-box button[data-action=add]' };
  return [
    {
      name: 'variation',
      ...category,
      ...by('data-action="choose"', 'article '),
      control: inDialog('.variation__chooser button'),
    },
    {
      name: 'quick-view',
      ...category,
      ...by('data-action="quick-view"'),
      control: inDialog('.quick-view__buy'),
      isWide: true,
    },
    {
      name: 'login',
      page: homePath(),
      opener: `#more a[href="${profilePath()}"]`,
      popover: '#more',
      control: inDialog('input[type=tel]'),
    },
    {
      name: 'address',
      page: cartPath(),
      opener: 'button[data-action=address]',
      control: inDialog('select'),
      needsCart: true,
    },
    {
      name: 'one-click',
      ...product,
      ...by('data-action="one-click"', '.buy-box '),
      control: inDialog('input'),
      signedIn: true,
    },
    {
      name: 'installment',
      ...product,
      ...by('data-action="installment-terms"'),
      control: inDialog('.plans input'),
    },
    {
      name: 'locations',
      ...product,
      ...by('data-action="locations"'),
      control: inDialog('.locations__list'),
    },
    { name: 'size-table', ...product, ...by('data-action="size-table"'), control: inDialog('> *') },
    { name: 'characteristics', ...product, ...by('data-action="characteristics"'), control: inDialog('dl') },
    {
      name: 'review',
      ...product,
      ...by('data-opens="review"'),
      control: inDialog(':is(textarea, button)'),
      signedIn: true,
    },
    {
      name: 'additional-items',
      ...product,
      ...add,
      goods: 'offering',
      control: inDialog('.additional-item'),
    },
    { name: 'pattern', ...product, ...add, goods: 'asking', control: inDialog('input') },
    {
      name: 'cashback',
      page: homePath(),
      ...by('data-place="cashback"'),
      control: inDialog('.cashback-code__digits'),
      signedIn: true,
    },
    {
      name: 'confirm',
      page: addressesPath(),
      opener: '.address-card__actions button:last-of-type',
      control: IN_FOOT,
      signedIn: true,
    },
    {
      name: 'filters-in-sheet',
      ...category,
      opener: '.filter-button',
      marked: 'listing--drawer',
      control: inDialog('.filter'),
    },
    {
      name: 'filters-in-bar',
      ...category,
      // The one that the build writes gives way to this.
      opener: 'button.filter-button',
      marked: 'listing--bar',
      control: '.filter',
      isWide: true,
    },
  ];
}

/** A page that may have what is pressed. */
export interface PressedPage {
  shop: string;
  path: string;
}

export interface BuiltShops {
  sitesDirectory: string;
  /** The shop whose pages come before those of others. */
  first: string;
  /** Paths of products of a shop. */
  goodsOf(shop: string, kind: GoodsKind): Promise<string[]>;
}

/** So many pages of a shop are tried. */
const TRIED = 3;

/** Pages of the built shops that may have the opener. */
export async function pagesWith(
  { page, marked, goods }: Press,
  { sitesDirectory, first, goodsOf }: BuiltShops,
): Promise<PressedPage[]> {
  const shops = (await readdir(sitesDirectory)).sort((a, b) => Number(b === first) - Number(a === first));
  const found = [];
  for (const shop of shops) {
    const paths = goods
      ? await goodsOf(shop, goods)
      : page.startsWith('/')
        ? [page]
        : await pathsIn(join(sitesDirectory, shop), page);
    let tried = 0;
    for (const path of paths) {
      if (marked && !(await readFile(fileOf(join(sitesDirectory, shop), path), 'utf8')).includes(marked))
        continue;
      found.push({ shop, path });
      tried += 1;
      if (tried === TRIED) break;
    }
  }
  return found;
}

async function pathsIn(siteDirectory: string, folder: string): Promise<string[]> {
  const files = (await readdir(join(siteDirectory, folder))).sort();
  return files.flatMap((file) =>
    file.endsWith('.html') ? [`/${folder}/${file.slice(0, -'.html'.length)}`] : [],
  );
}

const fileOf = (siteDirectory: string, path: string) =>
  join(siteDirectory, path === homePath() ? 'index.html' : `${path}.html`);
