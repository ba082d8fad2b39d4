import { lightness, mix, shade } from './brush/color.ts';
import type { Drawing } from './brush/drawing.ts';
import { type Definitions, Ink } from './brush/ink.ts';
import { circle, ellipse, group, line, moved, rect, repeat } from './brush/shape.ts';
import type { PictureShop } from './picture-url.ts';

interface Mood {
  /** From the side of the text to the far side. */
  wall: readonly [string, string, string];
  floor: string;
  glow: string;
  products: readonly [string, string, string];
}

const MOODS: Record<PictureShop, Mood> = {
  local: {
    wall: ['#0d2a66', '#14539e', '#1793b8'],
    floor: '#0b2454',
    glow: '#6be3ff',
    products: ['#2c3e6b', '#e8ecf2', '#19b4d6'],
  },
  default: {
    wall: ['#f4e4d4', '#ecd0b8', '#d99a78'],
    floor: '#c98562',
    glow: '#fff6ea',
    products: ['#b4532f', '#f2e3d0', '#6f7f63'],
  },
  dev: {
    wall: ['#e9f4d8', '#d3eab2', '#a9d47c'],
    floor: '#8fbf5d',
    glow: '#fff3c9',
    products: ['#f08a1d', '#2f8f3f', '#e9c24a'],
  },
  test: {
    wall: ['#0d4a50', '#1c6468', '#6a4ea6'],
    floor: '#123b41',
    glow: '#f6c893',
    products: ['#e0a06a', '#8a6bd1', '#e9e2d6'],
  },
  generated: {
    wall: ['#eef1f6', '#dfe5ef', '#b9c5da'],
    floor: '#a9b6cd',
    glow: '#ffffff',
    products: ['#4b5a75', '#d98b6a', '#e9ebef'],
  },
};

/**
 * Three products of a kind on a stage in the shop's colours; the left half (wide) or upper half stays calm
 * for a text.
 */
export function drawScene(
  shop: PictureShop,
  kind: string,
  drawing: Drawing,
  wide: boolean,
  definitions: Definitions,
): string {
  const mood = MOODS[shop];
  const seed = [...kind].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const inks = mood.products.map((color, index) => new Ink(color, 0, seed + index * 7, definitions));
  const [first, second, third] = inks;
  if (!first || !second || !third) return '';
  return wide
    ? wideScene(mood, drawing, first, second, third)
    : squareScene(mood, drawing, first, second, third);
}

function wideScene(mood: Mood, drawing: Drawing, first: Ink, second: Ink, third: Ink): string {
  return (
    rect(0, 0, 1440, 520, 0, first.across(...mood.wall)) +
    ellipse(1080, 250, 520, 420, first.ring(`${mood.glow}a0`, `${mood.glow}40`, `${mood.glow}00`)) +
    calmShapes(mood, 0, 0) +
    circle(1080, 270, 216, mood.glow, 'opacity=".16"') +
    circle(1080, 270, 282, 'none', `stroke="${mood.glow}" stroke-width="2" opacity=".35"`) +
    ellipse(1080, 560, 640, 118, first.down(shade(mood.floor, 0.22), mood.floor)) +
    pedestal(mood, first, 1308, 452, 130) +
    pedestal(mood, first, 852, 452, 130) +
    pedestal(mood, first, 1080, 484, 190) +
    moved(drawing.draw(second), 1308 - 400 * 0.36, 452 - 694 * 0.36, 0.36) +
    moved(drawing.draw(third), 852 - 400 * 0.36, 452 - 694 * 0.36, 0.36) +
    moved(drawing.draw(first), 1080 - 400 * 0.56, 484 - 694 * 0.56, 0.56)
  );
}

function squareScene(mood: Mood, drawing: Drawing, first: Ink, second: Ink, third: Ink): string {
  return (
    rect(0, 0, 780, 780, 0, first.down(...mood.wall)) +
    ellipse(390, 560, 460, 340, first.ring(`${mood.glow}a0`, `${mood.glow}40`, `${mood.glow}00`)) +
    group(calmShapes(mood, -80, -20), 'opacity=".8"') +
    ellipse(390, 800, 560, 150, first.down(shade(mood.floor, 0.22), mood.floor)) +
    pedestal(mood, first, 640, 690, 124) +
    pedestal(mood, first, 140, 690, 124) +
    pedestal(mood, first, 390, 726, 176) +
    moved(drawing.draw(second), 640 - 400 * 0.34, 690 - 694 * 0.34, 0.34) +
    moved(drawing.draw(third), 140 - 400 * 0.34, 690 - 694 * 0.34, 0.34) +
    moved(drawing.draw(first), 390 - 400 * 0.5, 726 - 694 * 0.5, 0.5)
  );
}

function calmShapes(mood: Mood, x: number, y: number): string {
  const light = lightness(mood.wall[0]) > 0.5 ? '#ffffff' : mood.glow;
  return (
    circle(x + 60, y + 480, 240, light, 'opacity=".07"') +
    circle(x + 480, y - 60, 200, light, 'opacity=".06"') +
    repeat(3, (i) =>
      line(`M${x - 20} ${y + 380 + i * 44}c200-90 380 60 700-60`, light, 2, `opacity="${0.16 - i * 0.04}"`),
    )
  );
}

function pedestal(mood: Mood, ink: Ink, x: number, y: number, radius: number): string {
  const color = mix(mood.floor, mood.glow, 0.4);
  return (
    rect(
      x - radius,
      y,
      radius * 2,
      90,
      0,
      ink.across(shade(color, -0.16), shade(color, 0.16), shade(color, -0.22)),
    ) +
    ellipse(x, y + 90, radius, radius * 0.14, shade(color, -0.2)) +
    ellipse(x, y, radius, radius * 0.14, shade(color, 0.3))
  );
}
