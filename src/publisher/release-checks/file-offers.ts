import { type ToldOffer, toldOffers } from './told-offers.ts';

/** Id of a variation at the end of its page's address, by which files name it. */
const ID = /\/product\/(\d+)(?:\.md)?(?=[)<\s"]|$)/;

/** Offer as a file tells it. */
export interface FileOffer extends ToldOffer {
  /** Of how many pieces the prices are; null where the format has those of one. */
  pieces: number | null;
}

/** Every offer that a piece of a file for crawlers tells of; no piece ends within an offer. */
export function fileOffers(path: string, text: string): FileOffer[] {
  if (/\.(?:jsonl|md)$/.test(path)) return textOffers(path, text).map((one) => ({ ...one, pieces: null }));
  const items = text.match(/<(?:item|offer)\b[\s\S]*?<\/(?:item|offer)>/g) ?? [];
  return items.map(ofElement);
}

function textOffers(path: string, text: string): ToldOffer[] {
  if (path.endsWith('.jsonl')) return text.split('\n').flatMap((line) => (line ? toldOffers(line) : []));
  return path.includes('/product/') ? [ofProduct(text)] : text.split('\n').flatMap(ofLine);
}

/** An offer of a feed: of Google Merchant by its prefix `g:`, of Yandex without one. */
function ofElement(xml: string): FileOffer {
  const text = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  const [first, reduced] = [text('g:price') ?? text('price'), text('g:sale_price')];
  const old = reduced === undefined ? text('oldprice') : first;
  const stock = text('g:availability') ?? / available="([^"]*)"/.exec(xml)?.[1];
  return {
    id: idOf(text('g:link') ?? text('url') ?? ''),
    price: sumOf(reduced ?? first),
    oldPrice: sumOf(old),
    orderable: stock === undefined ? null : stock === 'in_stock' || stock === 'true',
    pieces: text('g:link') === undefined ? null : (sumOf(text('g:unit_pricing_measure')) ?? 1),
  };
}

/** The offer of a variation's page in Markdown, by its facts; a price that is shown otherwise wins. */
function ofProduct(text: string): ToldOffer {
  const fact = (name: string) => new RegExp(`^${name}: "?([^"\n]*)`, 'm').exec(text)?.[1];
  const stock = fact('availability');
  const price = sumOf(fact('price'));
  const shown = sumOf(/^(\d[\d\u00a0]*)\u00a0/m.exec(text)?.[1]);
  return {
    id: idOf(fact('url') ?? ''),
    price: shown === null || shown === price ? price : shown,
    oldPrice: sumOf(fact('old_price')),
    orderable: stock === undefined ? null : stock === 'in_stock',
  };
}

/** A line of a list in Markdown: `- [Kettle](…/product/7.md): 900 000 UZS`. */
function ofLine(line: string): ToldOffer[] {
  const [, address = '', price, old] =
    /^- \[.*\]\((\S+)\): (\d[\d\u00a0]*)[^(]*(?:\(~~(\d[\d\u00a0]*))?/.exec(line) ?? [];
  const id = idOf(address);
  return id === null ? [] : [{ id, price: sumOf(price), oldPrice: sumOf(old), orderable: null }];
}

function idOf(address: string): number | null {
  const [, id] = ID.exec(address) ?? [];
  return id === undefined ? null : Number(id);
}

function sumOf(text: string | undefined): number | null {
  const digits = text?.replace(/\D/g, '');
  return digits ? Number(digits) : null;
}
