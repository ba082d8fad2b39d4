import { parametersOfGroup } from './group-parameters.ts';
import type { PricedOffer } from './priced-offer.ts';

/**
 * The offer of a group that stands for the product itself: it alone has nothing of what tells the others
 * apart, and it has the id of the group, or its name is the beginning of theirs. Undefined where there is
 * none.
 */
export function baseOfferOf(group: readonly PricedOffer[]): PricedOffer | undefined {
  const distinguishing = parametersOfGroup(group).filter(
    ({ kind, distinct }) => distinct > 1 && !['weight', 'dimension', 'identifier'].includes(kind),
  );
  if (distinguishing.length === 0) return undefined;
  const [base, ...more] = group.filter((_, index) =>
    distinguishing.every(({ values }) => values[index] === undefined),
  );
  if (!base || more.length > 0) return undefined;
  const isNamedAfter = group.every(({ content }) => content.name.startsWith(base.content.name));
  return base.id === base.group || isNamedAfter ? base : undefined;
}
