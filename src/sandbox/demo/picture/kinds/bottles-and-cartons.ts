import { mix, shade } from '#sandbox/demo/picture/brush/color.ts';
import { emblem, gleam, ground, LABELS, label } from '#sandbox/demo/picture/brush/detail.ts';
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

/** What is sold in cartons, cups, bottles and jars. */
export const BOTTLES_AND_CARTONS: Drawings = {
  milk: { draw: milk, turn: 'pair', focus: [400, 450, 2], setting: 'table' },
  juice: { draw: juice, turn: 'pair', focus: [400, 460, 1.9], setting: 'table' },
  yogurt: { draw: yogurt, turn: 'pair', focus: [400, 480, 1.9], setting: 'table' },
  oil: { draw: oil, turn: 'pair', focus: [400, 500, 2], setting: 'kitchen' },
  water: { draw: water, turn: 'pair', focus: [400, 480, 2], setting: 'desk' },
  honey: { draw: honey, turn: 'pair', focus: [380, 480, 1.9], setting: 'table' },
  detergent: { draw: detergent, turn: 'pair', focus: [400, 470, 1.9], setting: 'kitchen' },
};

const FRUITS = ['#f39a2b', '#d8343f', '#8fbf3f', '#7b3fa0', '#f2c93c'] as const;

function fruit(ink: Ink, x: number, y: number, r: number): string {
  const color = ink.pick('fruit', FRUITS);
  return (
    circle(x, y, r, ink.ball(shade(color, 0.5), color, shade(color, -0.25))) +
    path(
      `M${x} ${y - r}c${r * 0.3}-${r * 0.6} ${r}-${r * 0.6} ${r * 1.2}-${r * 0.4}-${r * 0.2} ${r * 0.5}-${r * 0.7} ${r * 0.6}-${r * 1.2} ${r * 0.4}z`,
      '#6fae45',
    ) +
    ellipse(x - r * 0.4, y - r * 0.4, r * 0.16, r * 0.26, '#fff', 'opacity=".6"')
  );
}

function carton(ink: Ink, face: string, side: string): string {
  return (
    ground(ink, 400, 700, 240) +
    path('M230 250h240v446H230z', face) +
    path('M470 250h110v430l-110 16z', side) +
    path('M230 250l50-120h240l-50 120z', ink.slant(ink.tone(0.3), ink.tone(0.02))) +
    path('M520 130l60 120H470z', ink.tone(-0.3)) +
    path('M280 90h240v46H280z', ink.down(ink.tone(0.14), ink.tone(-0.14)))
  );
}

function milk(ink: Ink): string {
  const blue = ink.print;
  return (
    carton(ink, ink.down('#ffffff', '#eef2f6'), ink.down('#dfe5ec', '#c6ced8')) +
    path('M230 540c60-50 100 30 160-10 40-26 60-10 80 0v166H230z', ink.down(ink.tone(0.1), ink.tone(-0.16))) +
    path('M470 530c40 20 70-30 110-10v160l-110 16z', ink.tone(-0.3)) +
    circle(420, 200, 32, ink.tone(-0.24)) +
    circle(416, 194, 30, ink.slant('#fff', '#c9d2dd')) +
    word(ink.pick('label', LABELS), 350, 370, 62, blue) +
    emblem(ink, 350, 296, 26, blue) +
    word(ink.pick('fat', ['2,5 %', '3,2 %', '1,5 %']), 350, 446, 46, '#5b6675') +
    word('1 L', 350, 650, 44, ink.contrast)
  );
}

function juice(ink: Ink): string {
  return (
    carton(
      ink,
      ink.down(ink.tone(0.2), ink.base, ink.tone(-0.18)),
      ink.down(ink.tone(-0.1), ink.tone(-0.38)),
    ) +
    circle(410, 190, 30, ink.tone(-0.3)) +
    circle(406, 184, 28, ink.slant('#fff', '#d6d9de')) +
    word(ink.pick('label', LABELS), 350, 340, 62, ink.contrast) +
    circle(350, 520, 106, '#fff', 'opacity=".28"') +
    fruit(ink, 320, 510, 64) +
    fruit(ink, 396, 556, 52) +
    word('1 L', 350, 680, 34, ink.contrast) +
    gleam('M246 264h22v420h-22z', 0.26)
  );
}

