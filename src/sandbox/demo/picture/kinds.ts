import type { Drawings } from './brush/drawing.ts';
import { ACCESSORIES } from './kinds/accessories.ts';
import { APPLIANCES } from './kinds/appliances.ts';
import { AUDIO } from './kinds/audio.ts';
import { BAGS_AND_BOXES } from './kinds/bags-and-boxes.ts';
import { BOTTLES_AND_CARTONS } from './kinds/bottles-and-cartons.ts';
import { BREAD_CHEESE_EGGS } from './kinds/bread-cheese-eggs.ts';
import { DECOR } from './kinds/decor.ts';
import { FRUIT_AND_VEGETABLES } from './kinds/fruit-and-vegetables.ts';
import { FURNITURE } from './kinds/furniture.ts';
import { GADGETS } from './kinds/gadgets.ts';
import { KITCHENWARE_AND_TOOLS } from './kinds/kitchenware-and-tools.ts';
import { PACKED_FOOD } from './kinds/packed-food.ts';
import { PHONES_AND_COMPUTERS } from './kinds/phones-and-computers.ts';
import { SHOES } from './kinds/shoes.ts';
import { TEXTILES } from './kinds/textiles.ts';
import { TOPS_AND_DRESSES } from './kinds/tops-and-dresses.ts';
import { TROUSERS_AND_SKIRTS } from './kinds/trousers-and-skirts.ts';

/** Every drawing by the code of its product kind. */
export const DRAWINGS: Drawings = {
  ...ACCESSORIES,
  ...APPLIANCES,
  ...AUDIO,
  ...BAGS_AND_BOXES,
  ...BOTTLES_AND_CARTONS,
  ...BREAD_CHEESE_EGGS,
  ...DECOR,
  ...FRUIT_AND_VEGETABLES,
  ...FURNITURE,
  ...GADGETS,
  ...KITCHENWARE_AND_TOOLS,
  ...PACKED_FOOD,
  ...PHONES_AND_COMPUTERS,
  ...SHOES,
  ...TEXTILES,
  ...TOPS_AND_DRESSES,
  ...TROUSERS_AND_SKIRTS,
};
