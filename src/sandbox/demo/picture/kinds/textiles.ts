import { shade } from '#sandbox/demo/picture/brush/color.ts';
import { emblem, gleam, ground, seam } from '#sandbox/demo/picture/brush/detail.ts';
import type { Drawings } from '#sandbox/demo/picture/brush/drawing.ts';
import type { Ink } from '#sandbox/demo/picture/brush/ink.ts';
import {
  circle,
  ellipse,
  group,
  line,
  mirrored,
  path,
  rect,
  repeat,
} from '#sandbox/demo/picture/brush/shape.ts';

/** Rugs, curtains, towels and pillows. */
export const TEXTILES: Drawings = {
  rug: { draw: rug, turn: 'lean', focus: [300, 380, 2], setting: 'room' },
  curtain: { draw: curtain, turn: 'side', focus: [230, 220, 2], setting: 'room' },
  towel: { draw: towel, turn: 'lean', focus: [400, 540, 1.9], setting: 'room' },
  pillow: { draw: pillow, turn: 'lean', focus: [330, 330, 2], setting: 'room' },
};

function rug(ink: Ink): string {
  const second = ink.pick('second', ['#f1e4cd', '#d9a25c', '#2f4858', '#c96a52']);
  const diamond = (x: number, y: number, rx: number, ry: number, fill: string) =>
    path(`M${x} ${y - ry}l${rx} ${ry}-${rx} ${ry}-${rx}-${ry}z`, fill);
  const art = ink.pick('art', [
    diamond(400, 400, 190, 150, second) +
      diamond(400, 400, 130, 100, ink.tone(-0.3)) +
      diamond(400, 400, 70, 54, second) +
      [200, 600].map((x) => diamond(x, 290, 44, 36, second) + diamond(x, 510, 44, 36, second)).join(''),
    repeat(5, (i) =>
      line(
        `M150 ${300 + i * 52}${repeat(10, (k) => `l25 ${k % 2 ? 26 : -26}l25 ${k % 2 ? -26 : 26}`)}`,
        i % 2 ? second : ink.tone(-0.3),
        14,
      ),
    ),
    ellipse(400, 400, 180, 120, second) +
      ellipse(400, 400, 130, 86, ink.base) +
      repeat(8, (i) =>
        ellipse(400, 336, 24, 50, i % 2 ? second : ink.tone(-0.34), `transform="rotate(${i * 45} 400 400)"`),
      ) +
      circle(400, 400, 26, ink.tone(0.4)),
  ]);
  return (
    ground(ink, 400, 622, 340) +
    repeat(20, (i) => line(`M84 ${206 + i * 20.6}h-32M716 ${206 + i * 20.6}h32`, shade(second, 0.2), 6)) +
    rect(80, 190, 640, 424, 8, ink.slant(ink.tone(0.16), ink.base, ink.tone(-0.18))) +
    rect(104, 214, 592, 376, 4, 'none', `stroke="${second}" stroke-width="14"`) +
    rect(
      130,
      240,
      540,
      324,
      2,
      'none',
      `stroke="${ink.tone(-0.34)}" stroke-width="8" stroke-dasharray="18 10"`,
    ) +
    group(art, ink.clip('M138 248h524v308H138z')) +
    gleam('M80 190h200L160 614H80z', 0.08)
  );
}

