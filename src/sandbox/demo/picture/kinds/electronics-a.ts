import type { Drawings } from '#sandbox/demo/picture/drawing.ts';
import type { Ink } from '#sandbox/demo/picture/ink.ts';
import { gleam, ground, screen } from '#sandbox/demo/picture/part.ts';
import {
  circle,
  ellipse,
  line,
  mirrored,
  moved,
  path,
  rect,
  repeat,
  rotated,
  word,
} from '#sandbox/demo/picture/shape.ts';

/** Phones, computers and what is worn or listened to. */
export const ELECTRONICS_A: Drawings = {
  smartphone: {
    draw: smartphone,
    back: smartphoneBack,
    turn: 'side',
    focus: [400, 200, 2.1],
    setting: 'desk',
  },
  laptop: { draw: laptop, turn: 'side', focus: [320, 540, 2], setting: 'desk' },
  tablet: { draw: tablet, back: tabletBack, turn: 'side', focus: [560, 230, 2], setting: 'desk' },
  headphones: { draw: headphones, turn: 'side', focus: [240, 500, 2.2], setting: 'desk' },
  earbuds: { draw: earbuds, turn: 'side', focus: [330, 290, 2.1], setting: 'desk' },
  smartwatch: { draw: smartwatch, turn: 'lean', focus: [430, 380, 1.9], setting: 'desk' },
  speaker: { draw: speaker, turn: 'pair', focus: [400, 470, 2], setting: 'room' },
};

function smartphone(ink: Ink): string {
  const notch = ink.pick('notch', [
    circle(400, 132, 11, '#05070c'),
    rect(352, 121, 96, 24, 12, '#05070c'),
    circle(284, 136, 11, '#05070c'),
  ]);
  const tiles = ink.pick('home', [
    repeat(4, (i) =>
      rect(
        268 + i * 70,
        590,
        52,
        52,
        15,
        ['#fff', '#ffd36b', '#7fe3c4', '#ff8f8f'][i] ?? '#fff',
        'opacity=".9"',
      ),
    ),
    rect(262, 470, 276, 84, 22, '#fff', 'opacity=".28"') +
      rect(262, 566, 130, 84, 22, '#fff', 'opacity=".4"') +
      rect(408, 566, 130, 84, 22, '#fff', 'opacity=".22"'),
    circle(400, 520, 62, 'none', 'stroke="#fff" stroke-width="12" stroke-dasharray="270 400" opacity=".85"') +
      word('72', 400, 537, 46, '#fff'),
  ]);
  return (
    ground(ink, 400, 706, 230) +
    rect(556, 250, 10, 90, 5, ink.tone(-0.35)) +
    rect(230, 88, 340, 612, 54, ink.across(ink.tone(0.35), ink.tone(-0.2), ink.tone(0.2), ink.tone(-0.3))) +
    rect(238, 96, 324, 596, 47, '#07090e') +
    screen(ink, 248, 106, 304, 576, 38) +
    rect(248, 106, 304, 576, 38, 'none', 'stroke="#07090e" stroke-width="10"') +
    notch +
    word(
      `${ink.between('hour', 8, 21)}:${ink.between('minute', 10, 58)}`,
      400,
      262,
      82,
      '#fff',
      'opacity=".95"',
    ) +
    rect(330, 286, 140, 10, 5, '#fff', 'opacity=".6"') +
    tiles +
    rect(350, 664, 100, 6, 3, '#fff', 'opacity=".8"') +
    gleam('M260 106h120l-110 576h-10z', 0.1)
  );
}

function smartphoneBack(ink: Ink): string {
  const lens = (x: number, y: number, r = 34) =>
    circle(x, y, r, ink.slant('#5b616d', '#14171d')) +
    circle(x, y, r * 0.72, '#090b10') +
    circle(x, y, r * 0.45, ink.ball('#6d86d8', '#1a2146', '#05070c')) +
    circle(x - r * 0.2, y - r * 0.25, r * 0.13, '#fff');
  const cameras = ink.pick('cameras', [
    rect(256, 118, 150, 156, 42, ink.tone(-0.1), `stroke="${ink.tone(0.25)}" stroke-width="3"`) +
      lens(300, 162) +
      lens(300, 232) +
      lens(364, 197) +
      circle(366, 146, 9, '#fff6d8'),
    rect(256, 118, 92, 220, 46, ink.tone(-0.14), `stroke="${ink.tone(0.22)}" stroke-width="3"`) +
      lens(302, 168) +
      lens(302, 228, 28) +
      lens(302, 288) +
      circle(376, 166, 11, '#fff6d8'),
    circle(400, 220, 104, ink.tone(-0.14), `stroke="${ink.tone(0.25)}" stroke-width="4"`) +
      lens(360, 184) +
      lens(440, 184) +
      lens(360, 258) +
      lens(440, 258, 26),
  ]);
  return (
    ground(ink, 430, 706, 250) +
    rotated(
      rect(240, 84, 330, 610, 54, ink.tone(-0.35)) +
        rect(230, 84, 332, 610, 54, ink.slant(ink.tone(0.34), ink.base, ink.tone(-0.22))) +
        gleam('M230 420L562 150V250L230 560z', 0.14) +
        cameras +
        circle(396, 470, 20, 'none', `stroke="${ink.tone(0.4)}" stroke-width="7" opacity=".7"`),
      6,
      400,
      400,
    )
  );
}

