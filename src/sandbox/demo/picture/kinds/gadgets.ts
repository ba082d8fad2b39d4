import { gleam, ground } from '#sandbox/demo/picture/brush/detail.ts';
import type { Drawings } from '#sandbox/demo/picture/brush/drawing.ts';
import type { Ink } from '#sandbox/demo/picture/brush/ink.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  repeat,
  rotated,
  word,
} from '#sandbox/demo/picture/brush/shape.ts';

/** What goes along on a trip, and what brings the network home. */
export const GADGETS: Drawings = {
  smartwatch: { draw: smartwatch, turn: 'lean', focus: [430, 380, 1.9], setting: 'desk' },
  powerbank: { draw: powerbank, turn: 'side', focus: [400, 220, 2], setting: 'desk' },
  camera: { draw: camera, turn: 'side', focus: [420, 420, 1.9], setting: 'desk' },
  router: { draw: router, turn: 'side', focus: [300, 560, 2.1], setting: 'room' },
};

function smartwatch(ink: Ink): string {
  const round = ink.pick('case', [true, false]);
  const strap = ink.across(ink.tone(-0.22), ink.tone(0.16), ink.base, ink.tone(-0.3));
  const face = ink.pick('face', [
    word(`${ink.between('hour', 8, 21)}:${ink.between('minute', 10, 58)}`, 400, 420, 74, '#fff') +
      rect(345, 446, 110, 8, 4, '#7fe3c4'),
    repeat(3, (i) =>
      circle(
        400,
        400,
        96 - i * 26,
        'none',
        `stroke="${['#ff5d6c', '#a8f25c', '#5fd6ff'][i]}" stroke-width="18" stroke-linecap="round" stroke-dasharray="${420 - i * 130} 900" transform="rotate(-90 400 400)"`,
      ),
    ),
    line('M400 400L345 340M400 400L470 360', '#fff', 10) +
      repeat(12, (i) => rect(397, 300, 6, 18, 3, '#cfd6e6', `transform="rotate(${i * 30} 400 400)"`)) +
      circle(400, 400, 10, '#ffb648'),
  ]);
  const body = round
    ? circle(400, 400, 168, ink.slant('#eceff3', '#71767f', '#c5c9d0')) +
      circle(400, 400, 150, '#080a0f') +
      circle(400, 400, 138, ink.ball('#27304a', '#0b0e17'))
    : rect(246, 226, 308, 348, 86, ink.slant('#eceff3', '#71767f', '#c5c9d0')) +
      rect(260, 240, 280, 320, 74, '#080a0f') +
      rect(272, 252, 256, 296, 64, ink.ball('#27304a', '#0b0e17'));
  return (
    ground(ink, 400, 716, 170) +
    path('M312 260l16-160c2-16 12-24 28-24h88c16 0 26 8 28 24l16 160z', strap) +
    path('M312 540l16 152c2 14 12 22 28 22h88c16 0 26-8 28-22l16-152z', strap) +
    repeat(4, (i) => rect(386, 600 + i * 26, 28, 10, 5, ink.tone(-0.45))) +
    rect(548, 360, 26, 74, 10, ink.across('#dfe2e8', '#71767f')) +
    body +
    face +
    gleam('M300 300c40-60 110-80 170-60-90 20-150 80-180 160z', 0.12)
  );
}

function powerbank(ink: Ink): string {
  const lights = ink.between('charge', 1, 4);
  return (
    ground(ink, 400, 704, 220) +
    rect(256, 106, 304, 592, 54, ink.tone(-0.4)) +
    rect(240, 106, 304, 592, 54, ink.across(ink.tone(0.26), ink.base, ink.tone(-0.22))) +
    rect(262, 106, 260, 46, 20, ink.tone(-0.3)) +
    rect(292, 118, 72, 22, 5, '#16181d') +
    rect(300, 124, 56, 8, 2, '#dfe3ea') +
    rect(392, 118, 44, 20, 10, '#16181d') +
    rect(460, 118, 44, 20, 10, '#16181d') +
    repeat(4, (i) => circle(332 + i * 40, 226, 9, i < lights ? '#7df0b0' : ink.tone(-0.3))) +
    ink.pick('print', [
      path('M404 360l-56 104h44l-20 92 72-122h-48l26-74z', ink.contrast, 'opacity=".85"'),
      word(
        `${ink.pick('capacity', ['10 000', '20 000', '30 000'])}`,
        392,
        470,
        54,
        ink.contrast,
        'opacity=".85"',
      ) + word('mAh', 392, 512, 30, ink.contrast, 'opacity=".6"'),
      repeat(9, (i) => line(`M280 ${330 + i * 34}h224`, ink.tone(-0.16), 8)),
    ]) +
    gleam('M262 170h26v480h-10c-10 0-16-10-16-20z')
  );
}

