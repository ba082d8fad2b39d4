import { gleam, ground, knob, screen } from '#sandbox/demo/picture/brush/detail.ts';
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

/** What runs on electricity at home. */
export const APPLIANCES: Drawings = {
  tv: { draw: tv, turn: 'side', focus: [560, 480, 1.9], setting: 'room' },
  kettle: { draw: kettle, turn: 'side', focus: [330, 520, 1.9], setting: 'kitchen' },
  vacuum: { draw: vacuum, turn: 'side', focus: [270, 560, 1.9], setting: 'room' },
  microwave: { draw: microwave, turn: 'side', focus: [640, 400, 2], setting: 'kitchen' },
  fridge: { draw: fridge, turn: 'side', focus: [400, 290, 2], setting: 'kitchen' },
  washer: { draw: washer, turn: 'side', focus: [400, 420, 1.8], setting: 'kitchen' },
  hairdryer: { draw: hairdryer, turn: 'lean', focus: [560, 270, 1.9], setting: 'desk' },
};

function tv(ink: Ink): string {
  const feet = ink.pick('feet', [
    path('M190 596l-40 56h22l50-56zM610 596l40 56h-22l-50-56z', ink.tone(-0.3)),
    path('M360 596h80l10 44h-100z', ink.tone(-0.25)) + rect(250, 636, 300, 18, 9, ink.tone(-0.4)),
  ]);
  return (
    ground(ink, 400, 656, 330) +
    feet +
    rect(60, 180, 680, 424, 14, ink.slant(ink.tone(0.2), ink.tone(-0.35))) +
    rect(68, 188, 664, 400, 8, '#06080d') +
    screen(ink, 74, 194, 652, 384, 4) +
    rect(104, 490, 400, 14, 7, '#fff', 'opacity=".3"') +
    rect(104, 490, ink.between('progress', 80, 330), 14, 7, '#fff', 'opacity=".9"') +
    word(ink.pick('channel', ['4K', 'HDR', '8K']), 660, 250, 44, '#fff', 'opacity=".85"') +
    circle(400, 596, 4, '#ff5d5d') +
    gleam('M74 194h300L190 578H74z', 0.08)
  );
}

function kettle(ink: Ink): string {
  const glass = ink.pick('glass', [true, false]);
  return (
    ground(ink, 390, 692, 250) +
    line(
      'M560 240c110-10 130 60 124 150-4 80-30 140-94 160',
      ink.across('#2a2c31', '#4b4e56', '#24262a'),
      44,
    ) +
    path('M236 640l38-420h240l48 420z', ink.tube()) +
    path('M276 240l-84-30c-14-4-16 8-6 18l78 104z', ink.tone(-0.16)) +
    (glass
      ? path('M262 380h272l20 180H246z', ink.down('#dff1fa', '#a7d4ea'), 'opacity=".85"') +
        path('M256 450c60-16 100 16 150 0s90-10 136 0l12 110H246z', '#6fb9e0', 'opacity=".7"')
      : rect(322, 360, 40, 190, 20, '#1d2c38') +
        rect(330, ink.between('water', 390, 470), 24, 80, 12, '#7fcbf0')) +
    path('M274 222c10-70 226-70 240 0z', ink.down(ink.tone(0.2), ink.tone(-0.2))) +
    rect(366, 136, 56, 36, 16, '#2a2c31') +
    rect(212, 636, 374, 22, 10, '#3a3c42') +
    rect(196, 656, 408, 30, 14, ink.down('#4b4e56', '#232529')) +
    circle(560, 608, 9, '#66c7ff') +
    gleam('M306 260h30l-26 350h-34z', 0.3)
  );
}

