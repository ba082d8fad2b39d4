import type { Drawings } from './drawing.ts';
import { ELECTRONICS_A } from './kinds/electronics-a.ts';
import { ELECTRONICS_B } from './kinds/electronics-b.ts';

/** Every drawing by the code of its product kind. */
export const DRAWINGS: Drawings = { ...ELECTRONICS_A, ...ELECTRONICS_B };