function laptop(ink: Ink): string {
  const panel = ink.pick('panel', [
    rect(210, 220, 130, 250, 8, '#fff', 'opacity=".14"') +
      repeat(5, (i) => rect(226, 240 + i * 40, 98 - (i % 3) * 20, 12, 6, '#fff', 'opacity=".55"')),
    rect(380, 210, 220, 150, 10, '#0b1020', 'opacity=".75"') +
      repeat(5, (i) =>
        rect(
          398,
          232 + i * 24,
          60 + ((i * 47) % 110),
          9,
          4,
          ['#7fe3c4', '#ffd36b', '#9db8ff'][i % 3] ?? '#fff',
        ),
      ),
    repeat(6, (i) =>
      rect(
        290 + i * 38,
        478,
        28,
        28,
        8,
        ['#fff', '#ffd36b', '#7fe3c4', '#ff8f8f', '#9db8ff', '#fff'][i] ?? '#fff',
        'opacity=".9"',
      ),
    ),
  ]);
  const key = (i: number) =>
    line(
      `M${150 - i * 9} ${572 + i * 13}h${500 + i * 18}`,
      '#1b1e25',
      9,
      'stroke-dasharray="21 12" opacity=".8"',
    );
  return (
    ground(ink, 400, 668, 380) +
    rect(160, 158, 480, 390, 24, ink.down(ink.tone(0.2), ink.tone(-0.25))) +
    rect(168, 166, 464, 376, 18, '#090b10') +
    screen(ink, 182, 184, 436, 338, 6) +
    panel +
    circle(400, 175, 4, '#39404f') +
    path('M160 548h480l72 96H88z', ink.down(ink.tone(0.3), ink.tone(0.06))) +
    repeat(4, key) +
    path('M322 620h156l6 20H316z', ink.tone(-0.14)) +
    path('M88 644h624v10c0 12-10 18-24 18H112c-14 0-24-6-24-18z', ink.down(ink.tone(-0.08), ink.tone(-0.4))) +
    rect(345, 644, 110, 9, 4, ink.tone(-0.35)) +
    gleam('M182 184h200L230 522h-48z', 0.09)
  );
}

function tablet(ink: Ink): string {
  return (
    ground(ink, 400, 706, 290) +
    rect(170, 110, 460, 590, 36, ink.slant(ink.tone(0.35), ink.tone(-0.3))) +
    rect(178, 118, 444, 574, 30, '#090b10') +
    screen(ink, 202, 142, 396, 526, 10) +
    circle(400, 130, 5, '#3a4152') +
    rect(224, 166, 174, 120, 22, '#fff', 'opacity=".3"') +
    word(`${ink.between('day', 1, 28)}`, 311, 250, 72, '#fff') +
    rect(412, 166, 162, 54, 18, '#fff', 'opacity=".22"') +
    rect(412, 232, 162, 54, 18, '#fff', 'opacity=".4"') +
    rect(240, 590, 320, 60, 24, '#fff', 'opacity=".28"') +
    repeat(5, (i) =>
      rect(256 + i * 60, 598, 44, 44, 13, ['#fff', '#ffd36b', '#7fe3c4', '#ff8f8f', '#9db8ff'][i] ?? '#fff'),
    ) +
    (ink.pick('pen', [true, false])
      ? rect(644, 190, 18, 400, 9, ink.across('#fff', '#cfd3da')) + path('M644 590h18l-9 30z', '#9aa0aa')
      : '') +
    gleam('M202 142h150l-110 526h-40z', 0.1)
  );
}

function tabletBack(ink: Ink): string {
  return (
    ground(ink, 400, 706, 300) +
    rotated(
      rect(182, 112, 456, 584, 36, ink.tone(-0.4)) +
        rect(170, 110, 458, 584, 36, ink.slant(ink.tone(0.3), ink.base, ink.tone(-0.2))) +
        circle(222, 164, 26, '#14171d') +
        circle(222, 164, 13, ink.ball('#6d86d8', '#05070c')) +
        circle(400, 400, 30, 'none', `stroke="${ink.tone(0.45)}" stroke-width="9"`) +
        gleam('M170 480L628 150V260L170 590z', 0.16),
      -5,
      400,
      400,
    )
  );
}

