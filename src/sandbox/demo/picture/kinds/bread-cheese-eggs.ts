import { mix } from '#sandbox/demo/picture/brush/color.ts';
import { emblem, ground, LABELS } from '#sandbox/demo/picture/brush/detail.ts';
import type { Drawings } from '#sandbox/demo/picture/brush/drawing.ts';
import type { Ink } from '#sandbox/demo/picture/brush/ink.ts';
import {
  circle,
  ellipse,
  line,
  path,
  rect,
  repeat,
  rotated,
  word,
} from '#sandbox/demo/picture/brush/shape.ts';

/** Fresh food of its own colour in a package of the colour of the variation. */
export const BREAD_CHEESE_EGGS: Drawings = {
  bread: { draw: bread, turn: 'lean', focus: [420, 430, 1.9], setting: 'table' },
  cheese: { draw: cheese, turn: 'side', focus: [330, 470, 1.9], setting: 'table' },
  eggs: { draw: eggs, turn: 'side', focus: [400, 390, 2], setting: 'table' },
};

function bread(ink: Ink): string {
  if (ink.pick('form', ['flat', 'loaf']) === 'flat') {
    const dots = (r: number, count: number) =>
      repeat(count, (i) =>
        ellipse(
          400 + Math.cos((i / count) * 6.28) * r,
          440 + Math.sin((i / count) * 6.28) * r * 0.62,
          6,
          4,
          '#8a5420',
          'opacity=".7"',
        ),
      );
    return (
      ground(ink, 400, 650, 340) +
      ellipse(400, 460, 330, 206, '#a8672b') +
      ellipse(400, 440, 330, 206, ink.ball('#f7cf86', '#e3a048', '#b8732c')) +
      ellipse(400, 440, 190, 116, ink.ring('#c98438', '#e0a14e', '#efbb6a')) +
      dots(150, 20) +
      dots(104, 14) +
      dots(60, 9) +
      repeat(26, (i) =>
        ellipse(
          150 + ((i * 83) % 500),
          330 + ((i * 57) % 220),
          8,
          4,
          '#fff3cf',
          `transform="rotate(${i * 40} ${150 + ((i * 83) % 500)} ${330 + ((i * 57) % 220)})" opacity=".9"`,
        ),
      ) +
      path('M120 380c50-80 160-120 270-122-110 20-190 60-250 130z', '#fff', 'opacity=".35"') +
      rotated(
        rect(560, 540, 120, 62, 8, ink.base) + word(ink.pick('label', LABELS), 620, 580, 28, ink.contrast),
        -12,
        620,
        570,
      )
    );
  }
  return (
    ground(ink, 400, 640, 350) +
    path(
      'M90 470c-10-130 90-210 310-210s320 80 310 210c-4 90-20 160-50 160H140c-30 0-46-70-50-160z',
      ink.down('#efb96a', '#d08a3c', '#9c5c22'),
    ) +
    repeat(4, (i) =>
      path(`M${190 + i * 120} 300c50 30 70 90 66 150-44-30-84-90-66-150z`, '#f8dca0', 'opacity=".85"'),
    ) +
    repeat(4, (i) => line(`M${190 + i * 120} 300c50 30 70 90 66 150`, '#a8672b', 5, 'opacity=".6"')) +
    path('M120 400c20-70 110-110 230-116-90 20-160 60-200 130z', '#fff', 'opacity=".3"') +
    path('M84 500h632v90c-200 26-432 26-632 0z', ink.down(ink.tone(0.16), ink.tone(-0.12))) +
    word(ink.pick('label', LABELS), 400, 574, 58, ink.contrast)
  );
}

function cheese(ink: Ink): string {
  const [light, main, dark] = ink.pick('sort', [
    ['#ffe596', '#f7c744', '#d99a1e'],
    ['#fff1c9', '#f3d68a', '#cfa751'],
    ['#ffd08a', '#f09a3a', '#c96f1b'],
  ] as const);
  const hole = (x: number, y: number, r: number) =>
    ellipse(x, y, r, r * 0.86, ink.down(dark, main)) +
    ellipse(x, y + r * 0.16, r * 0.86, r * 0.66, dark, 'opacity=".35"');
  return (
    ground(ink, 400, 640, 340) +
    path('M90 420L560 210c90 20 150 90 156 190z', ink.slant(light, main)) +
    path('M90 420h626v200c0 8-4 12-12 12H102c-8 0-12-4-12-12z', ink.down(main, mix(main, dark, 0.5))) +
    path('M560 210c90 20 150 90 156 190v20L560 238z', dark, 'opacity=".25"') +
    hole(200, 540, 40) +
    hole(ink.between('hole', 320, 360), 470, 26) +
    hole(420, 570, 46) +
    hole(600, 500, 34) +
    ellipse(470, 330, 38, 18, dark, 'opacity=".5"') +
    ellipse(330, 370, 24, 10, dark, 'opacity=".5"') +
    line('M92 422h622', '#fff', 5, 'opacity=".6"') +
    path('M460 420h130v212H460z', ink.down(ink.tone(0.14), ink.tone(-0.14))) +
    path('M460 420l-40-64 130-56 40 120z', ink.tone(0.24)) +
    emblem(ink, 525, 490, 28, ink.contrast) +
    word(ink.pick('label', LABELS), 525, 570, 34, ink.contrast)
  );
}

function eggs(ink: Ink): string {
  const [shell, dark] = ink.pick('shell', [
    ['#f6dcc0', '#d1a077'],
    ['#fbf7f0', '#d5cbbd'],
    ['#eec39b', '#c28857'],
  ] as const);
  const egg = (x: number, y: number) =>
    path(
      `M${x} ${y}c44 0 62 60 62 100 0 36-26 54-62 54s-62-18-62-54c0-40 18-100 62-100z`,
      ink.ball('#fff', shell, dark),
    ) +
    (ink.pick('speckled', [true, false])
      ? circle(x - 14, y + 70, 3, dark) + circle(x + 18, y + 50, 3, dark)
      : '');
  return (
    ground(ink, 400, 660, 350) +
    path(
      'M84 340h632l-20-130c-2-12-10-18-22-18H126c-12 0-20 6-22 18z',
      ink.down(ink.tone(-0.04), ink.tone(-0.2)),
    ) +
    rect(250, 226, 300, 80, 14, '#fffaf0') +
    word(ink.pick('label', LABELS), 400, 284, 50, ink.tone(-0.3)) +
    repeat(5, (i) => egg(160 + i * 120, 330)) +
    repeat(4, (i) => egg(220 + i * 120, 382)) +
    path(
      'M70 470c30-24 60-24 90 0s60 24 90 0 60-24 90 0 60 24 90 0 60-24 90 0 60 24 90 0 50-30 90-6l-30 160c-4 20-14 28-34 28H134c-20 0-30-8-34-28z',
      ink.down(ink.tone(0.26), ink.base, ink.tone(-0.22)),
    ) +
    repeat(5, (i) => path(`M${110 + i * 120} 540q50 40 100 0l-6 112h-88z`, '#000', 'opacity=".06"')) +
    word(ink.pick('size', ['10', 'C0', 'C1']), 400, 610, 60, ink.contrast, 'opacity=".75"')
  );
}