function vacuum(ink: Ink): string {
  if (ink.pick('type', ['robot', 'stick', 'canister']) === 'robot') {
    return (
      ground(ink, 400, 640, 340) +
      ellipse(400, 480, 320, 170, ink.tone(-0.45)) +
      ellipse(400, 440, 320, 170, ink.slant(ink.tone(0.3), ink.base, ink.tone(-0.3))) +
      ellipse(400, 436, 250, 126, 'none', `stroke="${ink.tone(0.4)}" stroke-width="5"`) +
      path(
        'M300 392v40c0 60 200 60 200 0v-40z',
        ink.across(ink.tone(-0.4), ink.tone(-0.1), ink.tone(-0.45)),
      ) +
      ellipse(400, 392, 100, 46, ink.slant(ink.tone(0.1), ink.tone(-0.3))) +
      ellipse(400, 508, 24, 12, '#7fe3c4') +
      line('M100 500c60 110 540 110 600 0', '#101216', 16, 'opacity=".6"') +
      gleam('M150 380c60-60 150-90 240-92-100 30-150 70-190 130z', 0.3)
    );
  }
  return (
    ground(ink, 420, 692, 320) +
    line('M560 380C600 130 420 40 300 130c-70 56-90 200-110 420', '#3b3d44', 26) +
    line('M560 380C600 130 420 40 300 130', '#565962', 26, 'stroke-dasharray="4 12"') +
    line('M236 330L180 600', ink.across('#dfe2e8', '#8d929c'), 22) +
    path('M90 640c0-40 40-50 90-50s110 10 110 50v44H90z', ink.down(ink.tone(0.1), ink.tone(-0.35))) +
    rect(90, 672, 200, 14, 6, '#24262b') +
    path(
      'M400 680c-40-190 20-320 170-320 130 0 180 120 160 320z',
      ink.slant(ink.tone(0.3), ink.base, ink.tone(-0.28)),
    ) +
    path(
      'M440 560c-6-100 40-160 120-160 60 0 96 40 104 90z',
      ink.down('#e2f0f6', '#8fb6c9'),
      'opacity=".75"',
    ) +
    circle(660, 620, 70, '#24262b') +
    circle(660, 620, 40, ink.tone(0.1)) +
    circle(440, 656, 34, '#24262b') +
    rect(520, 350, 110, 24, 12, '#24262b')
  );
}

function microwave(ink: Ink): string {
  const time = `${ink.between('hour', 8, 20)}:${ink.between('minute', 10, 58)}`;
  const knobs = ink.pick('control', [true, false]);
  return (
    ground(ink, 400, 640, 370) +
    rect(130, 612, 50, 26, 6, '#24262b') +
    rect(620, 612, 50, 26, 6, '#24262b') +
    rect(60, 200, 680, 420, 26, ink.down(ink.tone(0.26), ink.base, ink.tone(-0.24))) +
    rect(84, 226, 470, 368, 18, '#15171c') +
    rect(124, 266, 370, 288, 14, ink.ball('#6a5a3e', '#2c2620', '#15130f')) +
    ellipse(310, 500, 140, 26, '#cfe3ea', 'opacity=".35"') +
    path('M230 470c0-70 160-70 160 0 0 20-30 30-80 30s-80-10-80-30z', '#e0a860', 'opacity=".8"') +
    repeat(7, (i) => line(`M124 ${290 + i * 38}h370`, '#000', 2, 'opacity=".22"')) +
    rect(520, 250, 20, 320, 10, ink.across('#f2f3f5', '#9ea3ac')) +
    rect(580, 238, 136, 62, 10, '#0c1410') +
    word(time, 648, 283, 38, '#6ff0b0') +
    (knobs
      ? knob(ink, 648, 380, 48, ink.tone(-0.3)) + knob(ink, 648, 510, 48, ink.tone(-0.3))
      : repeat(12, (i) =>
          rect(584 + (i % 3) * 46, 326 + Math.floor(i / 3) * 50, 36, 36, 10, ink.tone(-0.22)),
        ) + rect(584, 536, 128, 44, 12, '#57c98c')) +
    gleam('M84 226h200L150 594H84z', 0.09)
  );
}

