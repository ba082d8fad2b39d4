/** What structured data tell of an offer; null where they do not say it. */
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

/** Every offer of the structured data in a script, whose bytes are its characters. Throws a SyntaxError. */
export function toldOffers(latin1: string): ToldOffer[] {
  const told: ToldOffer[] = [];
  collect(JSON.parse(latin1), told);
  return told;
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
