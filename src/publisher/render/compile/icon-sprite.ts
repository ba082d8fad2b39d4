import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ICON_NAMES, type IconName } from '#storefront/ui/icon/icon.ts';
import { GLYPHS, ICON_SETS, type IconSet, LINES, PRESSED } from './icon-table.ts';

/** Content of a family's package, as far as sprites need it. */
interface Drawings {
  icons: Record<string, { body: string }>;
  /** Side of the box that all are drawn in. */
  width: number;
}

const BOX = 24;
const OWN_SET = new URL('../../../storefront/ui/icon/icons.svg', import.meta.url);
const { resolve } = createRequire(import.meta.url);

const families = new Map<string, Drawings>();
const sprites = new Map<number, string>();

/**
 * The file with the icons of a set, each a symbol by its name in a box of 24 units, in the colour of the text
 * around it. A number that no set has gives the storefront's own, which also has what a family lacks.
 */
export function iconSprite(number: number): string {
  const set = ICON_SETS[number];
  const key = set ? number : 0;
  const sprite =
    sprites.get(key) ?? (set ? drawSet(set) : readFileSync(OWN_SET, 'utf8').replaceAll('\n', ''));
  sprites.set(key, sprite);
  return sprite;
}

function drawSet(set: IconSet): string {
  const own = ownSymbols();
  const symbols = ICON_NAMES.map((name) => drawIcon(set, name) ?? own.get(name) ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg"><!--${set.family.notice}-->${symbols.join('')}</svg>`;
}

/** The symbols of the own set, as text by their names. */
function ownSymbols(): Map<string, string> {
  const symbols = iconSprite(0).match(/<symbol .*?<\/symbol>/gs) ?? [];
  return new Map(symbols.map((symbol) => [/id="([^"]+)"/.exec(symbol)?.[1] ?? '', symbol]));
}

function drawIcon({ family, weight, lines, line }: IconSet, name: IconName): string | undefined {
  const { icons, width } = drawingsOf(family.package);
  const glyph = GLYPHS[name][family.at];
  const solid = PRESSED[name]?.[family.at];
  if (glyph === null) return undefined;
  // An icon that a pressed button fills has to be hollow before.
  const isHollow = LINES.has(name) || (weight === '-fill' && solid);
  const hollow = isHollow ? (lines ?? weight) : weight;
  const drawing = `${glyph}${hollow ?? ''}`;
  const { body = '' } = icons[drawing] ?? {};
  if (body === '') throw new Error(`${family.package} has no drawing ${drawing} for the icon ${name}.`);
  const shape = solid ? icons[solid]?.body : undefined;
  // Of this one neither fill nor line is set: it takes the fill that the page gives.
  const filling = shape ? `<g stroke="none">${shape.replaceAll(/ (?:fill|stroke)="[^"]*"/g, '')}</g>` : '';
  const strokes =
    line === undefined ? body : body.replaceAll(/stroke-width="[^"]*"/g, `stroke-width="${line}"`);
  const drawn = `${filling}<g stroke="none">${strokes}</g>`;
  const scaled = width === BOX ? drawn : `<g transform="scale(${BOX / width})">${drawn}</g>`;
  return `<symbol id="${name}" viewBox="0 0 ${BOX} ${BOX}">${scaled}</symbol>`;
}

function drawingsOf(name: string): Drawings {
  const known = families.get(name);
  if (known) return known;
  const drawings: Drawings = JSON.parse(readFileSync(resolve(`${name}/icons.json`), 'utf8'));
  families.set(name, drawings);
  return drawings;
}
