/** A product that has the words of a search. */
export interface Hit {
  id: number;
  category: number;
  brand: number | null;
  /** 1 with whole words in its name, 2 with beginnings, 3 with words in its description. */
  place: number;
  /** 1 where any of it can be bought now. */
  available: 0 | 1;
}

/** Brands and categories that the words of a search name. */
export interface NamedInSearch {
  brands: ReadonlySet<number>;
  /** Categories, with all below them. */
  categories: ReadonlySet<number>;
  /** The topmost category above one. */
  sectionOf: (category: number) => number;
}

/**
 * The best first: by place, then those of a brand that is named, and those of a category that is named; where
 * none is, those of the section that has most of the nearest hits, since a brand alone means what its maker
 * is known for; then what can be bought. Those that are alike keep their order.
 */
export function rankHits<One extends Hit>(hits: readonly One[], named: NamedInSearch): One[] {
  const { brands, categories, sectionOf } = named;
  const nearest = Math.min(...hits.map(({ place }) => place));
  const best = hits.filter(({ place }) => place === nearest);
  const isNamed = best.some(({ category }) => categories.has(category));
  const sections = Map.groupBy(best, ({ category }) => sectionOf(category));
  const [main] = [...sections].sort(([, one], [, other]) => other.length - one.length)[0] ?? [];
  const fits = ({ category, brand }: One) =>
    Number(brand !== null && brands.has(brand)) +
    Number(isNamed ? categories.has(category) : sectionOf(category) === main);
  return [...hits].sort(
    (one, other) => one.place - other.place || fits(other) - fits(one) || other.available - one.available,
  );
}
