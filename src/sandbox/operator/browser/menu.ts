import { h, icon } from './element.ts';
import { placeOf } from './live.ts';
import type { Section } from './section.ts';

/** How many sections stand in the bar of a phone; the others are behind "More". */
const IN_BAR = 4;

/**
 * Draws the list of sections; on a phone it is a bar at the bottom with the first ones, and a sheet with all.
 */
export function drawMenu(sections: readonly Section[], shop: string, chosen: string): void {
  const links = (from: readonly Section[], className: string) =>
    from.map(({ id, title, icon: iconName }) =>
      h(
        'a',
        {
          class: className,
          href: placeOf(shop, id),
          'aria-current': id === chosen && 'page',
          'data-id': id,
          onclick: () => sheet.close(),
        },
        icon(iconName),
        h('span', {}, title),
      ),
    );
  const sheet = h(
    'dialog',
    { class: 'sheet', 'aria-label': 'All sections', closedby: 'any' },
    h('div', { class: 'sheet__grid' }, links(sections, 'sheet__link')),
    h(
      'button',
      { type: 'button', class: 'button button--plain', onclick: () => sheet.close() },
      icon('close'),
      'Close',
    ),
  );
  const isBehind = sections.findIndex(({ id }) => id === chosen) >= IN_BAR;
  const more = h(
    'button',
    {
      type: 'button',
      class: 'menu__more',
      'aria-haspopup': 'dialog',
      'data-current': isBehind,
      onclick: () => sheet.showModal(),
    },
    icon('more'),
    h('span', {}, 'More'),
  );
  document.querySelector('#menu')?.replaceChildren(...links(sections, 'menu__link'), more, sheet);
}
