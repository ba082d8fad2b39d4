import type { ComponentType } from 'react';
import { ChangesSection } from './ChangesSection.tsx';
import { ContentSection } from './ContentSection.tsx';
import { CustomersSection } from './CustomersSection.tsx';
import { FaultsSection } from './FaultsSection.tsx';
import { MessagesSection } from './MessagesSection.tsx';
import { OrdersSection } from './OrdersSection.tsx';
import { OverviewSection } from './OverviewSection.tsx';
import { ProductsSection } from './ProductsSection.tsx';
import { ReviewsSection } from './ReviewsSection.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { TimeSection } from './TimeSection.tsx';
import { WebhooksSection } from './WebhooksSection.tsx';

/** A part of the page, whose icon has the name of its id. */
export type SectionEntry = readonly [id: string, title: string, Section: ComponentType];

/** All sections in the order of the menu. */
export const SECTIONS: readonly [SectionEntry, ...SectionEntry[]] = [
  ['overview', 'Overview', OverviewSection],
  ['messages', 'Messages', MessagesSection],
  ['orders', 'Orders', OrdersSection],
  ['products', 'Products', ProductsSection],
  ['content', 'Content', ContentSection],
  ['settings', 'Settings and theme', SettingsSection],
  ['changes', 'Changes', ChangesSection],
  ['reviews', 'Reviews', ReviewsSection],
  ['customers', 'Customers', CustomersSection],
  ['time', 'Time', TimeSection],
  ['faults', 'Faults', FaultsSection],
  ['webhooks', 'Webhooks', WebhooksSection],
];
