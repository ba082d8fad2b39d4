import type { Localized } from '#contract/value/primitive.ts';
import type { Listed } from './content-section.ts';
import { send, shopPath } from './control.ts';
import { button, confirm, toggle } from './control-parts.ts';
import { type Child, h } from './element.ts';
import { formatCount, formatMoney, textOf } from './format.ts';
import { localizedFields, numberInput } from './localized-fields.ts';
import { act, type View } from './section.ts';

/** How a kind of document is shown and changed. */
interface Kind {
  resource: string;
  /** The fields of texts, with their labels; the first one is the title. */
  texts: readonly (readonly [field: string, label: string, long?: boolean])[];
  sorted: boolean;
  switches?: readonly (readonly [field: string, label: string])[];
  /** Said beside the title. */
  note(data: Listed['data']): string;
}

const KINDS: Readonly<Record<string, Kind>> = {
  'menu-item': {
    resource: 'menu-items',
    texts: [['name', 'Name']],
    sorted: true,
    note: (item) => item.link ?? `/${item.slug}`,
  },
  block: {
    resource: 'blocks',
    texts: [
      ['title', 'Title'],
      ['text', 'Text'],
    ],
    sorted: true,
    note: (block) => `icon ${block.icon}`,
  },
  collection: {
    resource: 'collections',
    texts: [['title', 'Title']],
    sorted: true,
    note: (collection) =>
      `${formatCount(collection.variationIds.length)} variations${collection.categorySlug ? ` · ${collection.categorySlug}` : ''}`,
  },
  'payment-method': {
    resource: 'payment-methods',
    texts: [['name', 'Name']],
    sorted: true,
    note: (method) => (method.held ? 'held card' : method.gatewayType),
  },
  'shipping-service': {
    resource: 'shipping-services',
    texts: [['name', 'Name']],
    sorted: true,
    switches: [['active', 'Offered']],
    note: (service) =>
      [
        service.kind,
        service.active ? '' : 'off',
        service.freeFrom === null ? '' : `free from ${formatMoney(service.freeFrom)}`,
      ]
        .filter(Boolean)
        .join(' · '),
  },
  franchise: {
    resource: 'franchises',
    texts: [
      ['name', 'Name'],
      ['address', 'Address'],
    ],
    sorted: true,
    switches: [['pickUp', 'Orders can be fetched here']],
    note: (branch) => branch.phone,
  },
  page: {
    resource: 'pages',
    texts: [
      ['title', 'Title'],
      ['content', 'Content (HTML)', true],
    ],
    sorted: false,
    note: (page) => `/page/${page.slug}`,
  },
  news: {
    resource: 'news',
    texts: [
      ['title', 'Title'],
      ['content', 'Content (HTML)', true],
    ],
    sorted: false,
    note: (news) => `${news.type} · ${news.slug}`,
  },
};

/** Documents as folded cards; menu entries stand under their menus. */
export function cardsOf(
  kindName: string,
  items: readonly Listed[],
  menus: readonly Listed[],
  view: View,
): Child[] {
  const kind = KINDS[kindName];
  if (!kind) return [];
  const cards = (some: readonly Listed[]) =>
    h(
      'div',
      { class: 'stack' },
      some.map(({ data }) => documentCard(kind, data, view)),
    );
  if (kindName !== 'menu-item') return [cards(items)];
  return menus.map(({ data }) => [
    h('h2', {}, textOf(data.name) || data.position),
    cards(items.filter(({ section }) => section === String(data.id))),
  ]);
}

function documentCard(
  { resource, texts, sorted, switches = [], note }: Kind,
  data: Listed['data'],
  view: View,
): HTMLElement {
  const key: string | number = data.id ?? data.slug;
  const title = textOf(data[texts[0]?.[0] ?? ''] as Localized) || String(key);
  const path = shopPath(view.shop, resource, key);
  const save = (change: Record<string, unknown>) =>
    act(view, `${title} saved`, () => send('PUT', path, change));
  const remove = async () => {
    if (await confirm(`Remove “${title}”?`, 'Remove'))
      await act(view, `Removed ${title}`, () => send('DELETE', path));
  };
  const removeButton = button('Remove', remove, { icon: 'trash', focusKey: `remove-${key}` });
  removeButton.setAttribute('aria-label', `Remove ${title}`);
  return h(
    'details',
    { class: 'card fold', 'data-open': `${resource}-${key}` },
    h(
      'summary',
      { class: 'fold__head', 'data-focus': `fold-${resource}-${key}` },
      h('strong', {}, title),
      h('small', {}, note(data)),
    ),
    texts.map(([field, label, long]) =>
      localizedFields(
        label,
        data[field] ?? {},
        `${resource}-${key}-${field}`,
        (change) => save({ [field]: change }),
        long,
      ),
    ),
    switches.map(([field, label]) => toggle(label, data[field], (on) => save({ [field]: on }))),
    h(
      'div',
      { class: 'line' },
      sorted &&
        numberInput('Place in the order', data.sort, `${resource}-${key}-sort`, (sort) => save({ sort })),
      removeButton,
    ),
  );
}
