import { mix, shade } from '#sandbox/demo/picture/brush/color.ts';
import { emblem, ground, label } from '#sandbox/demo/picture/brush/detail.ts';
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
} from '#sandbox/demo/picture/brush/shape.ts';

/** Fruit and vegetables have a colour of their own; the sticker or net has that of the variation. */
export const FRUIT_AND_VEGETABLES: Drawings = {
  apples: { draw: apples, turn: 'lean', focus: [300, 460, 2], setting: 'table' },
  tomatoes: { draw: tomatoes, turn: 'lean', focus: [330, 460, 2], setting: 'table' },
  watermelon: { draw: watermelon, turn: 'lean', focus: [500, 530, 1.9], setting: 'table' },
  potatoes: { draw: potatoes, turn: 'side', focus: [400, 540, 1.9], setting: 'table' },
};

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
