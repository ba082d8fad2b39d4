import type { TableItem } from './table-row.ts';

/** Attributes that a variation takes from its product where it lacks them. */
const INHERITED = ['title', 'description', 'brand', 'product_type', 'link', 'currency', 'weight'];

/** Prices that stand for one another: of a variation with one of them none is taken. */
const PRICES = ['price', 'old_price', 'sale_price', 'sale_price_effective_date'];

interface ProductRow {
  item: TableItem;
  hasVariations: boolean;
}

/** Rows of variations, completed by the rows of their products, whichever come first. */
export class ProductRows {
  readonly #sell: (item: TableItem) => void;
  readonly #products = new Map<string, ProductRow>();
  readonly #waiting: [key: string, item: TableItem][] = [];

  constructor(sell: (item: TableItem) => void) {
    this.#sell = sell;
  }

  /** A product that its variations name by one of these keys. It is sold itself where there are none. */
  addProduct(keys: readonly string[], item: TableItem): void {
    const product = { item, hasVariations: false };
    for (const key of keys) if (key !== '' && !this.#products.has(key)) this.#products.set(key, product);
  }

  addVariation(key: string, item: TableItem): void {
    const product = this.#products.get(key);
    if (product) this.#sellOf(product, item);
    else this.#waiting.push([key, item]);
  }

  end(): void {
    for (const [key, item] of this.#waiting) {
      const product = this.#products.get(key);
      if (product) this.#sellOf(product, item);
      else {
        item.fields.set('item_group_id', [key]);
        this.#sell(item);
      }
    }
    for (const { item, hasVariations } of new Set(this.#products.values()))
      if (!hasVariations) this.#sell(item);
  }

  #sellOf(product: ProductRow, item: TableItem): void {
    const { fields, details } = product.item;
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
    product.hasVariations = true;
    // One variation tells it for all, as long as it is shown; a table of any length fits into memory then.
    if (!item.fields.has('disabled')) fields.delete('description');
    this.#sell(item);
  }
}
