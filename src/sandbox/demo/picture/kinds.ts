import type { Drawings } from './drawing.ts';
import { BOTTLED_FOOD } from './kinds/bottled-food.ts';
import { CLOTHES_A } from './kinds/clothes-a.ts';
import { CLOTHES_B } from './kinds/clothes-b.ts';
import { ELECTRONICS_A } from './kinds/electronics-a.ts';
import { ELECTRONICS_B } from './kinds/electronics-b.ts';
import { FURNITURE } from './kinds/furniture.ts';
import { GADGETS } from './kinds/gadgets.ts';
import { GROCERIES_A } from './kinds/groceries-a.ts';
import { GROCERIES_B } from './kinds/groceries-b.ts';
import { HOME } from './kinds/home.ts';
import { PACKED_FOOD } from './kinds/packed-food.ts';
import { TEXTILES } from './kinds/textiles.ts';

/** Every drawing by the code of its product kind. */
export const DRAWINGS: Drawings = {
  ...ELECTRONICS_A,
  ...ELECTRONICS_B,
  ...CLOTHES_A,
  ...CLOTHES_B,
  ...GROCERIES_A,
  ...GROCERIES_B,
  ...FURNITURE,
  ...HOME,
  ...GADGETS,
  ...PACKED_FOOD,
  ...BOTTLED_FOOD,
  ...TEXTILES,
};