function camera(ink: Ink): string {
  const grip = ink.pick('skin', ['#2b2c31', '#4a3a30', '#3a3f4a']);
  return (
    ground(ink, 400, 650, 330) +
    path(
      'M300 236l34-70c6-12 14-16 26-16h120c12 0 20 4 26 16l34 70z',
      ink.down(ink.tone(0.24), ink.tone(-0.1)),
    ) +
    rect(120, 226, 560, 410, 48, ink.down(ink.tone(0.26), ink.base, ink.tone(-0.3))) +
    rect(120, 310, 560, 262, 0, grip) +
    line('M120 312h560M120 570h560', '#000', 4, 'opacity=".3"') +
    rect(150, 196, 90, 34, 10, ink.across('#c9ccd3', '#7d818a')) +
    circle(606, 216, 30, ink.tone(-0.35)) +
    rect(340, 172, 120, 40, 10, '#14161b') +
    rect(350, 178, 100, 28, 6, ink.slant('#9fb2d6', '#33405e')) +
    circle(420, 430, 186, '#14161b') +
    circle(420, 430, 176, ink.slant('#6a6e78', '#1d1f25')) +
    circle(420, 430, 148, '#0d0f13') +
    circle(420, 430, 118, ink.ball('#56608a', '#1b2040', '#07080d')) +
    circle(420, 430, 64, ink.ball('#8a76c9', '#221c48')) +
    ellipse(376, 376, 30, 20, '#fff', 'opacity=".75" transform="rotate(-35 376 376)"') +
    circle(460, 480, 12, '#fff', 'opacity=".35"') +
    repeat(24, (i) =>
      rect(417, 258, 6, 14, 2, '#8b8f99', `transform="rotate(${i * 15} 420 430)" opacity=".6"`),
    ) +
    circle(170, 274, 12, ink.pick('light', ['#ff5d5d', '#ffb648', '#e6e9ee'])) +
    word(ink.pick('mark', ['K', 'alfa', 'M3']), 590, 280, 34, ink.contrast, 'opacity=".8"')
  );
}

function router(ink: Ink): string {
  const antennas = ink.pick('antennas', [2, 4, 3]);
  const mast = (x: number, lean: number) =>
    rotated(
      rect(x - 13, 170, 26, 330, 13, ink.across(ink.tone(0.1), ink.tone(-0.3))) +
        rect(x - 13, 440, 26, 60, 6, ink.tone(-0.4)),
      lean,
      x,
      500,
    );
  return (
    ground(ink, 400, 662, 350) +
    repeat(antennas, (i) => mast(170 + (i * 460) / (antennas - 1), -14 + (i * 28) / (antennas - 1))) +
    path(
      'M130 490h540l56 110c6 30-6 52-36 52H110c-30 0-42-22-36-52z',
      ink.down(ink.tone(0.28), ink.base, ink.tone(-0.25)),
    ) +
    group(
      line('M300 520l100 50 100-50', ink.tone(-0.2), 10) + line('M330 506l70 35 70-35', ink.tone(0.4), 6),
      'opacity=".8"',
    ) +
    rect(74, 596, 652, 20, 8, '#0d0f14', 'opacity=".7"') +
    repeat(6, (i) => circle(250 + i * 60, 606, 6, i < ink.between('lights', 3, 6) ? '#66f0ac' : '#49505c')) +
    gleam('M150 500h70l-60 90H96z', 0.2)
  );
}
