/** Offer as structured data tell it; null where they do not say it. */
export interface ToldOffer {
  /** The variation; null where the address names none. */
  id: number | null;
  price: number | null;
  oldPrice: number | null;
  orderable: boolean | null;
}

/** The address of a variation's page: its id. */
const VARIATION = /\/product(?:-variation)?\/(\d+)(?:[/?#]|$)/;
const ORDERABLE = /\/(?:InStock|LimitedAvailability|InStoreOnly|OnlineOnly|PreOrder|PreSale|BackOrder)$/;

const OFFER = '{"@type":"Offer"';

/**
 * Every offer of the structured data in a script, whose bytes are its characters. Throws a SyntaxError where
 * an offer cannot be read. Offers are read alone, since the rest of the script is five times as long; the
 * full script is where anything of it may be spelled another way.
 */
export function toldOffers(latin1: string): ToldOffer[] {
  const told: ToldOffer[] = [];
  let read = 0;
  for (let at = latin1.indexOf(OFFER); at >= 0; at = latin1.indexOf(OFFER, at + 1), read += 1)
    told.push(readOffer(JSON.parse(latin1.slice(at, endOfObject(latin1, at)))));
  if (read === namedOffers(latin1)) return told;
  const all: ToldOffer[] = [];
  collect(JSON.parse(latin1), all);
  return all;
}

/** Count of the word, alone or as a part of another; infinite where letters may be escaped. */
function namedOffers(latin1: string): number {
  if (latin1.includes('\\u00')) return Number.POSITIVE_INFINITY;
  let count = 0;
  for (let at = latin1.indexOf('Offer"'); at >= 0; at = latin1.indexOf('Offer"', at + 1)) count += 1;
  return count;
}

/** Behind the object that begins at `from`; at the end of the text where it does not end. */
function endOfObject(json: string, from: number): number {
  let depth = 0;
  for (let at = from; at < json.length; at += 1) {
    const letter = json[at];
    if (letter === '"') at = endOfString(json, at);
    else if (letter === '{') depth += 1;
    else if (letter === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return json.length;
}

/** The closing quote of the string that begins at `from`. */
function endOfString(json: string, from: number): number {
  let end = json.indexOf('"', from + 1);
  while (end > 0 && json[end - 1] === '\\') {
    let slashes = 1;
    while (json[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) break;
    end = json.indexOf('"', end + 1);
  }
  return end < 0 ? json.length : end;
}

function collect(node: unknown, told: ToldOffer[]): void {
  if (typeof node !== 'object' || node === null) return;
  if ('@type' in node && node['@type'] === 'Offer') told.push(readOffer({ ...node }));
  else for (const value of Object.values(node)) collect(value, told);
}

function readOffer({ url, price, availability, priceSpecification }: Record<string, unknown>): ToldOffer {
  const [, id] = VARIATION.exec(String(url)) ?? [];
  return {
    id: id === undefined ? null : Number(id),
    price: amountOf(price),
    oldPrice: struckPrice(priceSpecification),
    orderable: typeof availability === 'string' ? ORDERABLE.test(availability) : null,
  };
}

/** The price that is struck through, as search engines want to be told of it. */
function struckPrice(specifications: unknown): number | null {
  for (const one of [specifications].flat())
    if (typeof one === 'object' && one !== null && 'priceType' in one && 'price' in one)
      if (/(?:Strikethrough|List)Price$/.test(String(one.priceType))) return amountOf(one.price);
  return null;
}

function amountOf(price: unknown): number | null {
  return typeof price === 'number' || typeof price === 'string' ? Number(price) : null;
}
