import type { FeedListener, FeedOffer, FeedShop } from './feed.ts';
import { ImportError } from './import-error.ts';
import type { Goods, PriceListFormat } from './price-list-format.ts';

/** Characters of one offer. */
const MAX_SIZE = 1_000_000;

const MAX_DEPTH = 100;

/** Reads price lists that are flat: one element for each offer, with texts and attributes in it. */
export class PriceListDocument {
  readonly shop: FeedShop = { name: '', company: '', url: '', phone: '', email: '', language: '' };
  readonly #listener: FeedListener;
  readonly #format: PriceListFormat;
  readonly #path: string[] = [];
  #goods: Goods | undefined;
  #line = 0;
  #text = '';
  #size = 0;
  #begun = false;

  constructor(listener: FeedListener, format: PriceListFormat) {
    this.#listener = listener;
    this.#format = format;
  }

  beginTag(name: string, line: number): void {
    this.#begun = true;
    this.#path.push(name);
    if (this.#path.length > MAX_DEPTH)
      throw new ImportError(
        `Line ${line} of the feed has more than ${MAX_DEPTH} elements within each other.`,
      );
    if (!this.#isWithin()) this.#text = '';
    if (!this.#goods) this.#line = line;
  }

  openTag(attributes: Readonly<Record<string, string>>): void {
    const name = this.#path.at(-1) ?? '';
    if (!this.#goods && (name === this.#format.item || name === 'category')) {
      this.#size = 0;
      this.#goods = { kind: name, attributes, texts: new Map(), parts: [] };
    } else this.#goods?.parts.push({ name, attributes });
  }

  addText(piece: string): void {
    this.#size += piece.length;
    if (this.#size <= MAX_SIZE || !this.#goods) this.#text = (this.#text + piece).slice(0, MAX_SIZE);
  }

  closeTag(name: string): void {
    if (this.#isWithin()) {
      this.#path.pop();
      return;
    }
    const text = this.#text.trim();
    const goods = this.#goods;
    if (goods && name === goods.kind) {
      this.#goods = undefined;
      this.#end(goods);
    } else if (goods && text !== '') {
      goods.texts.set(name, [...(goods.texts.get(name) ?? []), text]);
    } else if (this.#format.shopName.includes(name) && text !== '') this.shop.name ||= text.slice(0, 1_000);
    this.#path.pop();
    this.#text = '';
  }

  /** True within a description: the text of its markup is a part of it. */
  #isWithin(): boolean {
    const at = this.#path.indexOf('description');
    return at >= 0 && at < this.#path.length - 1;
  }

  isOver(): boolean {
    return this.#begun && this.#path.length === 0;
  }

  correct(reason: string, value = ''): void {
    this.#listener.correction({ reason, value: value.slice(0, 80) }, this.#line);
  }

  #end(goods: Goods): void {
    const text = (name: string) => goods.texts.get(name)?.[0] ?? '';
    if (goods.kind === 'category') {
      const [id, parentId] = [text('id') || goods.attributes['id'] || '', text('parentId')];
      this.#listener.category({ id, parentId, name: text('name'), picture: '', line: this.#line });
      return;
    }
    const made = this.#format.offerOf(goods, text);
    const offer: FeedOffer = {
      ...{
        group: '',
        available: '',
        count: '',
        pictures: [],
        barcodes: [],
        parameters: [],
        outletStocks: [],
      },
      ...{ corrections: [], ...made, line: this.#line },
      fault: this.#size > MAX_SIZE ? `it is longer than ${MAX_SIZE} characters` : undefined,
    };
    this.#listener.offer(offer, this.shop);
  }
}