function curtain(ink: Ink): string {
  const panel = (tied: boolean) => {
    const d = tied
      ? 'M110 130h220c10 150-30 270-130 330 20 70 40 130 50 220H110z'
      : 'M110 130h240l20 550H110z';
    return (
      path(d, ink.across(ink.tone(-0.1), ink.tone(0.26), ink.base, ink.tone(-0.2))) +
      `<g ${ink.clip(d)}>${repeat(6, (i) => path(`M${136 + i * 40} 120l${tied ? -i * 14 : 6} 360 ${tied ? i * 8 : 0} 220h22l${tied ? -i * 4 : 0}-220 ${tied ? i * 10 : -2}-360z`, i % 2 ? '#fff' : '#000', 'opacity=".12"'))}${ink.pick('print', ['', repeat(16, (i) => emblem(ink, 150 + (i % 4) * 56, 190 + Math.floor(i / 4) * 130 + (i % 2) * 50, 15, ink.contrast)), repeat(3, (i) => rect(100, 560 + i * 36, 300, 14, 0, ink.contrast, 'opacity=".5"'))])}</g>` +
      (tied ? line('M110 470c40 10 70 0 96-14', '#d8b068', 18) : '')
    );
  };
  const tied = ink.pick('tied', [true, true, false]);
  return (
    rect(170, 150, 460, 500, 6, ink.down('#d6ebf7', '#f5fafc')) +
    line('M400 150v500M170 390h460', '#fff', 16) +
    rect(170, 150, 460, 500, 6, 'none', 'stroke="#fff" stroke-width="20"') +
    panel(tied) +
    mirrored(panel(tied), 400) +
    line('M84 122h632', ink.down('#c9a06a', '#8a6236'), 20) +
    circle(78, 122, 22, '#a97f4f') +
    circle(722, 122, 22, '#a97f4f') +
    repeat(
      6,
      (i) =>
        circle(124 + i * 40, 122, 15, 'none', 'stroke="#e6c894" stroke-width="6"') +
        circle(676 - i * 40, 122, 15, 'none', 'stroke="#e6c894" stroke-width="6"'),
    )
  );
}

function towel(ink: Ink): string {
  const band = ink.pick('band', ['#fffaf0', '#d8b068', ink.contrast]);
  const folded = (y: number, amount: number) => {
    const tone = ink.tone(amount);
    return (
      path(
        `M130 ${y}c-30 4-44 24-44 56s14 52 44 56h520c40 0 64-10 64-56s-24-56-64-56z`,
        ink.down(shade(tone, 0.24), tone, shade(tone, -0.22)),
      ) +
      line(`M150 ${y + 40}h540M140 ${y + 74}h552`, shade(tone, -0.26), 5, 'opacity=".6"') +
      line(`M160 ${y + 18}h520`, '#fff', 4, 'stroke-dasharray="4 10" opacity=".5"') +
      rect(560, y + 1, 26, 110, 0, band, 'opacity=".85"') +
      rect(598, y + 1, 8, 110, 0, band, 'opacity=".85"')
    );
  };
  const count = ink.pick('count', [3, 4, 3]);
  return (
    ground(ink, 400, 690, 350) +
    repeat(count, (i) => folded(566 - i * 116, i % 2 ? 0.26 : i === 2 ? -0.14 : 0)) +
    emblem(ink, 250, 622, 24, band)
  );
}

function pillow(ink: Ink): string {
  const body =
    'M130 220c90 24 450 24 540 0 20-4 30 8 26 26-24 90-24 220 0 310 4 18-6 30-26 26-90-24-450-24-540 0-20 4-30-8-26-26 24-90 24-220 0-310-4-18 6-30 26-26z';
  return (
    ground(ink, 400, 622, 320) +
    path(body, ink.ball(ink.tone(0.42), ink.base, ink.tone(-0.28))) +
    `<g ${ink.clip(body)}>` +
    ink.pick('pattern', [
      repeat(9, (i) => rect(130 + i * 66, 190, 24, 430, 0, ink.contrast, 'opacity=".35"')),
      repeat(24, (i) => emblem(ink, 170 + (i % 6) * 94, 270 + Math.floor(i / 6) * 90, 17, ink.contrast)),
      repeat(9, (i) =>
        line(`M${-100 + i * 110} 180l460 460M${900 - i * 110} 180l-460 460`, ink.tone(-0.22), 5),
      ),
      circle(400, 400, 120, ink.contrast, 'opacity=".5"') +
        circle(400, 400, 84, ink.base) +
        circle(400, 400, 44, ink.contrast, 'opacity=".6"'),
    ]) +
    '</g>' +
    path(body, 'none', `stroke="${ink.tone(-0.24)}" stroke-width="7"`) +
    line(
      'M140 240c60 40 100 60 130 70M660 240c-60 40-100 60-130 70M140 566c50-40 90-56 120-62M660 566c-50-40-90-56-120-62',
      ink.tone(-0.3),
      7,
      'opacity=".45"',
    ) +
    seam('M150 240c100 20 400 20 500 0', ink.tone(0.4))
  );
}
