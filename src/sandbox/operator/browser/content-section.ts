import { bannerCards } from './banner-cards.ts';
import { send, shopPath } from './control.ts';
import { empty, tabs } from './control-parts.ts';
import { cardsOf } from './document-cards.ts';
import { h } from './element.ts';
import { defineSection } from './section.ts';

/** One thing of the shop with what it belongs to: the menu of an entry, the type of news. */
export interface Listed {
  section: string;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has its own shape, which the commands check
  data: any;
}

const KINDS = [
  ['banner', 'Banners'],
  ['slide', 'Slides'],
  ['menu-item', 'Menus'],
  ['block', 'Blocks'],
  ['collection', 'Collections'],
  ['page', 'Pages'],
  ['news', 'News'],
  ['payment-method', 'Payment'],
  ['shipping-service', 'Delivery'],
  ['franchise', 'Branches'],
] as const;

interface ContentData {
  kind: string;
  items: Listed[];
  menus: Listed[];
}

/** What the shop shows beside its products. */
export const content = defineSection<ContentData>({
  id: 'content',
  title: 'Content',
  icon: 'content',
  lead:
    'All of the shop beside its products. Changes are saved as you leave a field; pages follow with ' +
    'the next build.',
  async load({ shop, state }) {
    const kind = state.get('kind') ?? 'banner';
    const list = (of: string) => send<{ items: Listed[] }>('GET', shopPath(shop, 'documents', of));
    const [{ items }, { items: menus }] = await Promise.all([
      list(kind),
      kind === 'menu-item' ? list('menu') : { items: [] },
    ]);
    return { kind, items, menus };
  },
  draw: ({ kind, items, menus }, view) => [
    tabs(KINDS, kind, (id) => view.set('kind', id)),
    items.length === 0 && empty('The shop has none of these.'),
    kind === 'banner' || kind === 'slide'
      ? h('div', { class: 'cards' }, bannerCards(kind, items, view))
      : cardsOf(kind, items, menus, view),
  ],
});
