import type { Text } from '#domain/text/every-language.ts';
import { createRandom, hash, type Random } from '#lib/random.ts';
import type { Axis, AxisValue } from '#sandbox/demo/source/axis.ts';
import type { Model, ProductKind } from '#sandbox/demo/source/kind.ts';

/** No product has more variations than this. */
const MAX_VARIATIONS = 12;

/** A value together with the axis that it is on. */
export interface Choice {
  axis: Axis;
  value: AxisValue;
}

/** Product at a place of the catalogue, before ids, prices and texts are made. */
export interface ProductPlan {
  /** Counts products from 0. */
  index: number;
  /** Counts variations from 0: the place of this product's first one. */
  firstVariation: number;
  kind: ProductKind;
  brand: string;
  model: Text;
  /** Of the plainest variation, in UZS; made from the kind's range where unknown. */
  price: number | undefined;
  /** One for each variation, without repeats. */
  combinations: Choice[][];
}

/** A model of a kind that a product can be made of. */
export interface Candidate {
  kind: ProductKind;
  brand: string;
  model: Model;
}

/**
 * Products of all kinds by turns, until there are `variations` of them or the models run out. Each model is
 * one product.
 */
export function* planProducts(
  kinds: readonly ProductKind[],
  variations: number,
  seed: number,
): Generator<ProductPlan> {
  const queues = kinds.map(candidates);
  let firstVariation = 0;
  let index = 0;
  for (let round = 0; queues.some((queue) => round < queue.length); round++) {
    for (const queue of queues) {
      const candidate = queue[round];
      if (!candidate) continue;
      if (firstVariation >= variations) return;
      const plan = planProduct(candidate, index, firstVariation, seed);
      yield plan;
      index += 1;
      firstVariation += plan.combinations.length;
    }
  }
}

/** The product that a candidate becomes at a place of the catalogue. */
export function planProduct(
  { kind, brand, model }: Candidate,
  index: number,
  firstVariation: number,
  seed: number,
): ProductPlan {
  return {
    index,
    firstVariation,
    kind,
    brand,
    ...('price' in model ? { model: model.name, price: model.price } : { model, price: undefined }),
    combinations: combine(kind.axes, createRandom(hash(seed, 'plan', index))),
  };
}

/** The models of a kind, one of each maker by turns. */
export function candidates(kind: ProductKind): Candidate[] {
  const longest = Math.max(...kind.makers.map((maker) => maker.models.length));
  return Array.from({ length: longest }, (_, row) =>
    kind.makers.flatMap(({ brand, models }) => {
      const model = models[row];
      return model === undefined ? [] : [{ kind, brand, model }];
    }),
  ).flat();
}

function combine(axes: readonly Axis[], random: Random): Choice[][] {
  const counts = axes.map(({ take: [min, max], values }) => Math.min(random.int(min, max), values.length));
  while (counts.reduce((product, count) => product * Math.max(1, count), 1) > MAX_VARIATIONS) {
    const widest = counts.indexOf(Math.max(...counts));
    counts[widest] = (counts[widest] ?? 1) - 1;
  }
  return axes.reduce<Choice[][]>(
    (rows, axis, at) => {
      const values = random.sample(axis.values, counts[at] ?? 0);
      if (values.length === 0) return rows;
      return rows.flatMap((row) => values.map((value) => [...row, { axis, value }]));
    },
    [[]],
  );
}
