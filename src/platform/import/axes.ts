import { type GroupParameter, parametersOfGroup } from './group-parameters.ts';
import { KINDS, type ParameterKind } from './parameter-kind.ts';
import type { PricedOffer } from './priced-offer.ts';

/** Choices that distinguish the offers of a group. */
export interface Axis {
  /** The same for every product of the shop that has it. */
  code: string;
  kind: ParameterKind | 'offer';
  /** As the feed has it; empty for offers themselves. */
  name: string;
  /** Value of each offer, in the order of the group. */
  values: string[];
}

/** More choices than this nobody makes for one product. */
const MAX_AXES = 4;

/** Parameters of which a choice is looked for: the best ones, so that a group of hundreds is quickly done. */
const MAX_CANDIDATES = 12;

const NO_VALUE = '—';

/**
 * Finds the choices of a shopper. Colour and size wherever every offer has them and they differ: nobody buys a
 * colour unseen. Of all other parameters the fewest that tell the offers apart; a dimension, a weight and an
 * article number, in this order, only where nothing before them does. Where no parameters tell the offers
 * apart, or only article numbers do, their names do; then their article numbers.
 */
export function axesOf(group: readonly PricedOffer[]): Axis[] {
  if (group.length < 2) return [];
  const differing = parametersOfGroup(group)
    .filter(({ distinct, values }) => distinct > 1 && !values.every(isInternal))
    .sort((a, b) => rankOf(a) - rankOf(b) || a.distinct - b.distinct);
  const always = differing.filter(
    ({ code, values }) => (code === 'color' || code === 'size') && !values.includes(undefined),
  );
  const others = differing.filter((one) => !always.includes(one)).slice(0, MAX_CANDIDATES);
  const chosen = cheapest(always, others, group.length);
  const hasOwnNames = new Set(group.map(({ content }) => content.name)).size === group.length;
  const isNamedBetter = hasOwnNames && chosen?.some(({ kind }) => kind === 'identifier');
  if (chosen && !isNamedBetter) return chosen.sort((a, b) => rankOf(a) - rankOf(b)).map(toAxis);
  return [...always.map(toAxis), offerAxis(group)];
}

function toAxis({ code, kind, name, values }: GroupParameter): Axis {
  return { code, kind, name, values: values.map((value) => value ?? NO_VALUE) };
}

const rankOf = ({ kind }: GroupParameter) => KINDS.indexOf(kind);

/** `always` and as few and as good of the others as tell all offers apart; undefined where none do. */
function cheapest(
  always: readonly GroupParameter[],
  others: readonly GroupParameter[],
  size: number,
): GroupParameter[] | undefined {
  let best: { set: GroupParameter[]; cost: number[] } | undefined;
  for (const added of subsets(others, MAX_AXES - always.length)) {
    const set = [...always, ...added];
    const cost = costOf(added);
    if ((!best || isLess(cost, best.cost)) && tellsApart(set, size)) best = { set, cost };
  }
  return best?.set;
}

/** Demerits of a choice, the worst first. */
function costOf(set: readonly GroupParameter[]): number[] {
  const count = (kind: ParameterKind) => set.filter((one) => one.kind === kind).length;
  return [
    count('identifier'),
    count('weight'),
    count('dimension'),
    set.filter(({ values }) => values.includes(undefined)).length,
    set.length,
    set.reduce((sum, { distinct }) => sum + distinct, 0),
  ];
}

function isLess(cost: readonly number[], than: readonly number[]): boolean {
  const at = cost.findIndex((value, index) => value !== than[index]);
  return at !== -1 && (cost[at] ?? 0) < (than[at] ?? 0);
}

/** All sets of at most so many of the parameters, the empty one too. */
function* subsets(all: readonly GroupParameter[], most: number): Generator<GroupParameter[]> {
  yield [];
  if (most <= 0) return;
  for (const [index, one] of all.entries())
    for (const rest of subsets(all.slice(index + 1), most - 1)) yield [one, ...rest];
}

function tellsApart(set: readonly GroupParameter[], size: number): boolean {
  if (set.reduce((product, { distinct }) => product * distinct, 1) < size) return false;
  const keys = new Set<string>();
  for (let index = 0; index < size; index += 1)
    keys.add(JSON.stringify(set.map(({ values }) => values[index] ?? null)));
  return keys.size === size;
}

function offerAxis(group: readonly PricedOffer[]): Axis {
  const candidates = [namesOf(group), group.map(({ content }) => content.sku), group.map(({ id }) => id)];
  const unique = candidates.find(
    (values) => new Set(values).size === group.length && !values.every(isInternal),
  );
  const numbers = group.map((_, index) => String(index + 1));
  return { code: 'variant', kind: 'offer', name: '', values: unique ?? numbers };
}

/** Ends of the offers' names, behind that of their product: of `Bra (A)` the `A`. */
function namesOf(group: readonly PricedOffer[]): string[] {
  const names = group.map(({ content }) => content.name);
  const ends = group.map(({ content: { name, product } }) =>
    product !== '' && name.startsWith(product) ? name.slice(product.length).trim() : '',
  );
  if (ends.includes('')) return names;
  return ends.map((end) => /^\(([^()]+)\)$|^[-–—,:/]\s*(.+)$/.exec(end)?.slice(1).find(Boolean) ?? end);
}

/** Ids that programs make for themselves say nothing to a shopper. */
function isInternal(value: string | undefined): boolean {
  return (
    value !== undefined && /^[\da-f]{8}-[\da-f]{4}(?:-[\da-f]{4}){2}-[\da-f]{12}$|^[\da-f]{24,}$/i.test(value)
  );
}
