import type { z } from 'zod';
import { franchiseSchema } from '#contract/catalogue/franchise.ts';
import {
  bannerSchema,
  blockSchema,
  collectionSchema,
  menuItemSchema,
  newsSchema,
  staticPageSchema,
} from '#contract/market/market-schema.ts';
import { paymentMethodSchema } from '#contract/order/payment.ts';
import { shippingRuleSchema } from '#platform/store/document-kinds.ts';
import type { FieldSpec } from './field.ts';
import { formatCount, formatMoney } from './format.ts';

// biome-ignore lint/suspicious/noExplicitAny: each kind has its own shape, which the commands check
export type DocumentData = any;

/** How a kind of document is shown and changed. */
export interface DocumentKind {
  label: string;
  schema: z.ZodType;
  /** The first one is the title, unless it is shown by pictures. */
  fields: readonly FieldSpec[];
  /** Said beside the title; what is left out is shown by its picture. */
  note?: (data: DocumentData) => string;
}

const SORT: FieldSpec = { name: 'sort', label: 'Place in the order' };
const NAME: FieldSpec = { name: 'name', label: 'Name' };
const TITLE: FieldSpec = { name: 'title', label: 'Title' };
const TEXT: FieldSpec = { name: 'text', label: 'Text' };
const CONTENT: FieldSpec = { name: 'content', label: 'Content (HTML)', as: 'long' };
const ADDRESS: FieldSpec = { name: 'address', label: 'Address' };
const OFFERED: FieldSpec = { name: 'active', label: 'Offered' };
const PICK_UP: FieldSpec = { name: 'pickUp', label: 'Orders can be fetched here' };
const BANNER = [{ name: 'active', label: 'Shown' }, { name: 'endAt', label: 'Ends at' }, SORT];

const kind = (
  label: string,
  schema: z.ZodType,
  fields: readonly FieldSpec[],
  note?: (data: DocumentData) => string,
): DocumentKind => ({ label, schema, fields, ...(note && { note }) });

const joined = (...parts: unknown[]) => parts.filter(Boolean).join(' · ');

/** All kinds of documents, in the order of their tabs. */
export const KINDS: Readonly<Record<string, DocumentKind>> = {
  banner: kind('Banners', bannerSchema, BANNER),
  slide: kind('Slides', bannerSchema, BANNER),
  'menu-item': kind('Menus', menuItemSchema, [NAME, SORT], ({ link, slug }) => link ?? `/${slug}`),
  block: kind('Blocks', blockSchema, [TITLE, TEXT, SORT], ({ icon }) => `icon ${icon}`),
  collection: kind('Collections', collectionSchema, [TITLE, SORT], ({ variationIds, categorySlug }) =>
    joined(`${formatCount(variationIds.length)} variations`, categorySlug),
  ),
  page: kind('Pages', staticPageSchema, [TITLE, CONTENT], ({ slug }) => `/page/${slug}`),
  news: kind('News', newsSchema, [TITLE, CONTENT], ({ type, slug }) => joined(type, slug)),
  'payment-method': kind('Payment', paymentMethodSchema, [NAME, SORT], ({ held, gatewayType }) =>
    held ? 'held card' : gatewayType,
  ),
  'shipping-service': kind('Delivery', shippingRuleSchema, [NAME, OFFERED, SORT], (service) =>
    joined(
      service.kind,
      !service.active && 'off',
      service.freeFrom !== null && `free from ${formatMoney(service.freeFrom)}`,
    ),
  ),
  franchise: kind('Branches', franchiseSchema, [NAME, ADDRESS, PICK_UP, SORT], ({ phone }) => phone),
};

/** The path part of the commands for a kind of documents. */
export const resourceOf = (name: string) => (name === 'news' ? name : `${name}s`);
