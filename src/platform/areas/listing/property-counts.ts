import type { Localized } from '#contract/value/primitive.ts';
import type { Shop } from '#platform/store/shop.ts';
import { type Candidate, firstOfEach } from './candidate.ts';
import { type Condition, choose } from './choice.ts';

export type PropertyKind = 'product' | 'variation';

/** A property that products of a list have, with its values and how many products each value leaves. */
export interface CountedProperty {
  id: number;
  name: Localized;
  values: { id: number; name: Localized; color: string | null; count: number }[];
}

interface ValueRow {
  id: number;
  property: number;
  name: string;
  label: string;
  color: string | null;
}

/**
 * The properties of the candidates in the order of their ids. Counts keep all conditions but those on the
 * same property.
 */
export function countProperties(
  shop: Shop,
  kind: PropertyKind,
  candidates: readonly Candidate[],
  conditions: readonly Condition[],
): CountedProperty[] {
  const valuesOf = kind === 'product' ? productValues(shop, candidates) : variationValues(shop, candidates);
  const known = new Set([...valuesOf.values()].flat());
  const rows = readValues(shop, kind, known);
  const everything = countProducts(choose(candidates, conditions), kind, valuesOf);
  const byProperty = Map.groupBy(rows, ({ property }) => property);
  return [...byProperty].map(([id, own]) => {
    const filter = `${kind}Property:${id}`;
    const isChosen = conditions.some((condition) => condition.filter === filter);
    const counts = isChosen
      ? countProducts(choose(candidates, conditions, filter), kind, valuesOf)
      : everything;
    return {
      id,
      name: JSON.parse(own[0]?.name ?? '{}'),
      values: own.map((row) => ({
        id: row.id,
        name: JSON.parse(row.label),
        color: row.color,
        count: counts.get(row.id) ?? 0,
      })),
    };
  });
}

function countProducts(
  chosen: readonly Candidate[],
  kind: PropertyKind,
  valuesOf: ReadonlyMap<number, readonly number[]>,
): Map<number, number> {
  const counts = new Map<number, number>();
  const lastProduct = new Map<number, number>();
  // Candidates of one product stand together, so the last product counted for a value is enough to count each
  // product once.
  for (const { product, variation } of kind === 'product' ? firstOfEach(chosen) : chosen) {
    for (const value of valuesOf.get(kind === 'product' ? product : variation) ?? []) {
      if (lastProduct.get(value) === product) continue;
      lastProduct.set(value, product);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

function productValues(shop: Shop, candidates: readonly Candidate[]): Map<number, number[]> {
  const ids = JSON.stringify([...new Set(candidates.map(({ product }) => product))]);
  return grouped(shop.sql.all<{ owner: number; value: number }>`
    SELECT product AS owner, value FROM product_value
    WHERE shop = ${shop.id} AND product IN (SELECT value FROM json_each(${ids}))`);
}

function variationValues(shop: Shop, candidates: readonly Candidate[]): Map<number, number[]> {
  const ids = JSON.stringify(candidates.map(({ variation }) => variation));
  return grouped(shop.sql.all<{ owner: number; value: number }>`
    SELECT variation AS owner, value FROM variation_value
    WHERE shop = ${shop.id} AND variation IN (SELECT value FROM json_each(${ids}))`);
}

function grouped(rows: readonly { owner: number; value: number }[]): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const { owner, value } of rows) {
    const group = groups.get(owner);
    if (group) group.push(value);
    else groups.set(owner, [value]);
  }
  return groups;
}

function readValues(shop: Shop, kind: PropertyKind, ids: ReadonlySet<number>): ValueRow[] {
  return shop.sql.all<ValueRow>`
    SELECT property_value.id, property.id AS property, name, label, color
    FROM property_value JOIN property ON property.shop = property_value.shop
      AND property.kind = property_value.kind AND property.id = property
    WHERE property_value.shop = ${shop.id} AND property_value.kind = ${kind}
      AND property_value.id IN (SELECT value FROM json_each(${JSON.stringify([...ids])}))
    ORDER BY property.id, property_value.id`;
}
