import { ownMarketDataSchema } from '#contract/market/market-schema.ts';
import { THEME_LIMITS } from '#contract/market/theme-limit.ts';
import { LOOK_SETTINGS } from '#storefront/looks/look-settings.ts';
import { type FieldSpec, labelOf } from './field.ts';
import { type FieldKind, factsOf, fieldsOf, partOf } from './schema-part.ts';

const fieldsAt = (path: string) => fieldsOf(ownMarketDataSchema, path);

/** Colours that a field shows where the shop chose none: an input of the kind `color` is never empty. */
const COLORS: Readonly<Record<string, string>> = {
  primary: '#2457f5',
  onPrimary: '#ffffff',
  accent: '#f0531c',
  background: '#f5f6f8',
  surface: '#ffffff',
  text: '#16181d',
};

export const COLOR_FIELDS = Object.entries(COLORS).map(
  ([name, fallback]): FieldSpec => ({
    name: `theme.colors.${name}`,
    label: labelOf({ name }),
    as: 'color',
    fallback,
  }),
);

const ICON_PACKS = ['thin lines', 'bold lines', 'filled', 'soft', 'sharp', "the storefront's own"].map(
  (name, at) => [at + 1, `${at + 1}: ${name}`] as const,
);

/** Name, logo and contacts of the shop. */
export const CONTACT_FIELDS: readonly FieldSpec[] = [
  {
    name: 'logo',
    hint: 'An address, or a PNG, JPEG or WebP of this machine. Left empty, the name stands there.',
  },
  {
    name: 'logoOnDark',
    label: 'Logo on dark',
    hint: 'For dark pages and coloured headers. Left empty, the logo shows there in lighter colours.',
  },
  { name: 'phones', hint: 'With commas between them. The first one stands in the header.' },
  { name: 'email', label: 'E-mail' },
  ...['name', 'slogan', 'address', 'workingHours'].map((name) => ({ name })),
];

/** Sizes, font and icons. */
export const themeFields = (fonts: readonly string[]): FieldSpec[] => [
  { name: 'theme.iconPack', label: 'Icons', options: ICON_PACKS },
  { name: 'theme.mainFont', options: fonts.map((font) => [font, font]), fallback: 'system' },
  ...Object.entries(THEME_LIMITS).flatMap(([name, limits]) =>
    fieldsAt(`theme.${name}`).map((spec) => ({ ...spec, limits })),
  ),
];

const LONG = /HTML|JSON/;
const LOOKS = new Set<string>(LOOK_SETTINGS.map((name) => `settings.${name}`));
const settings = fieldsAt('settings')
  .filter(({ name }) => !LOOKS.has(name))
  .map((spec): FieldSpec => (LONG.test(spec.hint ?? '') ? { ...spec, as: 'long' } : spec));
const ofKinds = (...kinds: FieldKind[]) =>
  settings.filter(({ name }) => kinds.includes(factsOf(partOf(ownMarketDataSchema, name)).kind));

/** All that an owner sets beside contacts, theme and looks, by the title of its card. */
export const SETTING_CARDS: Readonly<Record<string, readonly FieldSpec[]>> = {
  'The door': ['websiteDisabled', 'allowDebt', 'companyOption.options'].flatMap(fieldsAt),
  Switches: ofKinds('switch'),
  'Numbers and services': ofKinds('number', 'choice', 'text'),
  Words: ofKinds('languages', 'list'),
};
