import type { MarketData } from '#contract/market/market-schema.ts';
import type { Theme } from '#contract/market/settings.ts';
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

/** Sizes by their name, what a shop has that chose none, and the least and most. */
const SIZES = [
  ['fontSize', 'Text size, px', 16, 12, 22],
  ['headingSize', 'Heading size, px', 30, 18, 64],
  ['controlRadius', 'Corners of buttons, px', 11, 0, 40],
  ['logoWidth', 'Logo width, px', 160, 40, 400],
  ['mobileLogoWidth', 'Logo width on phones, px', 160, 40, 200],
  ['maxContainerWidth', 'Width of the content, px', 1320, 960, 1920],
] as const;

const ICON_SETS = ['thin lines', 'bold lines', 'filled', 'soft', 'sharp', "the storefront's own"].map(
  (name, at) => [String(at + 1), `${at + 1}: ${name}`] as const,
);

/** A layout of a part of the shop, and what it was drawn for. */
export interface LookRow {
  number: number;
  name?: string;
  purpose: string;
}

/** What the storefront shows otherwise than a theme asks for, its fonts, and its layouts by setting. */
export interface Look {
  notes: readonly string[];
  fonts: readonly string[];
  looks: Readonly<Record<string, readonly LookRow[]>>;
}

/** Colours, sizes, font and icons, with a small picture of what they make and what is shown otherwise. */
export function themeCard(market: MarketData, look: Look, save: SaveMarket): HTMLElement {
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
    look.notes.length > 0 &&
      h(
        'ul',
        { class: 'notes' },
        look.notes.map((note) => h('li', {}, note)),
      ),
    h('div', { class: 'fields fields--colors' }, colors),
    h(
      'div',
      { class: 'fields fields--pairs' },
      radiusField(theme.radius ?? 14, preview, set('radius', 'Corners')),
      labelled('Font', choice(fontsOf(look, theme), theme.mainFont ?? 'system', set('mainFont', 'Font'))),
      labelled(
        'Icons',
        choice(ICON_SETS, String(theme.iconPack), (value) => set('iconPack', 'Icons')(Number(value))),
      ),
      SIZES.map(([name, label, own, min, max]) =>
        numberInput(label, theme[name] ?? own, name, set(name, label), { min, max }),
      ),
    ),
  );
}

/** Those that there are, and what the shop asks for where that is none of them. */
function fontsOf({ fonts }: Look, { mainFont }: Theme): (readonly [string, string])[] {
  const known = fonts.map((font) => [font, font] as const);
  return mainFont === undefined || fonts.includes(mainFont)
    ? known
    : [...known, [mainFont, `${mainFont}, which there is not`]];
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
