import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, onTestFinished, test } from 'vitest';
import { WEB_FONTS, type WebFontName } from '#domain/theme/web-font.ts';
import { fontFiles, lettersOf, makeFont } from '#publisher/render/styles/make-font.ts';
import { readSfnt, type Sfnt } from './an-sfnt.ts';

const SCRIPTS = ['latin', 'cyrillic'] as const;

/** Texts of a shop, to see how wide letters are as they really come. */
const TEXTS: Record<(typeof SCRIPTS)[number], string> = {
  latin:
    'Yetkazib berish bepul, toʻlov karta orqali. Free delivery today, pay by card. Mahsulotlar va chegirmalar 1 250 000',
  cyrillic:
    'Бесплатная доставка сегодня, оплата картой или наличными. Смартфоны, одежда, продукты и мебель со скидкой',
};

const FONTS = Object.keys(WEB_FONTS) as WebFontName[];

async function packageFont(font: WebFontName, script: (typeof SCRIPTS)[number]): Promise<Sfnt> {
  const file = `node_modules/@fontsource-variable/${font}/files/${font}-${script}-wght-normal.woff2`;
  const variationAxes = { wght: { min: 400, max: 800, default: 400 } };
  const letters = TEXTS[script] + SIGNS[script];
  return readSfnt(
    await subsetFont(readFileSync(file), letters, {
      targetFormat: 'truetype',
      keepFeatures: [],
      variationAxes,
    }),
  );
}

/** Letters that some fonts lack. */
const SIGNS: typeof TEXTS = { latin: 'ʻʼ«»–—', cyrillic: 'ЁёЎўІіЇїЄє№' };

test.each(FONTS)(
  '[TEN-09] %s has the letters of all languages, and its lines are as high and wide as is written of it',
  async (font) => {
    const { ascent, descent, width } = WEB_FONTS[font];
    const parts = await Promise.all(SCRIPTS.map((script) => packageFont(font, script)));
    const means = SCRIPTS.map((script, at) => {
      const letters = [...TEXTS[script]].flatMap((letter) => parts[at]?.width(letter) ?? []);
      return letters.reduce((sum, one) => sum + one, 0) / letters.length;
    });
    expect((means[0] ?? 0) / 2 + (means[1] ?? 0) / 2).toBeCloseTo(width, 2);
    expect(parts[0]?.ascent).toBeCloseTo(ascent, 2);
    expect(parts[0]?.descent).toBeCloseTo(descent, 2);
    const has = (sign: string) => parts.some((part) => part.width(sign) !== undefined);
    expect([...SIGNS.latin, ...SIGNS.cyrillic].filter((sign) => !has(sign))).toEqual([]);
  },
);

test.each(['onest', 'playfair-display'] as const)(
  '[TEN-09] %s is two small files and one of accents, made once',
  async (name) => {
    const directory = mkdtempSync(join(tmpdir(), 'fonts-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const files = fontFiles(name);
    expect(files.map(({ path }) => path.replace(/[\w-]{8}(?=\.woff2)/, 'HASH'))).toEqual([
      `_astro/${name}-latin.HASH.woff2`,
      `_astro/${name}-cyrillic.HASH.woff2`,
      `_astro/${name}-accents.HASH.woff2`,
    ]);
    for (const file of files) {
      const font = await makeFont(file, directory);
      expect(font.toString('latin1', 0, 4)).toBe('wOF2');
      expect(font.length).toBeLessThan(15_000);
      expect((await makeFont(file, directory)).equals(font)).toBe(true);
    }
    expect(readdirSync(directory)).toHaveLength(3);
  },
);

test('[TEN-09] every letter is in one part of a font, and texts without accents need no third one', () => {
  const parts = fontFiles('inter').map(({ part }) => part);
  const letters = parts.flatMap((part) => [...lettersOf(part)]);
  expect(new Set(letters).size).toBe(letters.length);
  for (const letter of [...SIGNS.latin, ...'Nescafé ö ×², 50 °C', ...SIGNS.cyrillic])
    expect(letters).toContain(letter);
  const usual = SCRIPTS.map(lettersOf).join('');
  const texts = [...TEXTS.latin, ...TEXTS.cyrillic, ...'ʻʼ«»–—×²°ЁёЎў№\u00a0\u202f'];
  expect(texts.filter((letter) => !usual.includes(letter))).toEqual([]);
});

test.each(FONTS)(
  '[TEN-09] [I18N-01] %s sets the Uzbek ʻ and ʼ close to their letters, not on them',
  async (name) => {
    const directory = mkdtempSync(join(tmpdir(), 'fonts-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const [file] = fontFiles(name);
    if (!file) throw new Error('A font has a file.');
    const made = await makeFont(file, directory);
    const font = readSfnt(await subsetFont(made, 'oʻʼ', { targetFormat: 'truetype', keepFeatures: [] }));
    for (const sign of 'ʻʼ') {
      expect(font.width(sign), sign).toBeGreaterThan(0.18);
      expect(font.width(sign), sign).toBeLessThan(0.35);
    }
  },
);
