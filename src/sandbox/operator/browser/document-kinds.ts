import type { z } from 'zod';
import { franchiseSchema } from '#contract/catalogue/franchise.ts';
import {
  bannerSchema,
  bannerTranslationSchema,
  blockSchema,
  collectionSchema,
  menuItemSchema,
  newsSchema,
  staticPageSchema,
} from '#contract/market/market-schema.ts';
import { paymentMethodSchema } from '#contract/order/payment.ts';
import { LANGUAGES, urlSchema } from '#contract/value/primitive.ts';
import { shippingRuleSchema } from '#platform/store/document-kinds.ts';
import { type FieldSpec, LANGUAGE_NAMES, labelOf } from './field.ts';
import { formatCount, formatMoment, formatMoney, textOf } from './format.ts';

// biome-ignore lint/suspicious/noExplicitAny: each kind has its own shape, which the commands check
export type DocumentData = any;

/** A kind of document with the fields of it that can be changed. */
export interface DocumentKind {
  label: string;
  schema: z.ZodType;
  fields: readonly FieldSpec[];
}

const kind = (label: string, schema: z.ZodType, ...names: string[]): DocumentKind => ({
  label,
  schema,
  fields: names.map((name) => ({ name, ...(name === 'content' && { as: 'long' }) })),
});

/** Parts of a banner in one language. */
const SHOWN: readonly FieldSpec[] = [
  { name: 'title' },
  { name: 'text' },
  { name: 'link' },
  { name: 'imageDesktop', label: 'Picture', as: 'picture' },
  { name: 'imageMobile', label: 'Picture on phones', as: 'picture' },
];

/** A banner that is to be: phones show the picture of wide screens where they have none of their own. */
export const NEW_BANNER = {
  schema: bannerTranslationSchema.extend({ imageMobile: urlSchema.optional() }),
  fields: SHOWN,
  value: { title: '', text: '', link: '/', desktopIsActive: true, mobileIsActive: true },
};

/** The banner of a form, the same in all languages. */
export function bannerOf(value: unknown, sort: number) {
  const shown = NEW_BANNER.schema.parse(value);
  const { imageMobile = shown.imageDesktop } = shown;
  const translations = Object.fromEntries(LANGUAGES.map((language) => [language, { ...shown, imageMobile }]));
  return { active: true, endAt: null, sort, translations };
}

/** The fields of a document, of a banner first what it shows in each of its languages. */
export const fieldsOfDocument = ({ fields }: DocumentKind, { translations = {} }: DocumentData) => [
  ...SHOWN.flatMap((spec) =>
    LANGUAGES.filter((language) => translations[language]).map((language) => ({
      ...spec,
      name: `translations.${language}.${spec.name}`,
      label: `${labelOf(spec)}, ${LANGUAGE_NAMES[language]}`,
    })),
  ),
  ...fields,
];

/** All kinds of documents, in the order of their tabs. */
export const KINDS: Readonly<Record<string, DocumentKind>> = {
  banner: kind('Banners', bannerSchema, 'active', 'endAt', 'sort'),
  slide: kind('Slides', bannerSchema, 'active', 'endAt', 'sort'),
  'menu-item': kind('Menus', menuItemSchema, 'name', 'sort'),
  block: kind('Blocks', blockSchema, 'title', 'text', 'sort'),
  collection: kind('Collections', collectionSchema, 'title', 'sort'),
  page: kind('Pages', staticPageSchema, 'title', 'content'),
  news: kind('News', newsSchema, 'title', 'content'),
  'payment-method': kind('Payment', paymentMethodSchema, 'name', 'sort'),
  'shipping-service': kind('Delivery', shippingRuleSchema, 'name', 'active', 'sort'),
  franchise: kind('Branches', franchiseSchema, 'name', 'address', 'pickUp', 'sort'),
};

/** The path part of the commands for a kind of documents. */
export const resourceOf = (name: string) => (name === 'news' ? name : `${name}s`);

/** A banner in the language that the page speaks, or in the first that it has. */
export const translationOf = ({ translations = {} }: DocumentData) =>
  translations.en ?? Object.values(translations)[0];

/** The key of a page is its slug, of all else its id. */
export const keyOf = (name: string, { id, slug }: DocumentData): string | number =>
  name === 'page' ? slug : id;

export const titleOf = (name: string, data: DocumentData): string =>
  textOf(data.title ?? data.name) || translationOf(data)?.title || String(keyOf(name, data));

/** Facts of a document of any kind, in a few words. */
export const noteOf = (data: DocumentData): string =>
  [
    data.active === false && 'off',
    data.type,
    data.link ?? translationOf(data)?.link ?? data.slug ?? data.categorySlug,
    data.icon && `icon ${data.icon}`,
    data.variationIds && `${formatCount(data.variationIds.length)} variations`,
    data.held ? 'held card' : (data.gatewayType ?? data.kind),
    data.freeFrom != null && `free from ${formatMoney(data.freeFrom)}`,
    data.phone,
    data.endAt && `ends ${formatMoment(data.endAt)}`,
  ]
    .filter(Boolean)
    .join(' · ');
