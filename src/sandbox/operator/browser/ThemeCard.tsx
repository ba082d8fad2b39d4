import { type CSSProperties, useRef } from 'react';
import { type MarketData, marketDataSchema } from '#contract/market/market-schema.ts';
import type { Theme } from '#contract/market/settings.ts';
import { THEME_LIMITS, type ThemeSize } from '#contract/market/theme-limit.ts';
import type { FieldSpec } from './field.ts';
import { textOf } from './format.ts';
import { Card, Named } from './parts.tsx';
import { SchemaFields } from './SchemaForm.tsx';
import type { ShopFacts } from './shop-facts.ts';

/** Colours by their name, with those of a shop that chose none. */
const COLORS = [
  ['primary', 'Primary', '#2457f5'],
  ['onPrimary', 'On primary', '#ffffff'],
  ['accent', 'Accent', '#f0531c'],
  ['background', 'Background', '#f5f6f8'],
  ['surface', 'Surface', '#ffffff'],
  ['text', 'Text', '#16181d'],
] as const;

const RADIUS = 14;

const ICON_SETS = ['thin lines', 'bold lines', 'filled', 'soft', 'sharp', "the storefront's own"].map(
  (name, at) => [at + 1, `${at + 1}: ${name}`] as const,
);

const size = (name: ThemeSize, label: string, fallback: number): FieldSpec => ({
  name: `theme.${name}`,
  label,
  limits: THEME_LIMITS[name],
  fallback,
});

interface ThemeCardProps {
  market: MarketData;
  look: ShopFacts['look'];
  onSave: (patch: Record<string, unknown>, saved: string) => Promise<unknown>;
}

/** Colours, sizes, font and icons, with a small picture of what they make and what is shown otherwise. */
export function ThemeCard({ market, look, onSave }: ThemeCardProps) {
  const preview = useRef<HTMLDivElement>(null);
  const paint =
    (property: string, unit = '') =>
    (text: string) =>
      preview.current?.style.setProperty(property, text + unit);
  const colors = COLORS.map(
    ([name, label, fallback]): FieldSpec => ({
      name: `theme.colors.${name}`,
      label,
      as: 'color',
      fallback,
      onInput: paint(`--shop-${name}`),
    }),
  );
  const sizes: FieldSpec[] = [
    { ...size('radius', 'Corners', RADIUS), as: 'range', onInput: paint('--shop-radius', 'px') },
    {
      name: 'theme.mainFont',
      label: 'Font',
      options: look.fonts.map((font) => [font, font]),
      fallback: 'system',
    },
    { name: 'theme.iconPack', label: 'Icons', options: ICON_SETS },
    size('fontSize', 'Text size, px', 16),
    size('headingSize', 'Heading size, px', 30),
    size('controlRadius', 'Corners of buttons, px', 11),
    size('logoWidth', 'Logo width, px', 160),
    size('mobileLogoWidth', 'Logo width on phones, px', 160),
    size('maxContainerWidth', 'Width of the content, px', 1320),
  ];
  const fields = { schema: marketDataSchema, value: market, onSave };
  return (
    <Card title="Theme">
      <div ref={preview} className="preview" aria-hidden="true" style={previewStyle(market.theme)}>
        <div className="split">
          <strong>{textOf(market.name)}</strong>
          <span className="preview__sale">−15%</span>
        </div>
        <div className="preview__card">
          <span className="preview__picture" />
          <Named name="1 250 000 UZS" note="A product" />
        </div>
        <span className="preview__button">Add to cart</span>
      </div>
      {look.notes.length > 0 && (
        <ul className="notes">
          {look.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <div className="fields fields--colors">
        <SchemaFields {...fields} fields={colors} />
      </div>
      <div className="fields fields--wide">
        <SchemaFields {...fields} fields={sizes} />
      </div>
    </Card>
  );
}

const previewStyle = ({ colors, radius = RADIUS }: Theme) =>
  ({
    ...Object.fromEntries(COLORS.map(([name, , own]) => [`--shop-${name}`, colors[name] ?? own])),
    '--shop-radius': `${radius}px`,
  }) as CSSProperties;