function fridge(ink: Ink): string {
  const double = ink.pick('doors', [true, false]);
  const steel = ink.across(ink.tone(-0.1), ink.tone(0.24), ink.base, ink.tone(-0.2));
  const handle = (x: number, y: number, h: number) => rect(x, y, 16, h, 8, ink.across('#f4f5f7', '#8f949d'));
  const doors = double
    ? rect(210, 76, 188, 400, 14, steel) +
      rect(402, 76, 188, 400, 14, steel) +
      rect(210, 482, 380, 94, 12, steel) +
      rect(210, 582, 380, 94, 12, steel) +
      handle(372, 150, 250) +
      handle(412, 150, 250) +
      rect(320, 500, 160, 12, 6, '#8f949d') +
      rect(320, 600, 160, 12, 6, '#8f949d') +
      rect(250, 200, 84, 130, 12, '#15181d') +
      rect(266, 216, 52, 24, 4, '#6fc4ff')
    : rect(230, 76, 340, 210, 16, steel) +
      rect(230, 294, 340, 384, 16, steel) +
      handle(524, 130, 120) +
      handle(524, 330, 200) +
      ink.pick('magnet', [
        rect(290, 360, 60, 74, 3, '#fff8e6') + circle(320, 364, 8, '#e05b4b'),
        rect(290, 130, 90, 40, 6, '#15181d') + word('-18°', 335, 160, 28, '#6fc4ff'),
        '',
      ]);
  return (
    ground(ink, 400, 698, 240) +
    rect(double ? 200 : 220, 66, double ? 400 : 360, 626, 20, ink.tone(-0.36)) +
    doors +
    rect(250, 682, 300, 12, 4, '#24262b') +
    gleam(double ? 'M224 90h40l-20 380h-20z' : 'M246 90h40v570h-40z', 0.22)
  );
}

function washer(ink: Ink): string {
  const suds = ['#8fd0f5', '#bfe3c8', '#f4c2cf'][ink.between('clothes', 0, 2)] ?? '#8fd0f5';
  return (
    ground(ink, 400, 698, 290) +
    rect(160, 100, 480, 590, 28, ink.down(ink.tone(0.22), ink.base, ink.tone(-0.2))) +
    rect(160, 100, 480, 110, 28, ink.tone(0.34)) +
    rect(160, 206, 480, 5, 0, ink.tone(-0.25)) +
    rect(188, 128, 130, 56, 10, ink.tone(0.1)) +
    knob(ink, 400, 156, 36, '#7d828c') +
    rect(470, 132, 140, 48, 10, '#0d1218') +
    word(`${ink.between('minutes', 15, 90)} min`, 540, 166, 28, '#6fd4ff') +
    circle(400, 440, 186, ink.slant('#f7f8fa', '#888d97', '#d6d9de')) +
    circle(400, 440, 152, '#20242b') +
    circle(400, 440, 138, ink.ball('#5c7f9e', '#243447', '#11171f')) +
    path(
      'M266 460c40-30 80 20 130-4s90-10 140 8c-6 70-70 114-136 114s-130-50-134-118z',
      suds,
      'opacity=".85"',
    ) +
    path(
      'M300 490c40-40 90-10 110 10s70 10 90-10c0 60-60 84-104 84s-90-30-96-84z',
      ink.tone(0.3),
      'opacity=".8"',
    ) +
    repeat(6, (i) => circle(310 + i * 36, 448 - (i % 3) * 14, 10 + (i % 2) * 6, '#fff', 'opacity=".6"')) +
    gleam('M290 400c20-60 70-90 130-90-60 30-90 80-100 140z', 0.35) +
    rect(566, 412, 30, 60, 12, '#9ea3ac')
  );
}

function hairdryer(ink: Ink): string {
  return (
    ground(ink, 400, 706, 240) +
    line('M352 680c10 60 130 10 200 30', '#3b3d44', 14) +
    rotated(rect(296, 380, 100, 310, 46, ink.across(ink.tone(0.16), ink.tone(-0.3))), 8, 346, 400) +
    rect(338, 480, 26, 76, 13, '#2a2c31') +
    circle(351, ink.between('switch', 498, 538), 10, '#fff') +
    path(
      'M190 270c0-90 70-140 170-140h180c30 0 40 20 40 50v190c0 30-10 46-40 46H360c-100 0-170-56-170-146z',
      ink.down(ink.tone(0.34), ink.base, ink.tone(-0.28)),
    ) +
    circle(250, 272, 96, ink.tone(-0.35)) +
    circle(250, 272, 82, '#1f2126') +
    repeat(4, (i) => circle(250, 272, 70 - i * 18, 'none', `stroke="${ink.tone(0.2)}" stroke-width="5"`)) +
    path('M580 190h70c20 0 30-24 50-24v216c-20 0-30-24-50-24h-70z', ink.down('#4d5058', '#1d1f24')) +
    rect(566, 160, 20, 230, 8, ink.pick('ring', ['#d8a86a', '#d9dce2', '#e88f9c'])) +
    line('M380 180h130', '#fff', 12, 'opacity=".35"') +
    word(ink.pick('mark', ['ion', 'pro', 'air']), 450, 300, 46, ink.contrast, 'opacity=".7"')
  );
}
