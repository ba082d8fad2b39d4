/** Facts of one of its cards. */
export interface CardFacts {
  id: string;
  stock: string;
  amount: string;
  price: string;
  name: string;
  brand: string;
  picture: string;
}

/** Facts of a product page, as they stand in its HTML. */
export interface PageFacts {
  id: string;
  product: string;
  name: string;
  shortName: string;
  sku: string;
  amount: string;
  price: string;
  picture: string;
  summary: string;
  description: string;
  facts: { name: string; value: string }[];
  cards: CardFacts[];
}

export const CARD = /<article class="product-card .*?<\/article>/gs;
export const FACT = /<div><dt>(.*?)<\/dt><dd>(.*?)<\/dd><\/div>/gs;
export const DESCRIPTION = /<div class="expander__body article">(.*?)<\/div><label/s;

/** Reads a rendered product page; what it lacks is an empty text. */
export function factsOf(html: string): PageFacts {
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const [, facts = ''] = /<dl class="facts expander__body">(.*?)<\/dl>/s.exec(html) ?? [];
  return {
    id: first(/ data-item="(\d+)"/),
    product: first(/ data-product="(\d+)"/),
    name: first(/aria-current="page">(.*?)<\/span>/),
    shortName: first(/<h1[^>]*>(.*?)<(?:small|\/h1)>/),
    sku: first(/"sku":"(.*?)"/),
    amount: first(/ data-price="(\d+)"/),
    price: first(/data-part="price">(.*?)</),
    picture: first(/data-thumb="[^"]*\/([^/"]+?)-\d+-\d+\.\w+"/),
    summary: first(/<p class="product__short">(.*?)<\/p>/),
    description: first(DESCRIPTION),
    facts: [...facts.matchAll(FACT)].map(([, name = '', value = '']) => ({ name, value })),
    cards: (html.match(CARD) ?? []).map(cardFactsOf),
  };
}

/** Reads the HTML of a card. */
export function cardFactsOf(html: string): CardFacts {
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return {
    id: first(/ data-item="(\d+)"/),
    stock: first(/ data-stock="(\d+)"/),
    amount: first(/ data-price="(\d+)"/),
    price: first(/data-part="price">(.*?)</),
    name: first(/product-card__action"[^>]*aria-label="[^:"]*: (.*?)"/),
    brand: first(/product-card__brand">(.*?)</),
    picture: first(/\/([^/"]+?)-\d+-\d+\.\w+" srcSet/),
  };
}
