import { copyButton } from './control-parts.ts';
import { type Child, h, icon } from './element.ts';
import { formatCount, textOf } from './format.ts';
import { placeOf } from './live.ts';
import { defineSection } from './section.ts';
import { getShops, type ShopFacts, shopMark } from './shops.ts';

const COUNTED = [
  ['product', 'products', 'products'],
  ['variation', 'variations', 'products'],
  ['customer', 'customers', 'customers'],
  ['message', 'messages', 'messages'],
  ['review', 'reviews', 'reviews'],
  ['category', 'categories', 'content'],
] as const;

/** Who the chosen shop is, and the way to the others. */
export const overview = defineSection<ShopFacts[]>({
  id: 'overview',
  title: 'Overview',
  icon: 'overview',
  lead: 'A whole shop platform on this machine. Try anything: no phone, no bank, no courier is involved.',
  load: getShops,
  draw: (shops, { shop }) => {
    const chosen = shops.find(({ name }) => name === shop);
    return [
      chosen && drawChosen(chosen),
      h('h2', {}, 'All shops'),
      h(
        'div',
        { class: 'cards' },
        shops.map((one) => drawShop(one, one.name === shop)),
      ),
      h(
        'a',
        { class: 'link', href: '/docs', target: '_blank' },
        'Every call of the platform, described',
        icon('external'),
      ),
    ];
  },
});

function drawChosen({ name, securityKey, market, counts, storefront }: ShopFacts): HTMLElement {
  const facts = COUNTED.map(([kind, label, section]) =>
    h(
      'a',
      { class: 'fact', href: placeOf(name, section) },
      h('strong', {}, formatCount(counts[kind] ?? 0)),
      h('span', {}, label),
    ),
  );
  return h(
    'section',
    { class: 'card hero' },
    h(
      'div',
      { class: 'hero__head' },
      logo(market),
      h('div', {}, h('h2', {}, textOf(market.name)), h('p', {}, textOf(market.slogan))),
      h(
        'a',
        { class: 'button button--primary', href: storefront, target: '_blank', rel: 'noreferrer' },
        icon('external'),
        'Open the shop',
      ),
    ),
    notices(market),
    h('div', { class: 'facts' }, facts),
    h(
      'dl',
      { class: 'pairs' },
      pair('Storefront', storefront),
      pair('Security key', h('code', {}, securityKey), copyButton(securityKey, 'Copy the security key')),
      pair('Languages fall back to', market.lang),
      pair('Phone', market.phones[0] ?? '–'),
    ),
  );
}

function notices({ websiteDisabled, allowDebt, settings }: ShopFacts['market']): Child {
  const texts = [
    websiteDisabled && 'The website is disabled: shoppers see a notice.',
    allowDebt && 'Business mode: only who is signed in sees the shop.',
    !settings.cartActive && 'The cart is off.',
  ];
  return texts.map((text) => text && h('p', { class: 'notice' }, icon('alert'), text));
}

function drawShop(
  { name, market, counts, storefront, securityKey }: ShopFacts,
  isChosen: boolean,
): HTMLElement {
  return h(
    'article',
    { class: 'card shop-card' },
    h(
      'a',
      { class: 'shop-card__choose', href: placeOf(name, 'overview'), 'aria-current': isChosen && 'true' },
      logo(market) ?? shopMark(market),
      h(
        'span',
        { class: 'shop__text' },
        h('strong', {}, textOf(market.name)),
        h('small', {}, textOf(market.slogan)),
      ),
    ),
    h(
      'p',
      { class: 'muted' },
      `${name} · ${formatCount(counts['variation'] ?? 0)} variations · ${securityKey}`,
    ),
    h(
      'a',
      { class: 'link', href: storefront, target: '_blank', rel: 'noreferrer' },
      'Open ',
      textOf(market.name),
      icon('external'),
    ),
  );
}

function logo({ logo: image, name }: ShopFacts['market']): Child {
  const src = image?.urls.original;
  return src && h('img', { class: 'logo', src, alt: `Logo of ${textOf(name)}` });
}

function pair(term: string, ...values: Child[]): Child {
  return h('div', {}, h('dt', {}, term), h('dd', {}, values));
}
