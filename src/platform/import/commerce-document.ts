import { type CommerceNode, isTrue, textOf } from './commerce-node.ts';
import { type CommerceSink, goodOf, offerOf, priceTypeOf, propertyOf } from './commerce-record.ts';
import type { FeedListener, FeedShop } from './feed.ts';
import { ImportError } from './import-error.ts';

type Attributes = Readonly<Record<string, string>>;

/** Elements that are kept one by one, by the element that holds them. */
const RECORDS: ReadonlyMap<string, string> = new Map([
  ['Товар', 'Товары'],
  ['Предложение', 'Предложения'],
  ['ТипЦены', 'ТипыЦен'],
  ['Свойство', 'Свойства'],
  ['СвойствоНоменклатуры', 'Свойства'],
  ['Владелец', 'Каталог'],
]);

/** Characters of one record, names and attributes included. */
const MAX_SIZE = 1_000_000;

const MAX_DEPTH = 100;

/**
 * Reads a file of CommerceML 2 (`import.xml`, `offers.xml`, `prices.xml`, `rests.xml`) for a sink, in which
 * goods and offers of several files meet. The listener is told of nothing yet.
 */
export class CommerceDocument {
  readonly shop: FeedShop = { name: '', company: '', url: '', phone: '', email: '', language: '' };
  readonly #listener: FeedListener;
  readonly #sink: CommerceSink;
  readonly #path: string[] = [];
  /** The record that is being read, with what is open within it. */
  #open: CommerceNode[] = [];
  readonly #groups: { id: string; name: string }[] = [];
  #text = '';
  #size = 0;
  #line = 0;
  #begun = false;

  constructor(listener: FeedListener, sink: CommerceSink) {
    this.#listener = listener;
    this.#sink = sink;
  }

  beginTag(prefixed: string, line: number): void {
    const name = plainName(prefixed);
    this.#begun = true;
    this.#text = '';
    const parent = this.#path.at(-1);
    this.#path.push(name);
    if (this.#path.length > MAX_DEPTH)
      throw new ImportError(
        `Line ${line} of the exchange has more than ${MAX_DEPTH} elements within each other.`,
      );
    const begins = this.#open.length === 0 && parent !== undefined && RECORDS.get(name) === parent;
    if (begins) {
      this.#size = 0;
      this.#line = line;
    }
    if (begins || this.#open.length > 0) this.#openNode(name);
    else if (name === 'Группа') this.#groups.push({ id: '', name: '' });
    // It stands before the groups within it.
    else if (name === 'Группы') this.#addGroup();
  }

  openTag(attributes: Attributes): void {
    const node = this.#open.at(-1);
    if (node) node.attributes = { ...attributes };
    else if (this.#path.at(-1) === 'Каталог')
      this.#sink.beginCatalogue(isTrue(attributes['СодержитТолькоИзменения']));
  }

  addText(piece: string): void {
    if (this.#open.length > 0) this.#size += piece.length;
    if (this.#size <= MAX_SIZE) this.#text += piece;
  }

  closeTag(prefixed: string): void {
    const name = plainName(prefixed);
    const node = this.#open.at(-1);
    if (node) {
      node.text = this.#text;
      this.#open.pop();
      if (this.#open.length === 0) this.#endRecord(node);
    } else this.#endPart(name, this.#text.trim());
    this.#text = '';
    this.#path.pop();
  }

  isOver(): boolean {
    return this.#begun && this.#path.length === 0;
  }

  correct(reason: string, value = ''): void {
    this.#listener.correction({ reason, value: value.slice(0, 80) }, this.#line);
  }

  #openNode(name: string): void {
    const node: CommerceNode = { name, attributes: {}, text: '', children: [] };
    this.#size += name.length;
    if (this.#size <= MAX_SIZE) this.#open.at(-1)?.children.push(node);
    this.#open.push(node);
  }

  /** Names and ids of groups, which stand within each other as deep as the shop likes. */
  #endPart(name: string, text: string): void {
    const group = this.#groups.at(-1);
    const isOfGroup = this.#path.at(-2) === 'Группа';
    if (group && isOfGroup && name === 'Ид') group.id ||= text.slice(0, 200);
    if (group && isOfGroup && name === 'Наименование') group.name ||= text.slice(0, 1_000);
    if (name === 'Группа' && group) {
      this.#addGroup();
      this.#groups.pop();
    }
    if (name === 'СодержитТолькоИзменения' && this.#path.at(-2) === 'Каталог')
      this.#sink.beginCatalogue(isTrue(text));
  }

  #addGroup(): void {
    const group = this.#groups.at(-1);
    if (group && group.id !== '') this.#sink.addGroup(group.id, this.#groups.at(-2)?.id ?? '', group.name);
  }

  #endRecord(node: CommerceNode): void {
    if (this.#size > MAX_SIZE) {
      const reason = `a ${node.name} is longer than ${MAX_SIZE} characters and was left out`;
      this.correct(reason, textOf(node, 'Ид'));
      return;
    }
    if (node.name === 'Товар') this.#sink.addGood(goodOf(node, this.#line));
    else if (node.name === 'Предложение') this.#sink.addOffer(offerOf(node, this.#line));
    else if (node.name === 'ТипЦены') this.#sink.addPriceType(priceTypeOf(node));
    else if (node.name === 'Владелец')
      this.#sink.addOwner(textOf(node, 'Наименование', 'ОфициальноеНаименование'));
    else this.#sink.addProperty(propertyOf(node));
  }
}

const plainName = (name: string) => name.slice(name.indexOf(':') + 1);
