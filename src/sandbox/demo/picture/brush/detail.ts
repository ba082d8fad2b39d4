import { lightness, shade } from './color.ts';
import type { Ink } from './ink.ts';
import { circle, ellipse, line, path, rect, repeat, word } from './shape.ts';

/** The shadow a product throws on what it stands on. */
export function ground(ink: Ink, x: number, y: number, radius: number): string {
  if (ink.lifted) return '';
  return ellipse(x, y, radius, Math.max(14, radius * 0.11), ink.ring('#2a201c70', '#2a201c45', '#2a201c00'));
}

/** A streak of light on a glossy surface. */
export function gleam(d: string, opacity = 0.28): string {
  return path(d, '#fff', `opacity="${opacity}"`);
}

const WALLPAPERS = [
  ['#12204f', '#3a57d0', '#8fd0ff'],
  ['#3b1250', '#a13bb0', '#ffb37a'],
  ['#0d3b3e', '#1f8f86', '#d6f5a6'],
  ['#4a1720', '#d4503f', '#ffd28a'],
  ['#1c2340', '#5b6fb8', '#f3c6d8'],
] as const;

/** A lit screen with a wallpaper that belongs to the product. */
export function screen(
  ink: Ink,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): string {
  const [deep, middle, bright] = ink.pick('wallpaper', WALLPAPERS);
  const clip = ink.clip(`M${x} ${y}h${width}v${height}h${-width}z`);
  const reach = Math.max(width, height);
  const sun = circle(
    x + width * (0.3 + ink.trait('sun') * 0.45),
    y + height * 0.36,
    reach * 0.13,
    bright,
    'opacity=".85"',
  );
  const hills =
    ellipse(x + width * 0.2, y + height * 1.02, reach * 0.5, height * 0.36, middle, 'opacity=".75"') +
    ellipse(x + width * 0.85, y + height * 1.06, reach * 0.5, height * 0.3, deep, 'opacity=".8"');
  const waves = repeat(3, (i) =>
    line(
      `M${x - 20} ${y + height * (0.5 + i * 0.14)}c${width * 0.35} ${-height * 0.22} ${width * 0.6} ${height * 0.2} ${width + 40} ${-height * 0.12}`,
      bright,
      reach * 0.05,
      `opacity="${0.5 - i * 0.13}"`,
    ),
  );
  const rings = repeat(4, (i) =>
    circle(
      x + width * 0.7,
      y + height * 0.65,
      reach * (0.5 - i * 0.11),
      i % 2 ? middle : bright,
      'opacity=".38"',
    ),
  );
  const art = ink.pick('art', [sun + hills, waves, rings]);
  return `${rect(x, y, width, height, radius, ink.slant(deep, middle, bright))}<g ${clip}>${art}</g>`;
}

/** Names that are nobody's, for labels. */
export const LABELS = ['Oltin', 'Nur', 'Bahor', 'Lola', 'Sarbon', 'Zarra', 'Tong', 'Saxiy'] as const;

/** A paper label with a name, a stripe and a small emblem. */
export function label(
  ink: Ink,
  x: number,
  y: number,
  width: number,
  height: number,
  tint: string,
  paper = '#fffaf0',
): string {
  const color = lightness(tint) > 0.62 ? shade(tint, -0.45) : tint;
  const name = ink.pick('label', LABELS);
  const middle = x + width / 2;
  const size = Math.min(width / 4.2, height / 3.4);
  return (
    rect(x, y, width, height, 10, paper) +
    rect(x, y + height * 0.72, width, height * 0.1, 0, color) +
    emblem(ink, middle, y + height * 0.22, size * 0.42, color) +
    word(name, middle, y + height * 0.58, size, color)
  );
}

/** A small sign: leaf, sun, drop or star. */
export function emblem(ink: Ink, x: number, y: number, radius: number, color: string): string {
  const r = Math.round(radius);
  return ink.pick('emblem', [
    path(
      `M${x - r} ${y + r}c0-${r * 2} ${r}-${r * 2} ${r * 2}-${r * 2}c0 ${r * 1.6}-${r * 0.6} ${r * 2}-${r * 2} ${r * 2}z`,
      color,
    ),
    circle(x, y, r * 0.62, color) +
      circle(
        x,
        y,
        r,
        'none',
        `stroke="${color}" stroke-width="${Math.max(2, r / 5)}" stroke-dasharray="${r / 3} ${r / 3}"`,
      ),
    path(
      `M${x} ${y - r * 1.1}c${r} ${r} ${r} ${r * 2}0 ${r * 2.1}c-${r}-.1-${r}-${r * 1.1} 0-${r * 2.1}z`,
      color,
    ),
    path(
      `M${x} ${y - r}l${r * 0.3} ${r * 0.7} ${r * 0.7} ${r * 0.3}-${r * 0.7} ${r * 0.3}-${r * 0.3} ${r * 0.7}-${r * 0.3}-${r * 0.7}-${r * 0.7}-${r * 0.3} ${r * 0.7}-${r * 0.3}z`,
      color,
    ),
  ]);
}

/** A dashed seam. */
export function seam(d: string, color: string, width = 3): string {
  return line(d, color, width, 'stroke-dasharray="9 8" opacity=".7"');
}

/** A round knob with a pointer. */
export function knob(ink: Ink, x: number, y: number, radius: number, color: string): string {
  return (
    circle(x, y + 4, radius, '#0003') +
    circle(x, y, radius, ink.slant('#fff', color)) +
    circle(x, y, radius * 0.78, color) +
    line(`M${x} ${y}v${-Math.round(radius * 0.6)}`, '#fff', Math.max(3, radius * 0.14))
  );
}
