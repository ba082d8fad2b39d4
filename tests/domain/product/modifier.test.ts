import { expect, test } from 'vitest';
import { isChosen, toggleModifier } from '#domain/product/modifier.ts';

const aModifier = (id: number, productId = id) => ({ productId, variation: { id } });

test('[PDP-11] a press chooses a modifier, and the next lets go of it', () => {
  const chosen = toggleModifier([aModifier(1)], aModifier(2));
  expect(chosen).toEqual([aModifier(1), aModifier(2)]);
  expect([isChosen(chosen, aModifier(2)), isChosen(chosen, aModifier(3))]).toEqual([true, false]);
  expect(toggleModifier(chosen, aModifier(1))).toEqual([aModifier(2)]);
});

test('[PDP-11] of a parent product one modifier is chosen', () => {
  const chosen = [aModifier(1), aModifier(21, 2)];
  expect(toggleModifier(chosen, aModifier(22, 2))).toEqual([aModifier(1), aModifier(22, 2)]);
});
