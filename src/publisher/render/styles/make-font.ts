import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import {
  drawnWeights,
  FONT_PART_NAMES,
  FONT_PARTS,
  type FontPart,
  scriptOf,
  sharedLetters,
  type WebFontName,
} from '#domain/theme/web-font.ts';
import { shareGlyphs } from './share-glyphs.ts';

/** A part of a font, as it lies among the assets. */
export interface FontFile {
  font: WebFontName;
  part: FontPart;
  /** Below the assets; another where the package or what is taken of it is another. */
  path: string;
}

/** Features of a font that are kept beside its letters: spacing, ligatures, figures of one size. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

/** Texts within a font that say whose it is and under which licence, as that asks of every copy. */
const NOTICES = [0, 13, 14];

const { resolve } = createRequire(import.meta.url);
const packageOf = (font: WebFontName) => `@fontsource-variable/${font}`;

/** The files that a font is served as, one for each part. */
export function fontFiles(font: WebFontName): FontFile[] {
  const versions = [packageOf(font), 'subset-font'].map((name) => versionOf(name));
  return FONT_PART_NAMES.map((part) => {
    const drawn = [drawnWeights(font), sharedLetters(font)];
    const recipe = JSON.stringify([versions, FONT_PARTS[part], drawn, FEATURES, NOTICES]);
    const hash = createHash('sha256').update(recipe).digest('base64url').slice(0, 8);
    return { font, part, path: `_astro/${font}-${part}.${hash}.woff2` };
  });
}

/**
 * The bytes of a part of a font: the letters, weights and features that pages use. Made once a machine, in
 * about half a second, and kept in `directory`.
 */
export async function makeFont({ font, part, path }: FontFile, directory: string): Promise<Buffer> {
  const kept = join(directory, basename(path));
  if (existsSync(kept)) return readFileSync(kept);
  const source = readFileSync(
    resolve(`${packageOf(font)}/files/${font}-${scriptOf(part)}-wght-normal.woff2`),
  );
  const [min, max] = drawnWeights(font);
  const { default: subset } = await import('subset-font');
  const letters = lettersOf(part);
  const kinds = { noHinting: true, keepFeatures: FEATURES, preserveNameIds: NOTICES };
  const shared = sharedLetters(font);
  const isPlain = Object.keys(shared).length === 0;
  const plain = await subset(source, letters, {
    ...{ ...kinds, targetFormat: isPlain ? 'woff2' : 'truetype' },
    variationAxes: { wght: min === max ? min : { min, max, default: min } },
  });
  const made = isPlain
    ? plain
    : await subset(shareGlyphs(plain, shared), letters, { ...kinds, targetFormat: 'woff2' });
  mkdirSync(directory, { recursive: true });
  writeFileAtomic.sync(kept, made);
  return made;
}

/** All letters of a part. */
export function lettersOf(part: FontPart): string {
  return FONT_PARTS[part]
    .flatMap(([first, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    )
    .join('');
}

function versionOf(name: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8'));
  return `${name}@${version}`;
}
