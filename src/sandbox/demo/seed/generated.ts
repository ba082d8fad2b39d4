import { inAll, type Text } from '#domain/text/every-language.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import type { ProductKind } from '#sandbox/demo/source/kind.ts';
import { assembleShop } from './assemble-shop.ts';
import { combinedSource } from './combined-source.ts';
import { type Candidate, candidates, type ProductPlan, planProduct } from './plan.ts';
import type { Depth } from './seed-context.ts';

interface GeneratedShop {
  name: string;
  securityKey: string;
  /** Exact number of variations. */
  variations: number;
  seed: number;
}

const DEPTH: Depth = { views: [4, 4], sentences: [4, 6], reviews: [1, 5] };

/**
 * A shop of any size in constant memory: all written models again and again, each time with a further model
 * number.
 */
export function createGeneratedSeed({ name, securityKey, variations, seed }: GeneratedShop): ShopSeed {
  const source = combinedSource(name, securityKey, variations);
  return assembleShop(source, seed, DEPTH, () => planEndlessly(source.kinds, variations, seed));
}

function* planEndlessly(
  kinds: readonly ProductKind[],
  variations: number,
  seed: number,
): Generator<ProductPlan> {
  const queues = kinds.map(candidates);
  let firstVariation = 0;
  for (let index = 0; firstVariation < variations; index++) {
    const queue = queues[index % queues.length] ?? [];
    const round = Math.floor(index / queues.length);
    const candidate = queue[round % queue.length];
    if (!candidate)
      throw new Error(
        `A kind at place ${index % queues.length} of the combined shop has no models: give it at least one maker with one.`,
      );
    const plan = planProduct(numbered(candidate, round), index, firstVariation, seed);
    const combinations = plan.combinations.slice(0, variations - firstVariation);
    yield { ...plan, combinations };
    firstVariation += combinations.length;
  }
}

/** The same model under another number: `Galaxy A56` becomes `Galaxy A56 N-1012`. */
function numbered({ kind, brand, model }: Candidate, round: number): Candidate {
  const number = `N-${1001 + round}`;
  const withNumber = (name: Text) => inAll((language) => `${name[language]} ${number}`);
  const next = 'price' in model ? { ...model, name: withNumber(model.name) } : withNumber(model);
  return { kind, brand, model: next };
}
