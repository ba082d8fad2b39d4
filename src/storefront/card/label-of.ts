import type { CardModel } from './card-model.ts';

/** What a button of a card does, and with which of the many products on the page. */
export function labelOf(does: string, { name: { title, gap, telling } }: CardModel): string {
  return `${does}: ${title}${gap}${telling}`;
}
