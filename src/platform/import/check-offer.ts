import type { Language } from '#contract/value/primitive.ts';
import { parseAmount } from './amount.ts';
import type { Correction, FeedOffer, FeedParameter, FeedShop } from './feed.ts';
import { nestingOf, withoutTags } from './markup.ts';
import { namedParameters } from './named-field.ts';
import { OfferFault } from './offer-fault.ts';
import { pricesOf } from './offer-price.ts';
import { splitPictures } from './picture-list.ts';
import { plainField } from './plain-field.ts';
import { countOf } from './stock-count.ts';
import { pictureUrl, shopBase } from './web-url.ts';

/** An offer that can be sold, its prices still in its own currency. */
export interface Offer {
  id: string;
  line: number;
  /** Empty where it stands alone. */
  group: string;
  /** Ids as the feed has them; the currency empty where the feed's main one is meant. */
  category: string;
  currency: string;
  price: number;
  /** The price before the discount; equal to `price` where there is none. */
  oldPrice: number;
  vendor: string;
  /** Pieces; null where the feed does not count them. */
  count: number | null;
  minOrder: number;
  content: OfferContent;
}

/** Fields of an offer that are only shown. */
export interface OfferContent {
  name: string;
  /** Name of the product of its group; empty where the feed has none. */
  product: string;
  description: string;
  sku: string;
  barcode: string;
  /** Name of one piece; empty where the feed does not say. */
  unit: string;
  pictures: string[];
  parameters: FeedParameter[];
  /** Base of the addresses in the description. */
  base: string;
}

interface CheckOptions {
  /** Of the feed's texts. */
  language: Language;
  /** Of prices that name none; empty where nothing says it yet. */
  currency: string;
}

/** Result of a check: the shop itself has taken a `disabled` offer off sale. */
export type Checked =
  | { kind: 'good'; offer: Offer; corrections: readonly Correction[] }
  | { kind: 'left out'; fault: Correction }
  | { kind: 'disabled' };

const MAX_ID = 200;
const MAX_NAME = 500;
const MAX_DESCRIPTION = 200_000;
const MAX_PARAMETER = 2_000;
const MAX_PARAMETERS = 200;
const MAX_PICTURES = 30;

/**
 * Elements of a description within each other; markup that is deeper says nothing, and takes long to clean.
 */
const MAX_NESTING = 100;

/**
 * The offer with its texts read, or why it is left out. What is wrong in a minor field is put right and
 * noted.
 */
export function checkOffer(feed: FeedOffer, shop: FeedShop, { language, currency }: CheckOptions): Checked {
  const { fields } = feed;
  if (fields.get('disabled') === 'true' || fields.get('productActivity') === 'N') return { kind: 'disabled' };
  try {
    const corrections = [...feed.corrections];
    const correct = (reason: string, value = '') => void corrections.push({ reason, value });
    return { kind: 'good', offer: toOffer(feed, shop, { language, currency }, correct), corrections };
  } catch (error) {
    if (!(error instanceof OfferFault)) throw error;
    return { kind: 'left out', fault: { reason: error.message, value: error.value.slice(0, 80) } };
  }
}

