import { changes } from './changes-section.ts';
import { content } from './content-section.ts';
import { customers } from './customers-section.ts';
import { faults } from './faults-section.ts';
import { messages } from './messages-section.ts';
import { orders } from './orders-section.ts';
import { overview } from './overview-section.ts';
import { products } from './products-section.ts';
import { reviews } from './reviews-section.ts';
import type { Section } from './section.ts';
import { settings } from './settings-section.ts';
import { time } from './time-section.ts';
import { webhooks } from './webhooks-section.ts';

/** All sections in the order of the menu; the first ones stand in the bar of a phone. */
export const SECTIONS: readonly Section[] = [
  overview,
  messages,
  orders,
  products,
  content,
  settings,
  changes,
  reviews,
  customers,
  time,
  faults,
  webhooks,
];
