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
 * Finds the choices of a shopper: colour and size wherever every offer has them and they differ, since nobody
 * buys a colour unseen; of all other parameters the fewest that tell the offers apart, a dimension, a weight
 * and an article number, in this order, only where nothing before them does. Where no parameters tell the
 * offers apart, their names do, or their article numbers.
 */
export function axesOf(group: readonly PricedOffer[]): Axis[] {
  if (group.length < 2) return [];
  const differing = parametersOfGroup(group)
    .filter(({ distinct }) => distinct > 1)
    .sort((a, b) => rankOf(a) - rankOf(b) || a.distinct - b.distinct);
  const always = differing.filter(
    ({ code, values }) => (code === 'color' || code === 'size') && !values.includes(undefined),
  );
  const others = differing.filter((one) => !always.includes(one)).slice(0, MAX_CANDIDATES);
  const chosen = cheapest(always, others, group.length);
  if (chosen) return chosen.sort((a, b) => rankOf(a) - rankOf(b)).map(toAxis);
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
