import { CategoryPaths } from './category-path.ts';
import type { FeedListener, FeedParameter, FeedShop } from './feed.ts';
import { offerOfGoogle } from './google-offer.ts';
import { ImportError } from './import-error.ts';
import { closingTag, openingTag } from './markup.ts';

/** Characters of one item, all its texts together. */
const MAX_SIZE = 1_000_000;

/** Open elements; as many would fill the memory. */
const MAX_OPEN = 10_000;

/** Texts of one attribute. */
const MAX_VALUES = 100;

const MAX_SHORT = 1_000;

interface Item {
  line: number;
  /** Depth of its own tag. */
  depth: number;
  fields: Map<string, string[]>;
  /** Attributes that stood with a prefix, which count before those of RSS and Atom. */
  prefixed: Set<string>;
  details: FeedParameter[];
  detail: FeedParameter;
  size: number;
  fault: string | undefined;
  corrections: { reason: string; value: string }[];
}

/** Makes shop and offers of a feed of Google Merchant: RSS or Atom, with or without prefixes. */
export class GoogleDocument {
  readonly shop: FeedShop = { name: '', company: '', url: '', phone: '', email: '', language: '' };
  readonly #listener: FeedListener;
  readonly #categories: CategoryPaths;
  readonly #now: Date;
  readonly #path: string[] = [];
  #line = 0;
  #text: string[] = [];
  #textSize = 0;
  #item: Item | undefined;
  #hasBegun = false;

  constructor(listener: FeedListener, now: Date) {
    this.#listener = listener;
    this.#categories = new CategoryPaths((category) => listener.category(category));
    this.#now = now;
  }

  beginTag(name: string, line: number): void {
    this.#hasBegun = true;
    this.#line = line;
    this.#path.push(name);
    if (this.#path.length > MAX_OPEN)
      throw new ImportError(`Line ${line} of the feed has more than ${MAX_OPEN} elements within each other.`);
    const isItem = this.#path.length <= 3 && /^(?:item|entry)$/.test(name);
    if (!this.#item && isItem) this.#item = newItem(line, this.#path.length);
    else if (!this.#item || this.#path.length === this.#item.depth + 1) this.#clear();
  }

  openTag(attributes: Readonly<Record<string, string>>): void {
    const item = this.#item;
    const name = this.#path.at(-1) ?? '';
    // Of Atom, where the address is an attribute.
    const address =
      /^(?:atom:)?link$/.test(name) &&
      (attributes['rel'] ?? 'alternate') === 'alternate' &&
      attributes['href'];
    if (address && (!item || this.#path.length === item.depth + 1)) this.addText(address);
    if (!item) {
      const tag = attributes['xml:lang'];
      if (tag && this.#path.length === 1) this.shop.language = tag.slice(0, MAX_SHORT);
      return;
    }
    const field = this.#fieldAt(item);
    if (field === 'product_detail' && this.#path.length === item.depth + 1)
      item.detail = { name: '', unit: '', value: '' };
    else if (field === 'product_detail') this.#clear();
    else if (field === 'description' && this.#path.length > item.depth + 1)
      this.addText(openingTag(name, attributes));
  }

  addText(piece: string): void {
    const item = this.#item;
    if (item) item.size += piece.length;
    this.#textSize += piece.length;
    if (item && item.size > MAX_SIZE) item.fault ??= `it is longer than ${MAX_SIZE} characters`;
    else if (item || this.#textSize <= MAX_SHORT) this.#text.push(piece);
  }

  closeTag(name: string): void {
    const item = this.#item;
    const depth = this.#path.length;
    if (!item) this.#endShopField(name);
    else if (depth === item.depth) this.#endItem(item);
    else if (depth === item.depth + 1) this.#endField(item, name);
    else if (this.#fieldAt(item) === 'product_detail') this.#endDetail(item, localName(name));
    else if (this.#fieldAt(item) === 'description') this.addText(closingTag(name));
    this.#path.pop();
  }

  isOver(): boolean {
    return this.#hasBegun && this.#path.length === 0;
  }

  correct(reason: string, value = ''): void {
    const correction = { reason, value: value.slice(0, 80) };
    if (!this.#item) this.#listener.correction(correction, this.#line);
    else if (this.#item.corrections.every((one) => one.reason !== reason))
      this.#item.corrections.push(correction);
  }

  /** The attribute of the item that is open now. */
  #fieldAt({ depth }: Item): string {
    return localName(this.#path[depth] ?? '');
  }

  #endItem(item: Item): void {
    this.#item = undefined;
    // As Atom and WordPress call it.
    const text = ['summary', 'content', 'encoded'].map((name) => item.fields.get(name)).find(Boolean);
    if (text && !item.fields.has('description')) item.fields.set('description', text);
    const offer = offerOfGoogle(item, this.#categories, this.#now);
    offer.corrections.push(...item.corrections);
    this.#listener.offer(offer, this.shop);
  }

  #endField(item: Item, name: string): void {
    const field = localName(name);
    if (field === 'product_detail') {
      if (item.detail.name && item.detail.value) item.details.push(item.detail);
      return;
    }
    const text = this.#takeText();
    const isPrefixed = name.includes(':');
    if (text === '' || (item.prefixed.has(field) && !isPrefixed)) return;
    const before = isPrefixed && !item.prefixed.has(field) ? [] : (item.fields.get(field) ?? []);
    if (isPrefixed) item.prefixed.add(field);
    if (before.length < MAX_VALUES) item.fields.set(field, [...before, text]);
  }

  #endDetail({ detail }: Item, name: string): void {
    const text = this.#takeText();
    if (name === 'attribute_name') detail.name = text;
    if (name === 'attribute_value') detail.value = text;
  }

  #endShopField(name: string): void {
    const text = this.#takeText().slice(0, MAX_SHORT);
    if (this.#path.length > 3) return;
    if (name === 'title') this.shop.name ||= text;
    if (name === 'link') this.shop.url ||= text;
    if (name === 'language') this.shop.language ||= text;
  }

  #clear(): void {
    this.#text = [];
    this.#textSize = 0;
  }

  #takeText(): string {
    const text = this.#text
      .join('')
      .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
      .trim();
    this.#clear();
    if (!text.includes('\ufffd')) return text;
    this.correct('it has bytes that are not of the encoding of the feed; they were left out', text);
    return text.replaceAll('\ufffd', '').trim();
  }
}

function newItem(line: number, depth: number): Item {
  return {
    line,
    depth,
    fields: new Map(),
    prefixed: new Set(),
    details: [],
    detail: { name: '', unit: '', value: '' },
    size: 0,
    fault: undefined,
    corrections: [],
  };
}

/** `g:image_link` to `image_link`. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
