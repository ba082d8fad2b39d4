import { place, studio } from './backdrop.ts';
import { mix } from './brush/color.ts';
import { ground } from './brush/detail.ts';
import type { Drawing } from './brush/drawing.ts';
import type { Ink } from './brush/ink.ts';
import { circle, group, line, moved, path, rotated, word } from './brush/shape.ts';

/** The product alone, from the front. */
export function frontProduct({ draw }: Drawing, ink: Ink): string {
  return studio(ink) + draw(ink);
}

/** Its back, or the front seen from the side. */
export function backProduct({ draw, back, turn }: Drawing, ink: Ink): string {
  if (back) return studio(ink) + back(ink);
  if (turn === 'lean') {
    const shadow = ground(ink, 400, 716, 250);
    ink.lifted = true;
    return (
      studio(ink) +
      shadow +
      group(draw(ink), 'transform="translate(400 410) rotate(14) scale(.9) translate(-400 -410)"')
    );
  }
  const front = draw(ink);
  if (turn === 'side') return studio(ink) + group(front, 'transform="matrix(.84 .055 0 .97 64 -6)"');
  return `${studio(ink)}<defs><g id="one">${front}</g></defs>${moved('<use href="#one"/>', 238, 96, 0.72)}${moved('<use href="#one"/>', -14, 92, 0.84)}`;
}

/** One detail, large. */
export function closeUp({ draw, focus: [x, y, zoom] }: Drawing, ink: Ink): string {
  return (
    studio(ink) +
    group(draw(ink), `transform="translate(400 400) rotate(-6) scale(${zoom}) translate(${-x} ${-y})"`)
  );
}

/** Where it is used, with a tag. */
export function productInUse({ draw, setting }: Drawing, ink: Ink): string {
  return place(ink, setting) + moved(draw(ink), 64, 88, 0.84) + tag(ink);
}

function tag(ink: Ink): string {
  const color = mix(mix(ink.base, '#d9503f', 0.55), '#3a1d16', 0.3);
  const text = ink.pick('tag', ['★ 4,9', '★ 5,0', '★ 4,8', '100 %', 'new']);
  return rotated(
    line('M664 56C640 20 610 10 580-10', '#8b7a68', 4) +
      path('M560 92l44-44h124c10 0 16 6 16 16v56c0 10-6 16-16 16H604z', '#fffdf8') +
      path(
        'M560 92l44-44h124c10 0 16 6 16 16v56c0 10-6 16-16 16H604z',
        'none',
        `stroke="${color}" stroke-width="4"`,
      ) +
      circle(598, 92, 8, color) +
      word(text, 672, 104, 34, color),
    8,
    650,
    90,
  );
}
