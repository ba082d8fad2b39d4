import { shade } from '#sandbox/demo/picture/brush/color.ts';
import { emblem, gleam, ground, LABELS, label } from '#sandbox/demo/picture/brush/detail.ts';
import type { Drawings } from '#sandbox/demo/picture/brush/drawing.ts';
import type { Ink } from '#sandbox/demo/picture/brush/ink.ts';
import {
  circle,
  ellipse,
  line,
  moved,
  path,
  rect,
  repeat,
  rotated,
  word,
} from '#sandbox/demo/picture/brush/shape.ts';

/** Food that shows through its tray, wrapper or window. */
export const PACKED_FOOD: Drawings = {
  meat: { draw: meat, turn: 'side', focus: [340, 430, 2], setting: 'kitchen' },
  chicken: { draw: chicken, turn: 'side', focus: [360, 420, 1.9], setting: 'kitchen' },
  butter: { draw: butter, turn: 'side', focus: [300, 470, 2], setting: 'table' },
  nuts: { draw: nuts, turn: 'pair', focus: [400, 560, 2], setting: 'table' },
  'dried-fruit': { draw: driedFruit, turn: 'pair', focus: [400, 560, 2], setting: 'table' },
};

function tray(ink: Ink, food: string): string {
  return (
    ground(ink, 400, 640, 370) +
    rect(70, 200, 660, 430, 46, '#23262b') +
    rect(90, 218, 620, 394, 36, ink.down('#3a3e46', '#2a2d33')) +
    food +
    path(
      'M70 246c0-30 16-46 46-46h568c30 0 46 16 46 46v338c0 30-16 46-46 46H116c-30 0-46-16-46-46z',
      '#fff',
      'opacity=".1"',
    ) +
    gleam('M120 210h150L160 610h-50z', 0.14) +
    rect(470, 430, 230, 150, 14, ink.tone(0.04)) +
    emblem(ink, 585, 466, 18, ink.contrast) +
    word(ink.pick('label', LABELS), 585, 524, 40, ink.contrast) +
    rect(500, 544, 170, 14, 2, '#fff') +
    line('M508 551h154', '#222', 12, 'stroke-dasharray="1 9"')
  );
}

function meat(ink: Ink): string {
  const wide = ink.between('wide', 0, 50);
  return tray(
    ink,
    path(
      `M140 400c-10-110 120-150 230-130 90 16 ${200 + wide} 10 ${240 + wide} 90 30 90-60 190-190 200-150 10-270-20-280-160z`,
      ink.ball('#f8a493', '#cf3f3f', '#8f2027'),
    ) +
      path(
        `M140 400c-10-110 120-150 230-130 90 16 ${200 + wide} 10 ${240 + wide} 90`,
        'none',
        'stroke="#fbe6d6" stroke-width="22" stroke-linecap="round"',
      ) +
      line(
        'M210 400c60-40 90 20 150-20s90 10 130-10M240 470c60-30 100 20 160-6M330 330c30 20 60 10 90 10',
        '#fbd9cc',
        10,
        'opacity=".85"',
      ) +
      circle(250, 360, 34, '#fbeee2') +
      circle(250, 360, 16, '#e0a79a') +
      line('M560 300c30-50 70-60 100-60M590 270l-10-30M620 252l-4-30', '#5b9a4a', 9),
  );
}

function chicken(ink: Ink): string {
  const leg = path(
    'M150 330c60-70 190-70 240 10 40 70-10 150-100 160-40 4-60 30-90 50-14 10-30 6-40-6-30-40-60-150-10-214z',
    ink.ball('#ffe9cf', '#f2bd92', '#c98558'),
  );
  const bone = path(
    'M196 520c-30 20-50 40-66 66-10 16-34 4-30-12-20-4-18-28 0-30 24-8 44-26 60-50z',
    '#fff7ea',
  );
  const piece =
    leg + bone + ellipse(230, 350, 40, 22, '#fff', 'opacity=".5" transform="rotate(-30 230 350)"');
  return tray(
    ink,
    moved(piece, 210, -60, 0.95) +
      moved(piece, ink.between('shift', 0, 30), -10, 0.95) +
      path('M560 270c40-40 90-40 120-20-20 50-70 60-120 20z', '#6fae55') +
      line('M556 276c40-10 80-20 110-24', '#4b8438', 5),
  );
}

