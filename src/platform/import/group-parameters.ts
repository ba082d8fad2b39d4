import type { FeedParameter } from './feed.ts';
import { kindOfParameter, type ParameterKind, valueText } from './parameter-kind.ts';
import type { PricedOffer } from './priced-offer.ts';

/** A parameter of a group. */
export interface GroupParameter {
  /** The same for every product of the shop that has it. */
  code: string;
  kind: ParameterKind;
  /** As the feed has it. */
  name: string;
  /** Text of each offer in the order of the group; undefined where the offer lacks it. */
  values: (string | undefined)[];
  /** Number of different values, one for all offers that lack it. */
  distinct: number;
}

/** Values of one parameter that a row of characteristics names; more are a range or are cut. */
const MAX_VALUES = 12;

/** The parameters that any offer of the group has, in the order of the feed. */
export function parametersOfGroup(group: readonly PricedOffer[]): GroupParameter[] {
  const found = new Map<string, Omit<GroupParameter, 'distinct'>>();
  for (const [index, { content }] of group.entries()) {
    for (const parameter of content.parameters) {
      const { code, kind } = kindOfParameter(parameter.name);
      const known = found.get(code) ?? {
        code,
        kind,
        name: parameter.name,
        values: group.map(() => undefined),
      };
      found.set(code, known);
      // A parameter may stand more than once in an offer: features, materials.
      const before = known.values[index];
      const text = valueText(parameter);
      known.values[index] = before === undefined || before === text ? text : `${before}, ${text}`;
    }
  }
  return [...found.values()].map((one) => ({ ...one, distinct: new Set(one.values).size }));
}

/**
 * Of each parameter the value, or the values, that the offers have, as a line to read; those of `without` are
 * left out, by their codes.
 */
export function sharedParameters(
  group: readonly PricedOffer[],
  without: ReadonlySet<string>,
): FeedParameter[] {
  return parametersOfGroup(group)
    .filter(({ code }) => !without.has(code))
    .map(({ name, values }) => ({ name, unit: '', value: joined(new Set(values)) }));
}

function joined(values: ReadonlySet<string | undefined>): string {
  const texts = [...values].filter((text) => text !== undefined);
  return rangeOf(texts) ?? texts.slice(0, MAX_VALUES).join(', ');
}

/** `0.5 – 2 кг` for more than three numbers of one unit; undefined for anything else. */
function rangeOf(texts: readonly string[]): string | undefined {
  if (texts.length <= 3) return undefined;
  const parts = texts.map((text) => /^(\d+(?:[.,]\d+)?)(\D*)$/.exec(text));
  const unit = parts[0]?.[2];
  if (unit === undefined || parts.some((part) => part?.[2] !== unit)) return undefined;
  const numbers = parts
    .map((part) => part?.[1] ?? '')
    .sort((a, b) => Number(a.replace(',', '.')) - Number(b.replace(',', '.')));
  return `${numbers[0]} – ${numbers.at(-1)}${unit}`;
}
