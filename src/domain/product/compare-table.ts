/** A characteristic of a product, in the words of the page. */
export interface Fact {
  name: string;
  value: string;
}

/** A characteristic of several products, a value each; empty where a product has none. */
export interface CompareRow {
  name: string;
  values: readonly string[];
  /** True if the products differ in it. */
  differs: boolean;
}

/**
 * The characteristics of products side by side, in the order in which they are first named. Names and values
 * are the same however they are spaced and whichever letters are capitals.
 */
export function compareRows(products: readonly (readonly Fact[])[]): CompareRow[] {
  const rows = new Map<string, { name: string; values: string[][] }>();
  for (const [at, facts] of products.entries()) {
    for (const { name, value } of facts) {
      if (name.trim() === '' || value.trim() === '') continue;
      const row = rows.get(plain(name)) ?? { name: name.trim(), values: products.map(() => []) };
      rows.set(plain(name), row);
      const own = row.values[at];
      if (own && !own.some((one) => plain(one) === plain(value))) own.push(value.trim());
    }
  }
  return [...rows.values()].map(({ name, values }) => ({
    name,
    values: values.map((own) => own.join(', ')),
    differs: new Set(values.map((own) => plain(own.join(', ')))).size > 1,
  }));
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Categories whose products have at least this share of all their characteristics in common are compared. */
const COMMON_SHARE = 0.5;

/** Products that can be compared, in their order, with the categories that they are of. */
export interface CompareGroup<Product> {
  categoryIds: readonly number[];
  products: readonly Product[];
}

interface Comparable {
  categoryId: number;
  facts: readonly Fact[];
}

/**
 * Sorts products by what they can be compared with: those of their category, and those of categories with
 * much the same characteristics, like telephones of two makers. Groups stand as their first product does.
 */
export function compareGroups<Product extends Comparable>(
  products: readonly Product[],
): CompareGroup<Product>[] {
  const groups: { names: ReadonlySet<string>; categoryIds: number[] }[] = [];
  for (const categoryId of new Set(products.map((product) => product.categoryId))) {
    const own = products.filter((product) => product.categoryId === categoryId);
    const names = new Set(own.flatMap(({ facts }) => facts.map(({ name }) => plain(name))));
    const group = groups.find((one) => commonShare(one.names, names) >= COMMON_SHARE);
    if (group) group.categoryIds.push(categoryId);
    else groups.push({ names, categoryIds: [categoryId] });
  }
  return groups.map(({ categoryIds }) => ({
    categoryIds,
    products: products.filter(({ categoryId }) => categoryIds.includes(categoryId)),
  }));
}

/** Share of all names that two sets have in common, from 0 to 1. */
function commonShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((name) => other.has(name)).length;
  return common === 0 ? 0 : common / (one.size + other.size - common);
}
