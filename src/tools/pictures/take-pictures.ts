import { join } from 'node:path';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Language } from '#contract/value/primitive.ts';
import { homePath } from '#domain/link/paths.ts';
import { fillCart, registerCustomer } from '#sandbox/demo/paying-customer.ts';
import { CONTACT_SHEETS } from '#storefront/looks/contact-sheet.ts';
import { LOOK_TABLES, type LookName, type LookTable } from '#storefront/looks/look-tables.ts';
import { ownRows } from '#storefront/looks/rows.ts';
import { listPageKinds } from '#tools/gate/page-kinds.ts';
import type { Camera } from './camera.ts';
import { type Labelled, writeContactSheet } from './contact-sheet.ts';
import { DESK, isForCustomers, LONGEST_PAGE, LOOK_SHOTS, PHONE, PICTURED_LOOKS, WIDTHS } from './shot.ts';

/** Subjects of pictures: the looks of something, or each kind of page of the shops. */
export const SUBJECTS = [...PICTURED_LOOKS, 'pages'] as const;
export type Subject = (typeof SUBJECTS)[number];

export interface PictureOptions {
  /** Shops that are built and served; `lookShop` names the one whose part has the look of a number. */
  stack: { originPattern: string; sitesDirectory: string; platformUrl: string };
  lookShop: (look: LookName, number: number) => string;
  /** Shops whose pages of each kind are pictured. */
  shops: readonly string[];
  only: readonly Subject[];
  /** Of the pages of each kind; the default one of each shop where left out. */
  language?: Language | undefined;
  camera: Camera;
  /** Folder of the pictures. */
  directory: string;
  /** Folder of the contact sheets; none is written where left out. */
  sheets?: string | undefined;
  onStep: (step: string) => void;
}

/** Pages open at once. */
const AT_ONCE = 2;

/** Writes a picture of each look and each kind of page, on each screen, in light and in dark. */
export async function takePictures(options: PictureOptions): Promise<void> {
  const turn = pLimit(AT_ONCE);
  for (const look of PICTURED_LOOKS.filter((name) => options.only.includes(name))) {
    const rows = rowsOf(look);
    options.onStep(`${look}: ${rows.length} looks`);
    await Promise.all(rows.map(({ numbers }) => turn(() => takeLook(options, look, numbers[0]))));
    if (options.sheets) await writeSheet(options, options.sheets, look);
  }
  if (!options.only.includes('pages')) return;
  for (const shop of options.shops) {
    options.onStep(`every kind of page of ${shop}`);
    await takePages(options, shop, turn);
  }
}

function rowsOf(look: LookName) {
  const { rows }: LookTable = LOOK_TABLES[look];
  return ownRows(rows);
}

async function takeLook(options: PictureOptions, look: LookName, number: number): Promise<void> {
  const { kind = LOOK_TABLES[look].page, cut, widths } = LOOK_SHOTS[look];
  const shop = options.lookShop(look, number);
  const page = (await pagesOf(options, shop)).find((one) => one.kind === kind);
  if (!page) throw new Error(`${shop} has no page of the kind ${kind}.`);
  const session = isForCustomers(kind) ? await sessionIn(options, shop) : undefined;
  for (const width of widths) {
    const file = (scheme: string) => lookFile(options, look, number, width, scheme);
    await options.camera.take(addressOf(options, shop, page.path), width, [{ cut, file }], session);
  }
}

async function takePages(options: PictureOptions, shop: string, turn: LimitFunction): Promise<void> {
  const pages = await pagesOf(options, shop);
  const ofCustomer = await sessionIn(options, shop);
  const take = async ({ kind, path }: (typeof pages)[number]) => {
    for (const width of WIDTHS) {
      const file = (scheme: string) =>
        join(options.directory, 'pages', shop, `${kind.replaceAll('/', '-')}-${width}-${scheme}.jpg`);
      const cut = { from: 'top', height: LONGEST_PAGE } as const;
      const session = isForCustomers(kind) ? ofCustomer : undefined;
      await options.camera.take(addressOf(options, shop, path), width, [{ cut, file }], session);
    }
  };
  await Promise.all(pages.map((page) => turn(() => take(page))));
}

async function writeSheet(options: PictureOptions, sheets: string, look: LookName): Promise<void> {
  const { widths } = LOOK_SHOTS[look];
  const pictures = rowsOf(look).map(({ numbers, row: { name } }): Labelled => {
    const file = (width: number) => lookFile(options, look, numbers[0], width, 'light');
    return {
      label: [numbers.join(', '), name].filter(Boolean).join('  '),
      desk: widths.includes(DESK) ? file(DESK) : undefined,
      phone: file(PHONE),
    };
  });
  const bytes = await writeContactSheet(join(sheets, `${look}.webp`), pictures, CONTACT_SHEETS[look]);
  options.onStep(`${look}.webp: ${Math.ceil(bytes / 1024)} KB`);
}

/** Whole pages of a shop in one language, one a route: sections of publications look alike. */
async function pagesOf({ stack, language }: PictureOptions, shop: string) {
  const kinds = await listPageKinds(join(stack.sitesDirectory, shop));
  const wanted = language ?? kinds.find(({ path }) => path === homePath())?.language;
  const whole = kinds.filter((one) => one.isWhole && one.language === wanted);
  return whole.filter((one, at) => whole.findIndex(({ route }) => route === one.route) === at);
}

/** The session of a new customer with something in the cart. */
async function sessionIn({ stack }: PictureOptions, shop: string): Promise<string> {
  const customer = await registerCustomer(stack.platformUrl, shop, { wallet: 125_000 });
  await fillCart(customer);
  return customer.session;
}

function addressOf({ stack }: PictureOptions, shop: string, path: string): string {
  return stack.originPattern.replace('{subdomain}', shop) + path;
}

function lookFile(
  { directory }: PictureOptions,
  look: LookName,
  number: number,
  width: number,
  scheme: string,
): string {
  return join(directory, look, `${number}-${width}-${scheme}.jpg`);
}
