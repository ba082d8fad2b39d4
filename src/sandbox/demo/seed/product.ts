import type { Product, Variation, VariationProperty } from '#contract/catalogue/catalogue-schema.ts';
import { inAll, type Text } from '#domain/text/every-language.ts';
import { createRandom, hash, type Random } from '#lib/random.ts';
import { daysBefore } from '#sandbox/demo/source/epoch.ts';
import { ean13 } from './barcode.ts';
import { writeDescription } from './description.ts';
import type { Choice, ProductPlan } from './plan.ts';
import { type Pricing, priceProduct, tiersOf, variationPrice } from './price.ts';
import { productImages } from './product-picture.ts';
import { productReviews, ratingOf } from './review.ts';
import { departmentOf } from './seed-category.ts';
import { type SeedContext, valueKey } from './seed-context.ts';
import { asText, fillPlaces, toSlug } from './seed-text.ts';
import { WORDS } from './shared-words.ts';

/**
 * The product of a plan, whole. It depends on the plan and the shop's seed only, so products can be made in
 * any order.
 */
export function makeProduct(plan: ProductPlan, context: SeedContext): Product {
  const { kind } = plan;
  const random = createRandom(hash(context.seed, 'product', plan.index));
  const name = fillPlaces(kind.name, { brand: asText(plan.brand), model: plan.model });
  const characteristics = [
    { name: WORDS.brand, value: asText(plan.brand) },
    ...kind.characteristics.map((row) => ({ name: row.name, value: random.pick(row.values) })),
  ];
  const sentences = random.sample(kind.sentences, random.int(...context.depth.sentences));
  const pricing = priceProduct(plan, random);
  const supplierId = random.pick(context.supplierIds);
  return {
    id: context.ids.product + plan.index,
    name,
    description: writeDescription(name, sentences, random),
    shortDescription: sentences[0] ?? name,
    categoryId: mustHave(context.categoryIds, kind.category, `category of the kind ${kind.code}`),
    brandId: context.brandIds.get(plan.brand) ?? null,
    supplierId,
    minOrder: kind.minOrder ?? 1,
    // Of a department, so that a phone's neighbours are its chargers too.
    crossSellTags: [departmentOf(context.source.categories, kind.category), toSlug(plan.brand)].filter(
      (tag) => tag !== '',
    ),
    characteristics,
    rating: ratingOf(productReviews(plan, context)),
    ...(random.chance(0.1) ? { seo: { title: fillPlaces(WORDS.seoTitle, { name }) } } : {}),
    updatedAt: daysBefore(random.int(0, 200), random.int(0, 40_000)),
    variations: plan.combinations.map((choices, at) =>
      makeVariation({ plan, choices, at, name, pricing, supplierId, random }, context),
    ),
  };
}

interface VariationDraft {
  plan: ProductPlan;
  choices: Choice[];
  at: number;
  name: Text;
  pricing: Pricing;
  supplierId: number;
  random: Random;
}

function makeVariation(
  { plan, choices, at, name, pricing, supplierId, random }: VariationDraft,
  context: SeedContext,
): Variation {
  const { kind } = plan;
  const place = plan.firstVariation + at;
  const id = context.ids.variation + place;
  const variationName = inAll((language) =>
    [name[language], ...choices.map((choice) => labelInName(choice, language))].join(', '),
  );
  const factor = choices.reduce((product, { value }) => product * (value.priceFactor ?? 1), 1);
  const { newPrice, oldPrice } = variationPrice(pricing, factor, kind.price.step);
  return {
    id,
    name: variationName,
    sku: `${context.skuPrefix}-${kind.code.slice(0, 3).toUpperCase()}-${id}`,
    barcode: ean13(id),
    unit: kind.unit,
    images: productImages(plan, choices, variationName, context),
    videos: [],
    properties: choices.map((choice) => property(choice, context)),
    stock: { id: context.ids.stock + place, count: stockCount(random, kind.minOrder ?? 1), supplierId },
    tracking: !random.chance(0.04),
    newPrice,
    oldPrice,
    tiers: tiersOf(kind, newPrice),
  };
}

/** Colours are adjectives inside a name; sizes and memories stay as they are written. */
function labelInName({ axis, value }: Choice, language: keyof Text): string {
  return axis.code === 'color' ? value.label[language].toLowerCase() : value.label[language];
}

function property({ axis, value }: Choice, context: SeedContext): VariationProperty {
  const key = valueKey(axis.code, value.label.ru);
  return {
    code: axis.code,
    name: axis.name,
    value: {
      id: mustHave(context.valueIds, key, 'value of an axis'),
      label: value.label,
      ...(value.color ? { settings: { type: 'color' as const, color: value.color } } : {}),
    },
  };
}

/** Some are sold out, some nearly so. */
function stockCount(random: Random, minOrder: number): number {
  const draw = random.next();
  if (draw < 0.08) return 0;
  return draw < 0.2 ? random.int(1, 4) * minOrder : random.int(6, 180) * minOrder;
}

function mustHave(ids: ReadonlyMap<string, number>, key: string, what: string): number {
  const id = ids.get(key);
  if (id === undefined)
    throw new Error(`The shop's source has no "${key}" (${what}): add it or correct the spelling.`);
  return id;
}
