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

type Attributes = Record<string, string>;

/** Deeper markup than this has no meaning in a feed. */
const MAX_DEPTH = 40;

/** Characters of one offer, all its texts together, and of every other text. */
const MAX_SIZE = 1_000_000;

/** Of what is neither an offer nor of use at such a length. */
const MAX_SHORT = 1_000;

const SHOP_FIELDS = ['name', 'company', 'url', 'phone', 'email'] as const;

/** Makes shop, currencies, categories and offers of the tags and texts of a feed. */
export class FeedDocument {
  readonly shop: FeedShop = { name: '', company: '', url: '', phone: '', email: '' };
  readonly #listener: FeedListener;
  readonly #path: string[] = [];
  #line = 0;
  #text: string[] = [];
  #offer: FeedOffer | undefined;
  /** Whether the text that comes now belongs to something that is kept. */
  #collecting = false;
  #size = 0;
  #parameter: Omit<FeedParameter, 'value'> = { name: '', unit: '' };
  #category: Omit<FeedCategory, 'name'> = { id: '', parentId: '', line: 0 };

  constructor(listener: FeedListener) {
    this.#listener = listener;
  }

  /** `line` is where the tag stands. */
  beginTag(name: string, line: number): void {
    if (this.#path.length === 0 && name !== 'yml_catalog')
      throw new ImportError(
        `The file is no YML feed: it begins with <${name}>, not with <yml_catalog>. Name a feed in the format of Yandex Market.`,
      );
    if (this.#path.length >= MAX_DEPTH)
      throw new ImportError(
        `Line ${line} of the feed has more than ${MAX_DEPTH} elements within each other.`,
      );
    this.#path.push(name);
    this.#line = line;
  }

  openTag(attributes: Attributes): void {
    const [, area, section, item, field] = this.#path;
    const depth = this.#path.length;
    if (area !== 'shop' || depth < 3) return;
    if (depth === 3 && SHOP_FIELDS.some((known) => known === section)) this.#collect();
    if (depth === 4 && section === 'currencies' && item === 'currency')
      this.#listener.currency(currencyOf(attributes));
    if (depth === 4 && section === 'categories' && item === 'category') {
      this.#category = {
        id: trimmed(attributes['id']),
        parentId: trimmed(attributes['parentId']),
        line: this.#line,
      };
      this.#collect();
    }
    if (section !== 'offers' || item !== 'offer') return;
    if (depth === 4) this.#beginOffer(attributes);
    if (depth === 5) {
      this.#parameter = { name: trimmed(attributes['name']), unit: trimmed(attributes['unit']) };
      this.#text = [];
      this.#collecting = true;
      this.#grow(this.#parameter.name.length + this.#parameter.unit.length);
    }
    if (depth === 6 && field === 'outlets' && this.#grow(10))
      this.#offer?.outletStocks.push(trimmed(attributes['instock']));
    if (depth > 5 && field === 'description') this.addText(`<${this.#path.at(-1)}>`);
  }

  addText(piece: string): void {
    if (this.#collecting && this.#grow(piece.length)) this.#text.push(piece);
  }

  closeTag(name: string): void {
    const [, area, section, item, field] = this.#path;
    const depth = this.#path.length;
    if (this.#offer && depth > 5 && field === 'description') this.addText(`</${name}>`);
    if (this.#offer && depth === 5) this.#endField(this.#offer, name);
    if (this.#offer && depth === 4) this.#endOffer(this.#offer);
    if (depth === 4 && area === 'shop' && section === 'categories' && item === 'category')
      this.#listener.category({ ...this.#category, name: this.#takeText().slice(0, MAX_SHORT) });
    if (depth === 3 && area === 'shop') this.#endShopField(name);
    this.#path.pop();
  }

  /** Notes a fault of the offer that is being read; false where it is none of an offer. */
  spoilOffer(fault: string): boolean {
    if (!this.#offer) return false;
    this.#offer.fault ??= fault;
    return true;
  }

  #beginOffer(attributes: Attributes): void {
    this.#size = 0;
    this.#offer = {
      id: trimmed(attributes['id']),
      line: this.#line,
      group: trimmed(attributes['group_id']),
      available: trimmed(attributes['available']),
      fields: new Map(),
      pictures: [],
      barcodes: [],
      parameters: [],
      outletStocks: [],
      fault: undefined,
    };
  }

  #endField(offer: FeedOffer, name: string): void {
    const text = this.#takeText();
    if (text === '' || offer.fault) return;
    if (name === 'picture') offer.pictures.push(text);
    else if (name === 'barcode') offer.barcodes.push(text);
    else if (name === 'param') offer.parameters.push({ ...this.#parameter, value: text });
    else if (OFFER_FIELDS.has(name) && !offer.fields.has(name)) offer.fields.set(name, text);
  }

  #endOffer(offer: FeedOffer): void {
    this.#offer = undefined;
    this.#listener.offer(offer, this.shop);
  }

  #endShopField(name: string): void {
    const field = SHOP_FIELDS.find((known) => known === name);
    if (field) this.shop[field] ||= this.#takeText().slice(0, MAX_SHORT);
  }

  /** Counts characters of an offer or of another text; false where they are too many to be kept. */
  #grow(length: number): boolean {
    this.#size += length;
    if (this.#size <= MAX_SIZE) return true;
    this.spoilOffer(`it is longer than ${MAX_SIZE} characters`);
    return false;
  }

  #collect(): void {
    this.#text = [];
    this.#size = 0;
    this.#collecting = true;
  }

  #takeText(): string {
    const text = this.#text.join('').trim();
    this.#text = [];
    this.#collecting = false;
    return text;
  }
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