function headphones(ink: Ink): string {
  const cup =
    rect(140, 396, 84, 200, 42, ink.tone(-0.45)) +
    rect(168, 380, 108, 232, 54, ink.across(ink.tone(0.22), ink.base, ink.tone(-0.3))) +
    rect(258, 396, 60, 200, 30, ink.across('#3a3c42', '#1d1e22')) +
    rect(188, 412, 22, 140, 11, '#fff', 'opacity=".22"');
  const band = ink.pick('band', [46, 58, 36]);
  return (
    ground(ink, 400, 650, 300) +
    line('M212 420C196 60 604 60 588 420', ink.tone(-0.3), band + 8) +
    line('M212 420C196 60 604 60 588 420', ink.across(ink.tone(0.1), ink.tone(0.3), ink.tone(-0.1)), band) +
    line('M262 236C310 128 490 128 538 236', '#2a2b30', band * 0.5, 'opacity=".75"') +
    rect(200, 330, 30, 80, 12, ink.across('#d9dce2', '#8d929c')) +
    rect(570, 330, 30, 80, 12, ink.across('#d9dce2', '#8d929c')) +
    cup +
    mirrored(cup, 400) +
    ink.pick('mark', [
      circle(222, 496, 22, 'none', `stroke="${ink.contrast}" stroke-width="5" opacity=".7"`),
      rect(214, 470, 16, 52, 8, ink.contrast, 'opacity=".6"'),
      circle(222, 560, 7, '#7fe3c4'),
    ])
  );
}

function earbuds(ink: Ink): string {
  const bud =
    rect(300, 250, 44, 176, 22, ink.across(ink.tone(0.3), ink.tone(-0.12))) +
    ellipse(312, 262, 66, 56, ink.ball(ink.tone(0.5), ink.base, ink.tone(-0.3))) +
    ellipse(262, 276, 26, 34, '#2a2b30', 'transform="rotate(20 262 276)"') +
    rect(312, 400, 20, 8, 4, '#c9ccd2') +
    ellipse(330, 256, 12, 20, '#1d1e22', 'opacity=".5"');
  return (
    ground(ink, 400, 694, 270) +
    path('M196 430c0-150 70-210 204-210s204 60 204 210z', ink.down(ink.tone(0.3), ink.tone(-0.05))) +
    path('M228 430c0-122 60-176 172-176s172 54 172 176z', ink.down('#33353c', '#5b5e68')) +
    moved(bud, 4, 14) +
    moved(mirrored(bud, 400), -4, 14) +
    path(
      'M186 430h428v110c0 100-60 152-214 152S186 640 186 540z',
      ink.down(ink.tone(0.26), ink.base, ink.tone(-0.28)),
    ) +
    rect(186, 424, 428, 14, 7, ink.tone(-0.3)) +
    rect(350, 424, 100, 26, 13, ink.tone(0.4)) +
    circle(400, 520, 8, ink.pick('light', ['#57e39b', '#ffb648', '#6fb4ff'])) +
    ink.pick('print', [
      word('air', 400, 600, 44, ink.contrast, 'opacity=".55"'),
      line('M360 590h80', ink.contrast, 6, 'opacity=".5"'),
      '',
    ]) +
    gleam('M210 450h40c-4 90 6 150 40 200-60-30-80-80-80-200z')
  );
}

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

function speaker(ink: Ink): string {
  const lying = ink.pick('shape', ['can', 'tower', 'can']);
  const width = lying === 'tower' ? 300 : 350;
  const left = 400 - width / 2;
  const cone = (y: number, r: number) =>
    circle(400, y, r, ink.tone(-0.5)) +
    circle(400, y, r * 0.88, ink.ball('#5a5d66', '#24262b')) +
    circle(400, y, r * 0.42, ink.ball('#8b8f99', '#2c2e34')) +
    circle(400, y, r * 0.92, 'none', 'stroke="#fff" stroke-width="3" opacity=".18"');
  const front =
    lying === 'tower'
      ? cone(250, 78) + cone(480, 120)
      : repeat(11, (row) =>
          line(
            `M${left + 34 + (row % 2) * 12} ${190 + row * 42}H${left + width - 34}`,
            ink.tone(-0.45),
            9,
            'stroke-dasharray="0 24" opacity=".55"',
          ),
        ) +
        rect(330, 370, 140, 62, 18, ink.tone(-0.3)) +
        word('sound', 400, 412, 36, ink.tone(0.7));
  return (
    ground(ink, 400, 696, 240) +
    rect(left, 110, width, 584, lying === 'tower' ? 36 : 120, ink.tube()) +
    front +
    (lying === 'tower'
      ? ''
      : ellipse(400, 158, width / 2 - 54, 34, ink.tone(-0.35)) +
        repeat(3, (i) => circle(352 + i * 48, 158, 10, ink.tone(0.5)))) +
    (lying === 'tower'
      ? rect(left, 640, width, 6, 0, ink.tone(-0.3))
      : line(`M${left + width - 6} 210c50 30 50 90 10 130`, ink.tone(-0.45), 14))
  );
}
