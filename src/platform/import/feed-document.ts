import { CategoryPaths } from './category-path.ts';
import {
  type FeedCategory,
  type FeedCurrency,
  type FeedListener,
  type FeedOffer,
  type FeedParameter,
  type FeedShop,
  OFFER_FIELDS,
} from './feed.ts';
import { ImportError } from './import-error.ts';
import { closingTag, openingTag } from './markup.ts';

type Attributes = Record<string, string>;

/** Deepest nesting that is read: what is deeper has no meaning in a feed, and no use in a description. */
const MAX_DEPTH = 100;

/** As many open elements would fill the memory. */
const MAX_OPEN = 100_000;

/** Characters of one offer, all its texts together, and of every other text. */
const MAX_SIZE = 1_000_000;

/** Of what is neither an offer nor of use at such a length. */
const MAX_SHORT = 1_000;

/** The element that each of these belongs into. */
const LISTS = new Map([
  ['offer', 'offers'],
  ['category', 'categories'],
  ['currency', 'currencies'],
]);

const SHOP_FIELDS = ['name', 'company', 'url', 'phone', 'email'] as const;

const BAD_BYTES = 'has bytes that are not of the encoding of the feed; they were left out';

/** Makes shop, currencies, categories and offers of the tags and texts of a feed in YML or ICML. */
export class FeedDocument {
  readonly shop: FeedShop = { name: '', company: '', url: '', phone: '', email: '', language: '' };
  readonly #listener: FeedListener;
  readonly #path: string[] = [];
  /** Lengths of the path at which an element stands that the feed does without. */
  readonly #leftOut: number[] = [];
  readonly #toldLeftOut = new Set<string>();
  readonly #namedCategories: CategoryPaths;
  #hasBegun = false;
  /** Open elements below those of the path. */
  #deeper = 0;
  #line = 0;
  #text: string[] = [];
  #offer: FeedOffer | undefined;
  /** True while the text that comes is kept. */
  #collecting = false;
  #size = 0;
  #parameter: Omit<FeedParameter, 'value'> = { name: '', unit: '' };
  #category: FeedCategory = { id: '', parentId: '', name: '', picture: '', line: 0 };

  constructor(listener: FeedListener) {
    this.#listener = listener;
    this.#namedCategories = new CategoryPaths((category) => listener.category(category));
  }

