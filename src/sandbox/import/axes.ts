import { isColorName } from './color-name.ts';
import type { FeedParameter } from './feed.ts';
import { slugOf } from './slug.ts';
import type { PricedOffer } from './staging.ts';

/** What tells the offers of a group apart. */
export interface Axis {
  /** The same for every product of the shop that has it. */
  code: string;
  kind: 'color' | 'size' | 'parameter' | 'offer';
  name: string;
  /** Value of each offer, in the order of the group. */
  values: string[];
}

/** More choices than this nobody makes for one product. */
const MAX_AXES = 4;

const NO_VALUE = '—';

/** The grid of sizes like S and XL, which a shopper knows without its name. */
const INTERNATIONAL = /^int$/i;

/**
 * The parameters that differ within a group: colour and size first, then those with the fewest values. A
 * parameter with a value of its own for every offer, like a part number, is taken only where offers could not
 * be told apart without it; where nothing tells them apart, their names do, or their article numbers.
 */
export function axesOf(group: readonly PricedOffer[]): Axis[] {
  if (group.length < 2) return [];
  const axes: Axis[] = [];
  for (const axis of differing(group)) {
    const distinct = new Set(axis.values).size;
    const needed = !tellsApart(group, axes);
    if (axes.length < MAX_AXES && (needed || axis.kind !== 'parameter' || distinct < group.length))
      axes.push(axis);
  }
  if (tellsApart(group, axes)) return axes;
  return [...axes.slice(0, MAX_AXES - 1), offerAxis(group)];
}

/**
 * Of each parameter the value, or the values, that the offers have, as a line to read; what is an axis is
 * left out.
 */
export function sharedParameters(group: readonly PricedOffer[], axes: readonly Axis[]): FeedParameter[] {
  const codes = new Set(axes.map(({ code }) => code));
  const values = new Map<string, { name: string; texts: Set<string> }>();
  for (const { content } of group) {
    for (const parameter of content.parameters) {
      const code = codeOf(parameter.name);
      if (codes.has(code)) continue;
      const known = values.get(code) ?? { name: parameter.name, texts: new Set() };
      values.set(code, known);
      known.texts.add(textOf(parameter));
    }
  }
  return [...values.values()].map(({ name, texts }) => ({
    name,
    unit: '',
    value: [...texts].slice(0, 12).join(', '),
  }));
}

function differing(group: readonly PricedOffer[]): Axis[] {
  const found = new Map<string, Axis>();
  for (const [index, { content }] of group.entries()) {
    for (const parameter of content.parameters) {
      const code = codeOf(parameter.name);
      const axis = found.get(code) ?? {
        code,
        kind: kindOf(code),
        name: parameter.name,
        values: group.map(() => NO_VALUE),
      };
      found.set(code, axis);
      // A parameter may stand more than once in an offer: features, materials.
      axis.values[index] =
        axis.values[index] === NO_VALUE ? textOf(parameter) : `${axis.values[index]}, ${textOf(parameter)}`;
    }
  }
  const rank = { color: 0, size: 1, parameter: 2, offer: 3 };
  return [...found.values()]
    .map((axis) => ({ axis, distinct: new Set(axis.values).size }))
    .filter(({ distinct }) => distinct > 1)
    .sort((a, b) => rank[a.axis.kind] - rank[b.axis.kind] || a.distinct - b.distinct)
    .map(({ axis }) => axis);
}

function offerAxis(group: readonly PricedOffer[]): Axis {
  const candidates = [
    (one: PricedOffer) => one.content.name,
    (one: PricedOffer) => one.content.sku,
    (one: PricedOffer) => one.id,
  ];
  const unique = candidates
    .map((read) => group.map(read))
    .find((values) => new Set(values).size === group.length);
  return { code: 'variant', kind: 'offer', name: '', values: unique ?? group.map(({ id }) => id) };
}

function tellsApart(group: readonly PricedOffer[], axes: readonly Axis[]): boolean {
  return (
    new Set(group.map((_, index) => JSON.stringify(axes.map(({ values }) => values[index])))).size ===
    group.length
  );
}

function kindOf(code: string): Axis['kind'] {
  return code === 'color' || code === 'size' ? code : 'parameter';
}

function codeOf(name: string): string {
  if (isColorName(name)) return 'color';
  if (/^размер(?:\s|$)|^size$|^oʻlcham|^o'lcham/i.test(name)) return 'size';
  return slugOf(name) || name;
}

function textOf({ value, unit }: FeedParameter): string {
  const text = value.replace(/\s+/g, ' ');
  return unit === '' || INTERNATIONAL.test(unit) || text.endsWith(unit) ? text : `${text} ${unit}`;
}
