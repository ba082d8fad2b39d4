import type { ListedVariation } from '#contract/catalogue/listing.ts';

/** An addition to a product, as far as the choice of it goes. */
export type Modifier = Pick<ListedVariation, 'productId'> & { variation: { id: number } };

/** True for a modifier that is among the chosen ones. */
export function isChosen(chosen: readonly Modifier[], { variation }: Modifier): boolean {
  return chosen.some((one) => one.variation.id === variation.id);
}

/**
 * The chosen modifiers after one was pressed: it comes in or goes out. Of a parent product one can be chosen,
 * so another variation of it makes room.
 */
export function toggleModifier<One extends Modifier>(chosen: readonly One[], pressed: One): One[] {
  const others = chosen.filter(({ productId }) => productId !== pressed.productId);
  return isChosen(chosen, pressed) ? others : [...others, pressed];
}