  /** `line` is where the tag stands. */
  beginTag(name: string, line: number): void {
    this.#hasBegun = true;
    this.#line = line;
    if (this.#path.length < MAX_DEPTH) {
      this.#addLeftOut(name);
      this.#path.push(name);
      return;
    }
    this.#deeper += 1;
    if (this.#deeper === 1)
      this.correct(`it has more than ${MAX_DEPTH} elements within each other; their text alone was taken`);
    if (this.#deeper > MAX_OPEN)
      throw new ImportError(`Line ${line} of the feed has more than ${MAX_OPEN} elements within each other.`);
  }

  openTag(attributes: Attributes): void {
    const [, area, section, item, field] = this.#path;
    const depth = this.#path.length;
    if (this.#deeper > 0 || area !== 'shop' || depth < 3) return;
    if (depth === 3 && SHOP_FIELDS.some((known) => known === section)) this.#collect();
    if (depth === 4 && section === 'currencies' && item === 'currency')
      this.#listener.currency(currencyOf(attributes));
    if (section === 'categories' && item === 'category') this.#openCategory(depth, attributes);
    if (section !== 'offers' || item !== 'offer') return;
    if (depth === 4) this.#beginOffer(attributes);
    if (depth === 5) {
      this.#parameter = parameterOf(attributes);
      this.#text = [];
      this.#collecting = true;
      this.#grow(this.#parameter.name.length + this.#parameter.unit.length);
      if (field === 'unit') this.addText(trimmed(attributes['sym']));
    }
    if (depth === 6 && field === 'outlets' && this.#grow(10))
      this.#offer?.outletStocks.push(trimmed(attributes['instock']));
    if (depth > 5 && field?.startsWith('description'))
      this.addText(openingTag(this.#path.at(-1) ?? '', attributes));
  }

  addText(piece: string): void {
    if (this.#collecting && this.#grow(piece.length)) this.#text.push(piece);
  }

  closeTag(name: string): void {
    if (this.#deeper > 0) {
      this.#deeper -= 1;
      return;
    }
    const [, area, section, item, field] = this.#path;
    const depth = this.#path.length;
    if (this.#offer && depth > 5 && field?.startsWith('description')) this.addText(closingTag(name));
    if (this.#offer && depth === 5) this.#endField(this.#offer, name);
    if (this.#offer && depth === 4) this.#endOffer(this.#offer);
    if (area === 'shop' && section === 'categories' && item === 'category') this.#closeCategory(depth, name);
    if (depth === 3 && area === 'shop') this.#endShopField(name);
    this.#path.pop();
    for (; this.#leftOut.at(-1) === this.#path.length; this.#leftOut.pop()) this.#path.pop();
  }

  /** True once the root element is closed: what comes then is not of the feed. */
  isOver(): boolean {
    return this.#hasBegun && this.#path.length === 0;
  }

  /** Notes what was put right, of the offer that is being read or of what stands outside the offers. */
  correct(reason: string, value = ''): void {
    const correction = { reason, value: value.slice(0, 80) };
    if (!this.#offer) this.#listener.correction(correction, this.#line);
    else if (this.#offer.corrections.every((one) => one.reason !== reason))
      this.#offer.corrections.push(correction);
  }

  /** Opens the elements that belong around this one and that the feed does without. */
  #addLeftOut(name: string): void {
    const list = LISTS.get(name);
    const isKnown = list !== undefined || [...LISTS.values()].includes(name);
    const missing = [
      ...(this.#path.length === 1 && isKnown ? ['shop'] : []),
      ...(list !== undefined && (this.#path.length === 1 || this.#path.join() === 'yml_catalog,shop')
        ? [list]
        : []),
    ];
    for (const one of missing) this.#leftOut.push(this.#path.push(one));
    const reason = `it has no ${missing.map((one) => `<${one}>`).join(' with ')} around <${name}>; it was read all the same`;
    if (missing.length === 0 || this.#toldLeftOut.has(reason)) return;
    this.#toldLeftOut.add(reason);
    this.correct(reason);
  }

  #openCategory(depth: number, attributes: Attributes): void {
    if (depth === 4)
      this.#category = {
        id: trimmed(attributes['id']),
        parentId: trimmed(attributes['parentId']),
        name: '',
        picture: '',
        line: this.#line,
      };
    // ICML writes name and picture of a category as elements.
    if (depth === 4 || depth === 5) this.#collect();
  }

  #closeCategory(depth: number, name: string): void {
    if (depth !== 4 && depth !== 5) return;
    const text = this.#takeText('category').slice(0, MAX_SHORT);
    if (depth === 5 && name === 'name') this.#category.name = text;
    if (depth === 5 && name === 'picture') this.#category.picture = text;
    if (depth === 4) this.#listener.category({ ...this.#category, name: this.#category.name || text });
  }

  #beginOffer(attributes: Attributes): void {
    this.#size = 0;
    this.#offer = {
      id: trimmed(attributes['id']),
      line: this.#line,
      group: trimmed(attributes['group_id']) || trimmed(attributes['productId']),
      available: trimmed(attributes['available']),
      count: trimmed(attributes['quantity']) || trimmed(attributes['count']),
      fields: new Map(),
      pictures: [],
      barcodes: [],
      parameters: [],
      outletStocks: [],
      fault: undefined,
      corrections: [],
    };
  }

  #endField(offer: FeedOffer, name: string): void {
    const text = this.#takeText(name);
    if (text === '' || offer.fault) return;
    if (name === 'picture') offer.pictures.push(text);
    else if (name === 'barcode') offer.barcodes.push(text);
    else if (name === 'param') this.#endParameter(offer, text);
    else if (OFFER_FIELDS.has(name) && !offer.fields.has(name)) offer.fields.set(name, text);
  }

  #endParameter({ fields, parameters }: FeedOffer, value: string): void {
    // In ICML the article number is a parameter.
    if (this.#parameter.name !== '#article') parameters.push({ ...this.#parameter, value });
    else if (!fields.has('vendorCode')) fields.set('vendorCode', value);
  }

  #endOffer(offer: FeedOffer): void {
    this.#offer = undefined;
    const named = offer.fields.get('category');
    if (named && !offer.fields.has('categoryId'))
      offer.fields.set('categoryId', this.#namedCategories.idOf(named, offer.line));
    this.#listener.offer(offer, this.shop);
  }

  #endShopField(name: string): void {
    const field = SHOP_FIELDS.find((known) => known === name);
    if (field) this.shop[field] ||= this.#takeText(name).slice(0, MAX_SHORT);
  }

  /** Counts characters of an offer or of another text; false where they are too many to be kept. */
  #grow(length: number): boolean {
    this.#size += length;
    if (this.#size <= MAX_SIZE) return true;
    if (this.#offer) this.#offer.fault ??= `it is longer than ${MAX_SIZE} characters`;
    return false;
  }

  #collect(): void {
    this.#text = [];
    this.#size = 0;
    this.#collecting = true;
  }

  #takeText(field: string): string {
    const text = this.#text.join('');
    this.#text = [];
    this.#collecting = false;
    const clean = text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '');
    if (!clean.includes('\ufffd')) return clean.trim();
    const readable = clean.replaceAll('\ufffd', '').trim();
    if (this.#offer && field === 'name' && readable.length < clean.length / 2)
      this.#offer.fault ??= 'its name is not written in the encoding of the feed';
    else this.correct(`its ${field} ${BAD_BYTES}`, clean.trim());
    return readable;
  }
}

function parameterOf(attributes: Attributes): Omit<FeedParameter, 'value'> {
  const isArticle = attributes['code'] === 'article';
  return { name: isArticle ? '#article' : trimmed(attributes['name']), unit: trimmed(attributes['unit']) };
}

function currencyOf(attributes: Attributes): FeedCurrency {
  return {
    id: trimmed(attributes['id']).toUpperCase(),
    rate: trimmed(attributes['rate']),
    plus: trimmed(attributes['plus']),
  };
}

function trimmed(text: string | undefined): string {
  return text?.slice(0, MAX_SHORT).trim() ?? '';
}
