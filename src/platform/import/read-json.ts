import { z } from 'zod';
import { CategoryPaths } from './category-path.ts';
import type { FeedListener, FeedShop } from './feed.ts';
import { ImportError } from './import-error.ts';
import { offersOfShopify, shopifyProductSchema } from './shopify-offer.ts';
import { columnNames } from './table-columns.ts';
import { itemOfRow, offerOfItem } from './table-offer.ts';
import { ColumnUse } from './table-row.ts';
import { tellUnread } from './tell-unread.ts';

/** JSON is read whole, unlike the other formats: more would fill the memory. */
const MAX_CHARACTERS = 100_000_000;

/** Keys of the list of goods, where it is not the file itself. */
const LISTS = ['products', 'offers', 'items', 'data'];

const recordSchema = z.record(z.string(), z.unknown());

/** Text of a value in a cell: a text, a number, or the name or address of what it describes. */
const cellSchema = z.union([
  z.string(),
  z.union([z.number(), z.boolean()]).transform(String),
  z.object({ name: z.string() }).transform(({ name }) => name),
  z.object({ src: z.string() }).transform(({ src }) => src),
  z.object({ url: z.string() }).transform(({ url }) => url),
]);

/**
 * Reads a feed of JSON: `products.json` of Shopify, or a list of flat objects, whose keys are the columns of
 * a table; or of JSON Lines, where each line is one of these or a single one of their objects. Throws
 * `ImportError` where it is broken or is no feed.
 */
export async function readJson(
  text: AsyncIterable<string>,
  listener: FeedListener,
  now: Date,
): Promise<FeedShop> {
  const shop: FeedShop = { name: '', company: '', url: '', phone: '', email: '', language: '' };
  const categories = new CategoryPaths((category) => listener.category(category));
  const use = new ColumnUse();
  for (const entry of parseGoods(await whole(text))) {
    const product = shopifyProductSchema.safeParse(entry);
    if (!product.success) listener.columns?.(Object.keys(entry));
    const offers = product.success
      ? offersOfShopify(product.data, categories)
      : [offerOfItem(itemOfRow(use.row(cellsOf(entry), 0)), categories, now)];
    for (const offer of offers) listener.offer(offer, shop);
  }
  tellUnread(use, listener);
  return shop;
}

async function whole(text: AsyncIterable<string>): Promise<string> {
  const pieces: string[] = [];
  let length = 0;
  for await (const piece of text) {
    length += piece.length;
    if (length > MAX_CHARACTERS)
      throw new ImportError(
        `The feed is JSON of more than ${MAX_CHARACTERS} characters. Name it in the format of Yandex Market or ` +
          'Google Merchant: those are read piece by piece.',
      );
    pieces.push(piece);
  }
  return pieces.join('');
}

function parseGoods(written: string): Record<string, unknown>[] {
  const text = written.replace(/^\ufeff/, '');
  if (!isLines(text)) return goodsIn(parseJson(text, ''));
  return text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];
    const json = parseJson(line, ` in line ${at + 1}`);
    return listIn(json) ?? goodsIn([json]);
  });
}

/** True if an object ends with the first line, and more follows. */
function isLines(text: string): boolean {
  const [line = ''] = /\S[^\n]*/.exec(text) ?? [];
  if (!line.startsWith('{') || text.trim().length === line.trimEnd().length) return false;
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

/** `place` is said where it is broken. */
function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const where =
      cause instanceof Error ? /position \d+(?: \(line \d+ column \d+\))?/.exec(cause.message) : null;
    throw new ImportError(
      `The JSON of the feed is broken${place}${where ? ` at ${where[0]}` : ''}. Nothing was imported; fetch ` +
        'the feed anew.',
      { cause },
    );
  }
}

/** The list of goods that a value is or has. */
function listIn(json: unknown): Record<string, unknown>[] | undefined {
  const record = recordSchema.safeParse(json).data ?? {};
  const list = [json, ...LISTS.map((key) => record[key])].find(Array.isArray);
  return recordSchema.array().safeParse(list).data;
}

function goodsIn(json: unknown): Record<string, unknown>[] {
  const goods = listIn(json);
  if (goods) return goods;
  throw new ImportError(
    'The file is JSON without a list of goods: it must be [{"id": …, "name": …, "price": …}, …], or have such ' +
      'a list as "products", as products.json of Shopify has, or one such object a line.',
  );
}

/** The columns that an object is, and their texts; a list gives one for each of its values. */
function* cellsOf(entry: Record<string, unknown>): Generator<[column: string, cell: string, title: string]> {
  const keys = Object.keys(entry);
  for (const [index, column] of columnNames(keys).entries()) {
    const key = keys[index] ?? '';
    const value = entry[key];
    for (const one of Array.isArray(value) ? value : [value]) {
      const cell = cellSchema.safeParse(one);
      if (cell.success) yield [column, cell.data, key];
    }
  }
}
