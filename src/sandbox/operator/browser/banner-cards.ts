import type { Banner } from '#contract/market/market-schema.ts';
import type { Listed } from './content-section.ts';
import { send, shopPath } from './control.ts';
import { button, labelled, toggle } from './control-parts.ts';
import { h } from './element.ts';
import { formatMoment, fromLocalField, toLocalField } from './format.ts';
import { numberInput } from './localized-fields.ts';
import { act, type View } from './section.ts';

/** Banners or slides: on or off, until when, in which order. */
export function bannerCards(kind: 'banner' | 'slide', items: readonly Listed[], view: View): HTMLElement[] {
  return items.map(({ data }) => bannerCard(kind, data, view));
}

function bannerCard(
  kind: 'banner' | 'slide',
  { id, active, endAt, sort, translations }: Banner,
  view: View,
): HTMLElement {
  const shown = translations.en ?? Object.values(translations)[0];
  const title = shown?.title ?? `${kind} ${id}`;
  const save = (done: string, change: Partial<Banner>) =>
    act(view, `${title}: ${done}`, () => send('PUT', shopPath(view.shop, `${kind}s`, id), change));
  const end = h('input', { type: 'datetime-local', 'data-focus': `${kind}-${id}-end` });
  end.defaultValue = toLocalField(endAt);
  end.addEventListener('change', () => {
    end.defaultValue = end.value;
    save(end.value ? 'end saved' : 'never ends', { endAt: fromLocalField(end.value) });
  });
  const toggled = toggle('Shown', active, (on) => save(on ? 'shown' : 'hidden', { active: on }));
  toggled.querySelector('input')?.setAttribute('data-focus', `${kind}-${id}-active`);
  toggled.querySelector('input')?.setAttribute('aria-label', `Show ${title}`);
  return h(
    'article',
    { class: `card banner${active ? '' : ' banner--off'}`, 'aria-label': title },
    shown && h('img', { class: 'banner__picture', src: shown.imageDesktop, alt: '', loading: 'lazy' }),
    h('h3', {}, title),
    h('p', { class: 'muted' }, shown?.link ?? '', endAt !== null && ` · ends ${formatMoment(endAt)}`),
    toggled,
    h(
      'div',
      { class: 'fields' },
      labelled('Ends at', end),
      numberInput('Place in the order', sort, `${kind}-${id}-sort`, (value) =>
        save('moved', { sort: value }),
      ),
    ),
    endAt !== null &&
      h(
        'div',
        { class: 'buttons' },
        button('Never ends', () => save('never ends', { endAt: null }), { focusKey: `${kind}-${id}-never` }),
      ),
  );
}
