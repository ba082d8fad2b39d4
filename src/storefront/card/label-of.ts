import type { CardModel } from './card-model.ts';

/** Accessible name of a card's button: the action and the product. */
export function labelOf(does: string, { name: { title, gap, suffix } }: CardModel): string {
  return `${does}: ${title}${gap}${suffix}`;
}