function yogurt(ink: Ink): string {
  return (
    ground(ink, 400, 672, 240) +
    path(
      'M216 270h368l-46 370c-2 18-10 26-28 26H290c-18 0-26-8-28-26z',
      ink.across('#dfe3e8', '#ffffff', '#f4f6f8', '#ccd2d9'),
    ) +
    path('M228 366h344l-26 210H254z', ink.across(ink.tone(-0.14), ink.tone(0.2), ink.base, ink.tone(-0.24))) +
    fruit(ink, 330, 520, 46) +
    fruit(ink, 446, 536, 38) +
    word(ink.pick('label', LABELS), 400, 446, 58, ink.contrast) +
    path('M196 240h408c12 0 14 36 0 40H196c-14-4-12-40 0-40z', ink.across('#b9c0c9', '#f4f6f8', '#aab2bc')) +
    ellipse(400, 240, 206, 26, ink.slant(ink.tone(0.4), ink.tone(0.05))) +
    path('M590 230c40-10 50 10 40 24l-40 4z', ink.tone(-0.1)) +
    gleam('M250 300h30l26 340h-24z', 0.5)
  );
}

function oil(ink: Ink): string {
  const [light, main, dark] = ink.pick('sort', [
    ['#fff0a8', '#f3c53a', '#c9921a'],
    ['#e4e59a', '#a9b03c', '#6f7a20'],
  ] as const);
  return (
    ground(ink, 400, 704, 180) +
    path(
      'M358 150h84v70c0 40 100 70 100 170v270c0 26-14 40-40 40H298c-26 0-40-14-40-40V390c0-100 100-130 100-170z',
      ink.across(dark, main, light, main, dark),
    ) +
    path('M258 420c40-20 244-20 284 0v30H258z', '#fff', 'opacity=".16"') +
    rect(346, 90, 108, 76, 14, ink.across(ink.tone(-0.3), ink.tone(0.2), ink.tone(-0.3))) +
    line('M364 104v48M382 104v48M400 104v48M418 104v48M436 104v48', ink.tone(-0.4), 4, 'opacity=".6"') +
    label(ink, 264, 440, 272, 190, ink.base) +
    gleam('M296 370c0-40 40-70 60-100v60c-20 20-30 40-30 90v250h-30z', 0.4)
  );
}

function water(ink: Ink): string {
  return (
    ground(ink, 400, 706, 170) +
    path(
      'M356 150h88v50c0 30 90 60 90 150v40c-14 20-14 30 0 50v210c0 30-12 46-38 46H304c-26 0-38-16-38-46V440c14-20 14-30 0-50v-40c0-90 90-120 90-150z',
      ink.across('#a9d4ec', '#e9f7fd', '#c6e6f5', '#8fc2df'),
      'opacity=".92"',
    ) +
    path(
      'M268 330h264v60c-14 20-14 30 0 50v210c0 30-12 40-38 40H306c-26 0-38-10-38-40V440c14-20 14-30 0-50z',
      '#5fb4e0',
      'opacity=".35"',
    ) +
    rect(352, 96, 96, 58, 12, ink.across(ink.tone(-0.24), ink.tone(0.2), ink.tone(-0.28))) +
    rect(346, 160, 108, 14, 6, ink.tone(-0.1)) +
    path('M266 440h268v150H266z', ink.across(ink.tone(-0.2), ink.tone(0.2), ink.base, ink.tone(-0.26))) +
    ink.pick('art', [
      path('M266 590l60-80 40 40 60-70 108 110z', '#fff', 'opacity=".5"'),
      line('M270 560c40-30 80 20 130 0s90 20 130-6', '#fff', 9, 'opacity=".6"'),
      '',
    ]) +
    word(ink.pick('label', LABELS), 400, 512, 54, ink.contrast) +
    line('M280 626h240M284 660h232', '#fff', 7, 'opacity=".6"') +
    repeat(6, (i) => circle(310 + i * 34, 380 - (i % 3) * 26, 6, '#fff', 'opacity=".7"')) +
    gleam('M296 340c0-40 30-66 60-90v40c-20 20-30 30-30 70v310h-24z', 0.6)
  );
}