/** Leaves out an offer whose letters became question marks before the feed was written. */
function tellLostLetters(name: string, correct: Correct): void {
  const marks = name.match(/\?/g)?.length ?? 0;
  const words = name.match(/(?<![^\s("«])\?{2,}(?![^\s)"».,])/g) ?? [];
  if (words.length === 0 || (marks < 3 && words.length < 2)) return;
  if (marks * 3 >= name.replace(/\s/g, '').length)
    throw new OfferFault(
      'its name is made of question marks: its letters were lost before the feed was written; write it in UTF-8',
      name,
    );
  correct('its name has words of question marks, whose letters were lost before the feed was written', name);
}

type Correct = (reason: string, value?: string) => void;

function toOffer(
  feed: FeedOffer,
  shop: FeedShop,
  { language, currency }: CheckOptions,
  correct: Correct,
): Offer {
  if (feed.fault) throw new OfferFault(feed.fault);
  const field = (name: string) => feed.fields.get(name) ?? '';
  const plain = (name: string) => plainField(field(name));
  const shortened = (name: string, text: string, max: number) => {
    if (text.length <= max) return text;
    correct(`its ${name} is longer than ${max} characters and was cut`, text);
    return text.slice(0, max).trim();
  };
  if (feed.id === '') throw new OfferFault('it has no id', nameOf(plain));
  if (feed.id.length > MAX_ID) throw new OfferFault(`its id is longer than ${MAX_ID} characters`, feed.id);
  const name = nameOf(plain);
  if (name === '') throw new OfferFault('it has no name');
  if (name.length > MAX_NAME) throw new OfferFault(`its name is longer than ${MAX_NAME} characters`, name);
  tellLostLetters(name, correct);
  const prices = pricesOf(field, currency, correct);
  const base = shopBase(shop.url, field('url'));
  const sku = plain('vendorCode');
  return {
    id: feed.id,
    line: feed.line,
    group: feed.group.slice(0, MAX_ID),
    category: field('categoryId').slice(0, MAX_ID),
    ...prices,
    vendor: shortened('vendor', plain('vendor') || plain('publisher'), MAX_ID),
    count: countOf(feed, correct),
    minOrder: minOrderOf(field('min-quantity'), correct),
    content: {
      name,
      product: plain('productName').slice(0, MAX_NAME),
      description: descriptionOf(field, correct),
      // Some shops write the name here, too, which is nothing to order by.
      sku: shortened('vendorCode', sku === '' || sku === name ? feed.id : sku, MAX_ID),
      barcode: shortened('barcode', plainField(feed.barcodes[0] ?? ''), MAX_ID),
      unit: plain('unit').slice(0, 20),
      pictures: picturesOf(feed, base, correct),
      parameters: parametersOf(feed, plain, language, correct),
      base,
    },
  };
}

/**
 * `name`, or for the type vendor.model what it is, who makes it and which one it is; books and music have
 * title and author.
 */
function nameOf(field: (name: string) => string): string {
  const model = field('model');
  const vendor = model.toLowerCase().startsWith(field('vendor').toLowerCase()) ? '' : field('vendor');
  const parts = model
    ? [field('typePrefix'), vendor, model]
    : [field('author') || field('artist'), field('title')];
  return (
    field('name') ||
    field('name_ru') ||
    field('name_ua') ||
    field('productName') ||
    parts.filter(Boolean).join(' ')
  );
}

function minOrderOf(text: string, correct: Correct): number {
  const least = text === '' ? 1 : parseAmount(text);
  if (least === undefined || least > Number.MAX_SAFE_INTEGER)
    correct('its min-quantity is no number and was left out', text);
  return least === undefined ? 1 : Math.max(1, Math.ceil(Math.min(least, Number.MAX_SAFE_INTEGER)));
}

function descriptionOf(field: (name: string) => string, correct: Correct): string {
  const written = field('description') || field('description_ru') || field('description_ua');
  const text = written.length > MAX_DESCRIPTION ? written.slice(0, MAX_DESCRIPTION) : written;
  if (text !== written) correct(`its description is longer than ${MAX_DESCRIPTION} characters and was cut`);
  if (nestingOf(text) <= MAX_NESTING) return text;
  correct(
    `its description has more than ${MAX_NESTING} elements within each other; its text alone was taken`,
  );
  return withoutTags(text);
}

function picturesOf(feed: FeedOffer, base: string, correct: Correct): string[] {
  const urls = feed.pictures.flatMap(splitPictures).flatMap((text) => {
    const url = pictureUrl(text, base);
    if (!url) correct('the address of a picture is no web address; the picture was left out', text);
    return url ? [url] : [];
  });
  return [...new Set(urls)].slice(0, MAX_PICTURES);
}

function parametersOf(
  feed: FeedOffer,
  field: (name: string) => string,
  language: Language,
  correct: Correct,
): FeedParameter[] {
  const own = feed.parameters.map(plainParameter).filter(({ name, value }) => name !== '' && value !== '');
  const known = new Set(own.map(({ name }) => name.toLowerCase()));
  const named = namedParameters(field, language).filter(({ name }) => !known.has(name.toLowerCase()));
  const all = [...own, ...named];
  const kept = all.filter(({ name, value }) => name.length <= MAX_ID && value.length <= MAX_PARAMETER);
  if (kept.length < all.length) correct('a parameter is too long and was left out');
  if (kept.length > MAX_PARAMETERS)
    correct(`it has more than ${MAX_PARAMETERS} parameters; the others were left out`);
  return kept.slice(0, MAX_PARAMETERS);
}

/** Letters of a unit; a longer one is none. */
const MAX_UNIT = 16;

/** A `unit` that is none says more exactly what is told: `Step 1` of a plan. */
function plainParameter(parameter: FeedParameter): FeedParameter {
  const [name, unit, value] = [parameter.name, parameter.unit, parameter.value].map(plainField);
  const title = (name ?? '').replace(/\s*:$/, '');
  const isUnit = (unit ?? '').length <= MAX_UNIT && !/\p{L}\s+\d/u.test(unit ?? '');
  return isUnit
    ? { name: title, unit: unit ?? '', value: value ?? '' }
    : { name: `${title}: ${unit}`, unit: '', value: value ?? '' };
}