function butter(ink: Ink): string {
  return (
    ground(ink, 400, 620, 360) +
    path('M80 380l120-90h520l-90 90z', ink.slant('#fff3bd', '#ffe28a')) +
    path('M630 380l90-90v200l-90 120z', '#e0b44c') +
    rect(80, 380, 550, 230, 8, ink.down('#ffe28a', '#f5cc62')) +
    path('M250 380l120-90h350v200l-90 120H250z', ink.tone(-0.1)) +
    path('M250 380l120-90h350l-90 90z', ink.tone(0.36)) +
    path(
      'M250 380h380v230H250l26-40-26-38 26-38-26-38 26-40z',
      ink.slant(ink.tone(0.22), ink.base, ink.tone(-0.16)),
    ) +
    path('M630 380l90-90v200l-90 120z', ink.tone(-0.28)) +
    label(ink, 330, 410, 240, 170, ink.tone(-0.2)) +
    repeat(ink.between('marks', 2, 4), (i) => line(`M${116 + i * 38} 400v190`, '#e0b44c', 4, 'opacity=".7"'))
  );
}

/** A stand-up pouch with a window through which the food shows. */
function pouch(ink: Ink, food: string): string {
  const window = 'M260 470c0-20 10-30 30-30h220c20 0 30 10 30 30v130c0 20-10 30-30 30H290c-20 0-30-10-30-30z';
  return (
    ground(ink, 400, 696, 240) +
    path(
      'M210 130h380l16 530c-120 44-292 44-412 0z',
      ink.across(ink.tone(-0.2), ink.tone(0.16), ink.base, ink.tone(-0.26)),
    ) +
    path('M210 110h380v56H210z', ink.tone(-0.2)) +
    line('M220 150h360', ink.tone(0.3), 4, 'stroke-dasharray="8 6"') +
    label(ink, 270, 210, 260, 190, ink.tone(-0.14)) +
    path(window, '#fff6e4') +
    `<g ${ink.clip(window)}>${food}</g>` +
    path(window, 'none', `stroke="${ink.tone(0.5)}" stroke-width="6"`) +
    gleam('M232 180h28l-10 460h-30z', 0.24)
  );
}

function nuts(ink: Ink): string {
  const [light, main, dark] = ink.pick('sort', [
    ['#f1d3a0', '#cf9a55', '#9a652c'],
    ['#d9a374', '#a8683a', '#6f3f1f'],
    ['#fbeccb', '#ead0a0', '#b98f55'],
  ] as const);
  const nut = (x: number, y: number, turn: number) =>
    rotated(
      path(`M${x - 34} ${y}c0-40 60-40 76 0-14 40-76 40-76 0z`, ink.ball(light, main, dark)) +
        line(`M${x - 22} ${y}c16-8 36-8 48 0`, dark, 4),
      turn,
      x,
      y,
    );
  return (
    pouch(
      ink,
      repeat(20, (i) =>
        nut(266 + (i % 5) * 68 + (Math.floor(i / 5) % 2) * 26, 466 + Math.floor(i / 5) * 48, i * 67),
      ),
    ) +
    nut(610, 670, 20) +
    nut(670, 682, -30) +
    nut(170, 684, 10)
  );
}

function driedFruit(ink: Ink): string {
  const colors = ink.pick('mix', [
    ['#e8902f', '#d9701f'],
    ['#6b3550', '#4a2340'],
    ['#d9a437', '#8a4a2b'],
  ] as const);
  const fruit = (x: number, y: number, i: number) => {
    const color = colors[i % 2] ?? colors[0];
    return (
      ellipse(
        x,
        y,
        36,
        27,
        ink.ball(shade(color, 0.4), color, shade(color, -0.3)),
        `transform="rotate(${i * 50} ${x} ${y})"`,
      ) + line(`M${x - 16} ${y - 4}c10 10 22-6 32 4`, shade(color, -0.4), 4)
    );
  };
  return (
    pouch(
      ink,
      repeat(20, (i) =>
        fruit(266 + (i % 5) * 68 + (Math.floor(i / 5) % 2) * 26, 466 + Math.floor(i / 5) * 48, i),
      ),
    ) +
    fruit(620, 672, 1) +
    fruit(180, 684, 2)
  );
}
