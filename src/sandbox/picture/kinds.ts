import type { Drawings } from './drawing.ts';
import { CLOTHES_A } from './kinds/clothes-a.ts';
import { CLOTHES_B } from './kinds/clothes-b.ts';
import { ELECTRONICS_A } from './kinds/electronics-a.ts';
import { ELECTRONICS_B } from './kinds/electronics-b.ts';
import { GROCERIES_A } from './kinds/groceries-a.ts';
import { GROCERIES_B } from './kinds/groceries-b.ts';
import { FURNITURE } from './kinds/furniture.ts';
import { HOME } from './kinds/home.ts';

/** Every drawing by the code of its product kind. */
export const DRAWINGS: Drawings = { ...ELECTRONICS_A, ...ELECTRONICS_B, ...CLOTHES_A, ...CLOTHES_B, ...GROCERIES_A, ...GROCERIES_B, ...FURNITURE, ...HOME };
