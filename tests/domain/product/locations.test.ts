import { expect, test } from 'vitest';
import type { Location } from '#contract/catalogue/franchise.ts';
import { joinLocations } from '#domain/product/locations.ts';

const at = (id: number, count: number, availability: Location['availability']): Location => ({
  id,
  name: { ru: `Branch ${id}` },
  address: { ru: 'Street' },
  coordinate: { latitude: 41, longitude: 69 },
  phone: '',
  workingHours: {},
  availability,
  count,
});

test('[PDP-03] each branch stands once, with the pieces of all stocks that it has', () => {
  const joined = joinLocations([at(1, 4, 'low'), at(2, 0, 'out'), at(1, 3, 'low'), at(3, 0, 'in')]);
  expect(joined).toEqual([at(1, 7, 'in'), at(2, 0, 'out'), at(3, 0, 'in')]);
});

test('pieces that are not counted are there, whatever another stock says', () => {
  expect(joinLocations([at(1, 0, 'out'), at(1, 0, 'in')])).toEqual([at(1, 0, 'in')]);
  expect(joinLocations([at(1, 1, 'low'), at(1, 0, 'out')])).toEqual([at(1, 1, 'low')]);
});