function honey(ink: Ink): string {
  return (
    ground(ink, 400, 696, 260) +
    path(
      'M232 260c-30 30-40 60-40 100v250c0 50 26 80 76 80h264c50 0 76-30 76-80V360c0-40-10-70-40-100z',
      ink.across('#b86f10', '#f2ae2e', '#ffd468', '#f0a524', '#a8620c'),
    ) +
    path('M232 260h336l20 30H212z', '#fff', 'opacity=".4"') +
    rect(222, 160, 356, 100, 20, ink.across(ink.tone(-0.24), ink.tone(0.22), ink.base, ink.tone(-0.28))) +
    line(
      'M250 178v64M290 178v64M330 178v64M370 178v64M410 178v64M450 178v64M490 178v64M530 178v64',
      ink.tone(-0.3),
      5,
      'opacity=".5"',
    ) +
    path('M400 350l126 70v150l-126 70-126-70V420z', '#fffaf0') +
    path(
      'M400 366l112 62v134l-112 62-112-62V428z',
      'none',
      `stroke="${mix(ink.base, '#d98a18', 0.5)}" stroke-width="5"`,
    ) +
    word(ink.pick('label', LABELS), 400, 530, 50, '#7a4a0c') +
    ellipse(400, 436, 24, 18, '#f2b63a') +
    path('M390 424c-20-30-44-20-34 4zM410 424c20-30 44-20 34 4z', '#bcd9ea') +
    line('M394 420v32M406 420v32', '#4a2c18', 6) +
    gleam('M216 370c0-30 10-50 26-66v330c-20-10-26-20-26-40z', 0.5) +
    (ink.pick('dipper', [true, false])
      ? rotated(
          rect(640, 360, 16, 240, 8, '#b98552') +
            ellipse(648, 620, 36, 52, '#c9955f') +
            line('M616 600h64M612 620h72M616 640h64', '#8a5e34', 7),
          12,
          648,
          500,
        )
      : '')
  );
}

function detergent(ink: Ink): string {
  if (ink.pick('form', ['bottle', 'box']) === 'box') {
    return (
      ground(ink, 400, 700, 270) +
      path('M540 180l70-40v500l-70 56z', ink.tone(-0.36)) +
      path('M190 180l70-40h350l-70 40z', ink.tone(0.34)) +
      rect(190, 180, 350, 516, 8, ink.slant(ink.tone(0.22), ink.base, ink.tone(-0.2))) +
      circle(365, 420, 150, '#fff', 'opacity=".22"') +
      circle(365, 420, 112, '#fff', 'opacity=".9"') +
      word(ink.pick('label', LABELS), 365, 440, 64, ink.print) +
      repeat(7, (i) =>
        circle(230 + ((i * 71) % 280), 570 + ((i * 43) % 90), 14 + (i % 3) * 8, '#fff', 'opacity=".5"'),
      ) +
      word('3 kg', 365, 260, 44, ink.contrast)
    );
  }
  return (
    ground(ink, 400, 700, 230) +
    path(
      'M310 190h150c60 20 120 80 120 170v290c0 34-16 50-50 50H270c-34 0-50-16-50-50V360c0-80 40-140 90-170z',
      ink.across(ink.tone(-0.16), ink.tone(0.24), ink.base, ink.tone(-0.24)),
    ) +
    path('M480 300c40 10 60 40 60 80v80c0 30-50 30-50 0v-80c0-30-30-40-40-50z', '#f1eeea') +
    rect(310, 100, 130, 100, 18, ink.across('#d9dde3', '#ffffff', '#c2c8d0')) +
    line('M334 116v68M358 116v68M382 116v68M406 116v68', '#aab2bc', 5) +
    path('M240 470c60-40 180-40 260 10 20 60 10 130-10 170H250c-16-40-20-120-10-180z', '#fffdf8') +
    word(ink.pick('label', LABELS), 370, 560, 62, ink.print) +
    repeat(4, (i) =>
      circle(
        300 + i * 46,
        610 - (i % 2) * 16,
        12 + (i % 3) * 4,
        mix(ink.base, '#8fd0f5', 0.6),
        'opacity=".8"',
      ),
    ) +
    gleam('M246 380c0-50 20-90 50-120v160l-50 30z', 0.4)
  );
}
