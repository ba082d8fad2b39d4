import { mix, shade } from '#sandbox/demo/picture/color.ts';
import type { Drawings } from '#sandbox/demo/picture/drawing.ts';
import type { Ink } from '#sandbox/demo/picture/ink.ts';
import { emblem, ground, LABELS, label } from '#sandbox/demo/picture/part.ts';
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
} from '#sandbox/demo/picture/shape.ts';

/** Fresh food: it has a colour of its own, its package the variation's. */
export const GROCERIES_A: Drawings = {
  bread: { draw: bread, turn: 'lean', focus: [420, 430, 1.9], setting: 'table' },
  cheese: { draw: cheese, turn: 'side', focus: [330, 470, 1.9], setting: 'table' },
  eggs: { draw: eggs, turn: 'side', focus: [400, 390, 2], setting: 'table' },
  apples: { draw: apples, turn: 'lean', focus: [300, 460, 2], setting: 'table' },
  tomatoes: { draw: tomatoes, turn: 'lean', focus: [330, 460, 2], setting: 'table' },
  watermelon: { draw: watermelon, turn: 'lean', focus: [500, 530, 1.9], setting: 'table' },
  potatoes: { draw: potatoes, turn: 'side', focus: [400, 540, 1.9], setting: 'table' },
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

function apple(ink: Ink, x: number, y: number, scale: number, color: string): string {
  return moved(
    path(
      'M0-90c-40-40-140-30-146 70-4 90 60 180 116 176 14 0 20-6 30-6s16 6 30 6c56 4 120-86 116-176-6-100-106-110-146-70z',
      ink.ball(shade(color, 0.5), color, shade(color, -0.3)),
    ) +
      ellipse(0, -84, 44, 14, shade(color, -0.4), 'opacity=".6"') +
      line('M0-84c-2-30 6-54 22-70', '#6b4a2b', 11) +
      path('M14-112c16-46 60-56 100-46-10 44-54 66-100 46z', ink.slant('#9ccf5a', '#4f8f3a')) +
      ellipse(-80, -30, 22, 40, '#fff', 'opacity=".45" transform="rotate(24 -80 -30)"'),
    x,
    y,
    scale,
  );
}

function apples(ink: Ink): string {
  const color = ink.pick('sort', ['#d83a34', '#8fbf3f', '#e8b53c', '#c9304a']);
  return (
    ground(ink, 400, 650, 350) +
    apple(ink, 400, 330, 0.96, mix(color, '#f2c94c', 0.25)) +
    apple(ink, 262, 486, 1.05, color) +
    apple(ink, 560, 490, 1, mix(color, '#a82828', 0.3)) +
    sticker(ink, 300, 516)
  );
}

function sticker(ink: Ink, x: number, y: number): string {
  return circle(x, y, 36, '#fff') + circle(x, y, 32, ink.base) + emblem(ink, x, y, 16, ink.contrast);
}

function tomatoes(ink: Ink): string {
  const tomato = (x: number, y: number, s: number) =>
    moved(
      path(
        'M0-110c90-30 170 30 166 120-2 90-80 140-166 140S-164 100-166 10c-4-90 76-150 166-120z',
        ink.ball('#ff9a78', '#e5392c', '#a31d1a'),
      ) +
        path(
          'M0-108c-30-30-70-30-96-10 30 4 44 14 60 30-10 20-10 40 2 60 8-26 20-40 34-52 14 12 26 26 34 52 12-20 12-40 2-60 16-16 30-26 60-30-26-20-66-20-96 10z',
          ink.down('#7fbf4d', '#3f7f33'),
        ) +
        line('M0-104c0-20 8-36 20-48', '#4f8f3a', 12) +
        ellipse(-84, -30, 26, 42, '#fff', 'opacity=".45" transform="rotate(30 -84 -30)"'),
      x,
      y,
      s,
    );
  return (
    ground(ink, 400, 660, 350) +
    tomato(430, 330, 0.92) +
    tomato(250, 490, 1.02) +
    tomato(556, 506, 0.98) +
    sticker(ink, 300, 560) +
    (ink.pick('branch', [true, false])
      ? line('M230 190c80-40 220-30 330 40M430 182l4 40M300 190l-30 180M540 210l20 160', '#5b8f3d', 12)
      : '')
  );
}

function watermelon(ink: Ink): string {
  return (
    ground(ink, 400, 660, 360) +
    circle(310, 400, 230, ink.ball('#8fce63', '#3f8f3a', '#1f5a2a')) +
    `<g ${ink.clip('M80 400a230 230 0 0 1 460 0a230 230 0 0 1-460 0z')}>` +
    repeat(5, (i) =>
      line(`M310 160c${-260 + i * 130} 90 ${-260 + i * 130} 380 0 480`, '#1d5528', 26, 'opacity=".75"'),
    ) +
    '</g>' +
    ellipse(230, 280, 60, 34, '#fff', 'opacity=".28" transform="rotate(-36 230 280)"') +
    sticker(ink, 210, 400) +
    path('M330 460h410c0 120-90 204-205 204S330 580 330 460z', '#2f7a35') +
    path('M344 460h382c0 110-84 188-191 188S344 570 344 460z', '#e9f3cf') +
    path('M358 460h354c0 100-78 172-177 172S358 560 358 460z', ink.down('#ff7a6b', '#e23b48')) +
    repeat(ink.between('seeds', 8, 12), (i) =>
      ellipse(
        420 + (i % 5) * 56 + (i % 2) * 12,
        500 + Math.floor(i / 5) * 50,
        7,
        11,
        '#3a1d1a',
        `transform="rotate(${(i % 3) * 20 - 20} ${420 + (i % 5) * 56} 520)"`,
      ),
    ) +
    line('M340 461h390', '#fff', 6, 'opacity=".5"')
  );
}

function potatoes(ink: Ink): string {
  const potato = (x: number, y: number, turn: number, s = 1) =>
    moved(
      rotated(
        path(
          'M-90-10c0-60 60-80 110-60 50 16 90 50 76 100-14 50-80 56-120 40-40-14-66-40-66-80z',
          ink.ball('#efd39b', '#c99a5b', '#94683a'),
        ) +
          circle(-30, -10, 6, '#8a6238') +
          circle(40, 20, 5, '#8a6238') +
          circle(20, -36, 4, '#8a6238'),
        turn,
        0,
        0,
      ),
      x,
      y,
      s,
    );
  const net = repeat(10, (i) =>
    line(`M${100 + i * 60} 220L${-100 + i * 60} 700M${100 + i * 60} 220l200 480`, ink.tone(-0.06), 5),
  );
  const sack =
    'M330 190c-40 60-150 140-170 300-14 120 30 190 110 196h260c80-6 124-76 110-196-20-160-130-240-170-300z';
  return (
    ground(ink, 400, 694, 280) +
    `<g ${ink.clip(sack)}>` +
    path(sack, ink.tone(-0.4), 'opacity=".5"') +
    potato(300, 420, 20, 1.1) +
    potato(480, 400, -30, 1.1) +
    potato(400, 320, 60) +
    potato(240, 560, -10, 1.2) +
    potato(420, 560, 30, 1.25) +
    potato(580, 560, -40, 1.2) +
    potato(320, 660, 0, 1.2) +
    potato(520, 670, 10, 1.2) +
    net +
    '</g>' +
    path(
      'M330 200c-30-40-60-60-90-70 60-20 260-20 320 0-30 10-60 30-90 70z',
      ink.slant(ink.tone(0.2), ink.tone(-0.2)),
    ) +
    rect(318, 182, 164, 30, 12, ink.tone(-0.4)) +
    label(ink, 310, 420, 180, 150, ink.tone(-0.1))
  );
}
