import { OPEN_PLACE } from '#domain/address/place-words.ts';
import { choiceText } from '#domain/product/choice-text.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { plainText } from '#domain/text/plain-text.ts';
import type { FoundVariation } from '#storefront/view/product.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';
import { ownText } from './own-text.ts';
import {
  fillDescription,
  fillTitle,
  type OpenDescription,
  type OpenTitle,
  openTitle,
  titleOr,
} from './place-wording.ts';
import { shopName, withShop } from './shop-name.ts';
import { MAX_DESCRIPTION, MAX_TITLE } from './text-length.ts';

/** Longest title, in letters; longer ones are cut. */
const LONGEST_TITLE = 120;

/** Last phrase of a title, after the name: `— buy in Tashkent`, `| Shop`. */
const LAST_PHRASE = /\s[—–|·•-]\s(?:(?!\s[—–|·•-]\s).)*$/u;

/**
 * Title and description of a variation's page; no other variation of the product has the same. The product's
 * own texts win over the shop's templates, those over its texts for this kind of page, and these over the
 * storefront's wording.
 */
export function productText(shop: ShopView, found: FoundVariation): OpenTitle & OpenDescription {
  const { product } = found;
  const label = labelOf(shop, found);
  const template = (name: 'seoTemplateTitle' | 'seoTemplateDescription') => shop.text(shop.setting(name));

  const ownTitle = shop.text(product.seo.title);
  const ofPosition = ownText(shop, 'product_card', label.text);
  const ofTemplate = fillTitle(shop, template('seoTemplateTitle'), label.text);
  const ofShop = ofTemplate.title ? ofTemplate : titleOr(ofPosition, withShop(shop, label.text));
  const head: OpenTitle = ownTitle ? { title: afterName(ownTitle, label.choice) } : ofShop;
  const ofDescription = fillDescription(shop, template('seoTemplateDescription'), label.text, String);
  const worded = ofDescription.description ? ofDescription : ofPosition;
  const descriptionWith = (filled: string) => descriptionOf(shop, found, filled, label);
  const open = worded.openDescription ? descriptionWith(worded.openDescription) : '';
  const shorten = (title: string) => fitTitle(title, label, shopName(shop));
  return {
    ...openTitle(shorten(head.title), head.openTitle && shorten(head.openTitle)),
    description: descriptionWith(worded.description),
    ...(open.includes(OPEN_PLACE) && { openDescription: open }),
  };
}

/** Label of a variation among the others of its product. */
export interface Label {
  text: string;
  /** Values that the others do not have; empty if there are no others. */
  choice: string;
}

/** Label of a variation that no other of its product has. */
export function labelOf(shop: ShopView, { variation, product }: FoundVariation): Label {
  const name = shop.text(variation.name);
  if (product.variations.length < 2) return { text: name, choice: '' };
  const labelsOf = ({ properties }: Pick<typeof variation, 'properties'>) =>
    properties.map(({ value }) => shop.text(value.label));
  const labels = labelsOf(variation);
  const twins = product.variations.filter((one) => labelsOf(one).join() === labels.join());
  if (twins.length > 1) labels.push(variation.sku);
  const text = [name, choiceText(name, labels)].filter(Boolean).join(', ');
  const start = `${shop.text(product.name)}, `;
  return { text, choice: text.startsWith(start) ? text.slice(start.length) : labels.join(', ') };
}

/** `Kettle — buy here` of a black one is `Kettle, black — buy here`. */
function afterName(title: string, choice: string): string {
  return choice ? title.replace(/(?=\s[—–|·•-]\s)|$/u, () => `, ${choice}`) : title;
}

/**
 * Drops the phrases after the name from a long title, but not one at the end that names the shop; if the name
 * itself is too long, the choice stays.
 */
function fitTitle(title: string, { text, choice }: Label, shop: string): string {
  const last = LAST_PHRASE.exec(title)?.[0] ?? '';
  const end = last.includes(shop) ? last : '';
  const whole = title.slice(0, title.length - end.length);
  let fitting = whole;
  while (fitting.length + end.length > MAX_TITLE) {
    const shorter = fitting.replace(LAST_PHRASE, '');
    if (shorter === fitting || (whole.includes(text) && !shorter.includes(text))) break;
    fitting = shorter;
  }
  const room = LONGEST_TITLE - end.length;
  return (fitting.length <= room ? fitting : withEnd(fitting, choice, room)) + end;
}

function descriptionOf(shop: ShopView, { product }: FoundVariation, filled: string, label: Label): string {
  const own = plainText(shop.text(product.seo.description), Number.POSITIVE_INFINITY);
  if (own) return withEnd(own, label.choice, MAX_DESCRIPTION);
  const text = filled || plainText(shop.text(product.shortDescription) || shop.text(product.description));
  if (text.includes(label.text)) return withEnd(text, label.choice, MAX_DESCRIPTION);
  return withEnd(`${label.text}. ${text}`.trim(), label.choice, MAX_DESCRIPTION);
}

/** A text within `length` that has the choice: at its end, if it would not have it otherwise. */
function withEnd(text: string, choice: string, length: number): string {
  const cut = cutText(text, length);
  if (cut.toLowerCase().includes(choice.toLowerCase())) return cut;
  const short = cutText(text, Math.max(0, length - choice.length - 2));
  if (!/[.!?]$/.test(short)) return `${short} ${choice}`;
  return `${short} ${choice.charAt(0).toUpperCase()}${choice.slice(1)}.`;
}
