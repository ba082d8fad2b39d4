/** A font that the storefront serves. Lengths are shares of the font's size. */
interface WebFont {
  /** Its name in style sheets. */
  family: string;
  kind: 'sans' | 'serif';
  /** Worn by headings alone: long texts and numbers in it tire. */
  headingsOnly?: true;
  /** Its ʻ and ʼ stand apart from their words, or on them: quotation marks, which look the same, stand in. */
  strayLetters?: true;
  /** Above and below the line of letters. */
  ascent: number;
  descent: number;
  /** Mean width of letters in Latin and Cyrillic text. */
  width: number;
}

/** Fonts with Latin and Cyrillic letters and the Uzbek ʻ and ʼ, by what owners call them. */
export const WEB_FONTS = {
  inter: { family: 'Inter', kind: 'sans', ascent: 0.969, descent: 0.241, width: 0.5084 },
  onest: { family: 'Onest', kind: 'sans', ascent: 0.97, descent: 0.305, width: 0.4973 },
  montserrat: { family: 'Montserrat', kind: 'sans', ascent: 0.968, descent: 0.251, width: 0.5352 },
  nunito: {
    ...{ family: 'Nunito', kind: 'sans', strayLetters: true },
    ...{ ascent: 1.011, descent: 0.353, width: 0.4849 },
  },
  literata: {
    ...{ family: 'Literata', kind: 'serif', headingsOnly: true, strayLetters: true },
    ...{ ascent: 1.177, descent: 0.308, width: 0.5135 },
  },
  'playfair-display': {
    ...{ family: 'Playfair Display', kind: 'serif', headingsOnly: true },
    ...{ ascent: 1.082, descent: 0.251, width: 0.4848 },
  },
} as const satisfies Record<string, WebFont>;

export type WebFontName = keyof typeof WEB_FONTS;

/**
 * Parts of a font, each a file, with the letters in it. Uzbek and English pages need the first alone, Russian
 * ones the second, too. A browser loads the third where a page shows such a letter, as in "Nescafé": with
 * them the first would be a third larger.
 */
export const FONT_PARTS = {
  latin: [
    [0x20, 0x7e],
    [0xa0],
    [0xa9],
    [0xab],
    [0xad, 0xae],
    [0xb0, 0xb3],
    [0xb7],
    [0xbb],
    [0xd7],
    [0x2bb, 0x2bc],
    [0x2009],
    [0x2011],
    [0x2013, 0x2014],
    [0x2018, 0x201a],
    [0x201c, 0x201e],
    [0x2022],
    [0x2026],
    [0x202f],
    [0x2039, 0x203a],
    [0x20ac],
    [0x2212],
  ],
  cyrillic: [[0x400, 0x45f], [0x2116]],
  accents: [
    [0xc0, 0xd6],
    [0xd8, 0xff],
  ],
} as const satisfies Record<string, readonly (readonly [number] | readonly [number, number])[]>;

export type FontPart = keyof typeof FONT_PARTS;
export const FONT_PART_NAMES = Object.keys(FONT_PARTS) as FontPart[];

/** The script of a part, by which packages name their files. */
export const scriptOf = (part: FontPart) => (part === 'accents' ? 'latin' : part);

/** Weights that pages use, least and most. */
const FONT_WEIGHTS = [400, 800] as const;

/** The one weight of a font of headings, amid those that looks ask for: with all, files are 60 % larger. */
const HEADING_WEIGHT = 600;

/** The weights that the files of a font draw, least and most. */
export function drawnWeights(name: WebFontName): readonly [number, number] {
  return 'headingsOnly' in WEB_FONTS[name] ? [HEADING_WEIGHT, HEADING_WEIGHT] : FONT_WEIGHTS;
}

/** Letters of a font that are drawn by the glyphs of others. */
export function sharedLetters(name: WebFontName): Readonly<Record<string, string>> {
  return 'strayLetters' in WEB_FONTS[name] ? { ʻ: '‘', ʼ: '’' } : {};
}

/** Stand-ins for a font until it is there: names of one that devices have, and its mean width. */
const STAND_INS = {
  sans: [
    { name: 'Arial', files: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'], width: 0.4782 },
    { name: 'Roboto', files: ['Roboto', 'Roboto-Regular'], width: 0.4826 },
  ],
  serif: [
    {
      name: 'Times',
      files: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
      width: 0.436,
    },
    { name: 'Noto', files: ['Noto Serif', 'NotoSerif'], width: 0.5189 },
  ],
} as const;

/** The list of fonts for `font-family`: the font, what stands in for it, and any of the device. */
export function webFontStack(name: WebFontName): string {
  const { family, kind } = WEB_FONTS[name];
  const standIns = STAND_INS[kind].map((one) => `"${family} ${one.name}"`);
  return [`"${family}"`, ...standIns, kind === 'sans' ? 'system-ui,sans-serif' : 'ui-serif,serif'].join();
}

/**
 * The rules that load a font, `addresses` in the order of `FONT_PART_NAMES`. What stands in for it is given
 * its widths and heights, so that lines stay where they are when it comes.
 */
export function fontFaceCss(name: WebFontName, addresses: readonly string[]): string {
  const { family, kind, ascent, descent, width } = WEB_FONTS[name];
  const loaded = FONT_PART_NAMES.map((part, at) => {
    return (
      `@font-face{font-family:"${family}";src:url(${addresses[at]}) format("woff2");` +
      `font-weight:${FONT_WEIGHTS.join(' ')};font-display:swap;unicode-range:${rangesOf(part)}}`
    );
  });
  const percent = (share: number) => `${+(share * 100).toFixed(2)}%`;
  const standIns = STAND_INS[kind].map(({ name: own, files, width: ownWidth }) => {
    const size = width / ownWidth;
    return (
      `@font-face{font-family:"${family} ${own}";src:${files.map((file) => `local("${file}")`).join()};` +
      `size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};` +
      `descent-override:${percent(descent / size)};line-gap-override:0%}`
    );
  });
  return [...loaded, ...standIns].join('');
}

/** Letters so near to each other are named as one range: a rule is read with every page. */
const NEAR = 0x30;

/**
 * The letters of a part as style sheets name them. Of rules that name a letter the last one has it: that of
 * the accents, which names no others.
 */
function rangesOf(part: FontPart): string {
  const near = part === 'accents' ? 0 : NEAR;
  const ranges: [number, number][] = [];
  for (const [first, last = first] of FONT_PARTS[part]) {
    const before = ranges.at(-1);
    if (before && first - before[1] <= near) before[1] = last;
    else ranges.push([first, last]);
  }
  const hex = (code: number) => code.toString(16);
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join();
}
