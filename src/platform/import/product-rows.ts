import { DatabaseSync } from 'node:sqlite';
import type { TableItem } from './table-row.ts';

/** Attributes that a variation takes from its product where it lacks them. */
const INHERITED = ['title', 'description', 'brand', 'product_type', 'link', 'currency', 'weight'];

/** Prices that stand for one another: of a variation with one of them none is taken. */
const PRICES = ['price', 'old_price', 'sale_price', 'sale_price_effective_date'];

const TABLES = `
  PRAGMA journal_mode = OFF;
  CREATE TABLE product (id INTEGER PRIMARY KEY, item TEXT NOT NULL, has_variations INTEGER NOT NULL) STRICT;
  CREATE TABLE product_key (key TEXT PRIMARY KEY, product INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE waiting (id INTEGER PRIMARY KEY, key TEXT NOT NULL, item TEXT NOT NULL) STRICT;
`;

/**
 * Rows of variations, completed by the rows of their products, whichever come first. They wait in a file
 * without a name, which is gone with the reader: a table may be longer than memory.
 */
export class ProductRows {
  readonly #sell: (item: TableItem) => void;
  readonly #database = new DatabaseSync('');
  readonly #insertProduct;
  readonly #insertKey;
  readonly #insertWaiting;
  readonly #find;
  readonly #update;

  constructor(sell: (item: TableItem) => void) {
    this.#sell = sell;
    this.#database.exec(TABLES);
    this.#insertProduct = this.#database.prepare('INSERT INTO product (item, has_variations) VALUES (?, 0)');
    this.#insertKey = this.#database.prepare('INSERT OR IGNORE INTO product_key VALUES (?, ?)');
    this.#insertWaiting = this.#database.prepare('INSERT INTO waiting (key, item) VALUES (?, ?)');
    this.#find = this.#database.prepare(
      'SELECT id, item, has_variations FROM product_key JOIN product ON id = product WHERE key = ?',
    );
    this.#update = this.#database.prepare('UPDATE product SET item = ?, has_variations = 1 WHERE id = ?');
  }

  /** A product that its variations name by one of these keys. It is sold itself where there are none. */
  addProduct(keys: readonly string[], item: TableItem): void {
    const { lastInsertRowid } = this.#insertProduct.run(textOf(item));
    for (const key of keys) if (key !== '') this.#insertKey.run(key, lastInsertRowid);
  }

  addVariation(key: string, item: TableItem): void {
    if (!this.#sellVariation(key, item)) this.#insertWaiting.run(key, textOf(item));
  }

  end(): void {
    for (const row of this.#database.prepare('SELECT key, item FROM waiting ORDER BY id').iterate()) {
      const [key, item] = [String(row['key']), itemOf(row['item'])];
      if (this.#sellVariation(key, item)) continue;
      item.fields.set('item_group_id', [key]);
      this.#sell(item);
    }
    const alone = this.#database.prepare(
      `SELECT item FROM product
       WHERE has_variations = 0 AND id IN (SELECT product FROM product_key) ORDER BY id`,
    );
    for (const row of alone.iterate()) this.#sell(itemOf(row['item']));
    this.#database.close();
  }

  /** False where its product has not come. */
  #sellVariation(key: string, item: TableItem): boolean {
    const row = this.#find.get(key);
    if (!row) return false;
    const product = itemOf(row['item']);
    const { fields, details } = product;
    const take = (name: string) => {
      const texts = fields.get(name);
      if (texts && !item.fields.has(name)) item.fields.set(name, texts);
    };
    for (const name of INHERITED) take(name);
    if (!item.fields.has('price')) for (const name of PRICES) take(name);
    if (fields.has('disabled')) take('disabled');
    item.fields.set('item_group_id', fields.get('id') ?? []);
    item.fields.set('group_title', fields.get('title') ?? []);
    const pictures = fields.get('image_link') ?? [];
    item.fields.set('additional_image_link', [
      ...(item.fields.get('additional_image_link') ?? []),
      ...pictures,
    ]);
    const own = new Set(item.details.map(({ name }) => name.toLowerCase()));
    item.details.push(...details.filter(({ name }) => !own.has(name.toLowerCase())));
    // One variation tells it for all, as long as it is shown: what is read takes less of the disk then.
    const isShorter = !item.fields.has('disabled') && fields.delete('description');
    if (isShorter || !row['has_variations']) this.#update.run(textOf(product), Number(row['id']));
    this.#sell(item);
    return true;
  }
}

const textOf = ({ fields, ...item }: TableItem) => JSON.stringify({ ...item, fields: [...fields] });

function itemOf(text: unknown): TableItem {
  const { fields, ...item } = JSON.parse(String(text));
  return { ...item, fields: new Map(fields) };
}
