import type { Image } from '#contract/value/primitive.ts';
import type { Text } from '#domain/text/every-language.ts';
import { hash } from '#lib/random.ts';
import { pictureImage } from '#sandbox/demo/picture/picture-url.ts';
import type { Choice, ProductPlan } from './plan.ts';
import type { SeedContext } from './seed-context.ts';

/** Colours of packages for kinds that name none. */
const PACKAGE_COLORS = ['#2f6f9f', '#b5483a', '#3f8a4f', '#d9a441', '#6b4f8a', '#4a4f57', '#c7cdd4'];

/** The colour that a variation is drawn in. */
export function pictureColor(plan: ProductPlan, choices: readonly Choice[]): string {
  const chosen = choices.find(({ value }) => value.color)?.value.color;
  if (chosen) return chosen;
  const colors = plan.kind.colors ?? PACKAGE_COLORS;
  return colors[hash(plan.brand, plan.model.ru) % colors.length] ?? '#888888';
}

/** The number by which products of one kind look different. */
export function pictureSeed(plan: ProductPlan, context: SeedContext): number {
  return hash(context.seed, 'picture', plan.index) % 997;
}

/** Views of a variation, 2 to 4; variations of one colour share theirs. */
export function productImages(
  plan: ProductPlan,
  choices: readonly Choice[],
  alt: Text,
  context: SeedContext,
): Image[] {
  const [min, max] = context.depth.views;
  const views = min + (hash(context.seed, 'views', plan.index) % (max - min + 1));
  const color = pictureColor(plan, choices);
  const seed = pictureSeed(plan, context);
  return Array.from({ length: views }, (_, view) => ({
    ...pictureImage({ kind: plan.kind.code, color, view, seed }),
    alt,
  }));
}
