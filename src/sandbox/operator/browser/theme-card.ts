import type { MarketData } from '#contract/market.ts';
import type { Theme } from '#contract/settings.ts';
import { card, choice, labelled } from './control-parts.ts';
import { h } from './element.ts';
import { textOf } from './format.ts';
import { numberInput } from './localized-fields.ts';
import type { SaveMarket } from './settings-section.ts';

const COLORS = [
  ['primary', 'Primary', '#2457f5'],
  ['onPrimary', 'On primary', '#ffffff'],
  ['accent', 'Accent', '#f0531c'],
  ['background', 'Background', '#f5f6f8'],
  ['surface', 'Surface', '#ffffff'],
  ['text', 'Text', '#16181d'],
] as const;

const FONTS = ['system', 'humanist', 'geometric', 'rounded', 'serif'].map((font) => [font, font] as const);

/** Colours, corners and font, with a small picture of what they make. */
export function themeCard(market: MarketData, save: SaveMarket): HTMLElement {
  const { theme } = market;
  const preview = themePreview(market);
  const colors = COLORS.map(([name, label, fallback]) => {
    const input = h('input', { type: 'color', 'data-focus': `color-${name}` });
    input.defaultValue = theme.colors[name] ?? fallback;
    input.addEventListener('input', () => preview.style.setProperty(`--shop-${name}`, input.value));
    input.addEventListener('change', () =>
      save(`${label} saved`, { theme: { colors: { [name]: input.value } } }),
    );
    return labelled(label, input);
  });
  const set = (name: keyof Theme, label: string) => (value: number | string) =>
    save(`${label} saved`, { theme: { [name]: value } });
  return card(
    'Theme',
    preview,
    h('div', { class: 'fields fields--colors' }, colors),
    h(
      'div',
      { class: 'fields fields--pairs' },
      radiusField(theme.radius ?? 14, preview, set('radius', 'Corners')),
      labelled('Font', choice(FONTS, theme.mainFont ?? 'system', set('mainFont', 'Font'))),
      numberInput('Text size, px', theme.fontSize ?? 16, 'fontSize', set('fontSize', 'Text size'), {
        min: 12,
        max: 22,
      }),
      numberInput('Logo width, px', theme.logoWidth ?? 140, 'logoWidth', set('logoWidth', 'Logo width'), {
        min: 40,
        max: 400,
      }),
    ),
  );
}

function radiusField(
  radius: number,
  preview: HTMLElement,
  onChange: (value: number) => unknown,
): HTMLElement {
  const input = h('input', { type: 'range', min: 0, max: 40, step: 1, 'data-focus': 'radius' });
  input.defaultValue = String(radius);
  input.addEventListener('input', () => preview.style.setProperty('--shop-radius', `${input.value}px`));
  input.addEventListener('change', () => onChange(input.valueAsNumber));
  return labelled('Corners', input);
}

function themePreview({ name, theme }: MarketData): HTMLElement {
  const preview = h(
    'div',
    { class: 'preview', 'aria-hidden': 'true' },
    h(
      'div',
      { class: 'preview__bar' },
      h('strong', {}, textOf(name)),
      h('span', { class: 'preview__sale' }, '−15%'),
    ),
    h(
      'div',
      { class: 'preview__card' },
      h('span', { class: 'preview__picture' }),
      h('span', {}, h('b', {}, '1 250 000 UZS'), h('i', {}, 'A product')),
    ),
    h('span', { class: 'preview__button' }, 'Add to cart'),
  );
  for (const [color, , fallback] of COLORS)
    preview.style.setProperty(`--shop-${color}`, theme.colors[color] ?? fallback);
  preview.style.setProperty('--shop-radius', `${theme.radius ?? 14}px`);
  return preview;
}
