import { gleam, ground, screen } from '#sandbox/demo/picture/brush/detail.ts';
import type { Drawings } from '#sandbox/demo/picture/brush/drawing.ts';
import type { Ink } from '#sandbox/demo/picture/brush/ink.ts';
import { circle, line, path, rect, repeat, rotated, word } from '#sandbox/demo/picture/brush/shape.ts';

/** Phones, computers and what stands beside them on a desk. */
export const PHONES_AND_COMPUTERS: Drawings = {
  smartphone: {
    draw: smartphone,
    back: smartphoneBack,
    turn: 'side',
    focus: [400, 200, 2.1],
    setting: 'desk',
  },
  tablet: { draw: tablet, back: tabletBack, turn: 'side', focus: [560, 230, 2], setting: 'desk' },
  laptop: { draw: laptop, turn: 'side', focus: [320, 540, 2], setting: 'desk' },
  monitor: { draw: monitor, turn: 'side', focus: [400, 540, 1.8], setting: 'desk' },
  keyboard: { draw: keyboard, turn: 'lean', focus: [260, 380, 2.2], setting: 'desk' },
  mouse: { draw: mouse, turn: 'lean', focus: [400, 260, 2], setting: 'desk' },
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

function monitor(ink: Ink): string {
  const art = ink.pick('window', [
    rect(300, 220, 360, 200, 12, '#0b1020', 'opacity=".78"') +
      repeat(6, (i) =>
        rect(
          320,
          246 + i * 26,
          90 + ((i * 61) % 210),
          10,
          5,
          ['#7fe3c4', '#ffd36b', '#9db8ff'][i % 3] ?? '#fff',
        ),
      ),
    rect(140, 220, 210, 130, 12, '#fff', 'opacity=".85"') +
      repeat(4, (i) => rect(166 + i * 46, 320 - i * 22, 28, 20 + i * 22, 4, ink.tone(0.1))),
    '',
  ]);
  return (
    ground(ink, 400, 690, 240) +
    path('M350 500h100l16 170H334z', ink.across(ink.tone(-0.25), ink.tone(0.25), ink.tone(-0.3))) +
    rect(230, 660, 340, 26, 13, ink.down(ink.tone(0.2), ink.tone(-0.3))) +
    rect(84, 140, 632, 410, 20, ink.slant(ink.tone(0.22), ink.tone(-0.3))) +
    rect(94, 150, 612, 362, 12, '#06080d') +
    screen(ink, 102, 158, 596, 346, 6) +
    art +
    rect(380, 524, 40, 10, 5, ink.tone(0.5)) +
    gleam('M102 158h260L200 504h-98z', 0.09)
  );
}

function keyboard(ink: Ink): string {
  const glow = ink.pick('glow', ['#7fe3c4', '#ffb35c', '#a48bff', '#ffffff']);
  const accent = ink.between('accent', 0, 13);
  const row = (y: number, count: number, r: number) => {
    const width = (620 - 6 * (count - 1)) / count;
    return repeat(count, (i) => {
      const x = 90 + i * (width + 6);
      const special = i === 0 || i === count - 1 || (i === accent && r === 1);
      return (
        rect(x, y, width, 46, 9, special ? ink.tone(-0.28) : ink.tone(0.22)) +
        rect(x + 4, y + 2, width - 8, 36, 7, special ? ink.tone(-0.16) : ink.tone(0.4))
      );
    });
  };
  return (
    ground(ink, 400, 566, 380) +
    rect(56, 240, 688, 316, 30, ink.tone(-0.42)) +
    rect(56, 232, 688, 308, 30, ink.down(ink.tone(0.14), ink.tone(-0.14))) +
    rect(78, 254, 644, 266, 16, glow, 'opacity=".34"') +
    row(264, 14, 0) +
    row(315, 13, 1) +
    row(366, 12, 2) +
    row(417, 11, 3) +
    repeat(3, (i) => rect(90 + i * 64, 468, 56, 44, 9, ink.tone(-0.2))) +
    rect(282, 468, 240, 44, 9, ink.tone(0.34)) +
    repeat(3, (i) => rect(530 + i * 62, 468, 54, 44, 9, ink.tone(-0.2)))
  );
}

function mouse(ink: Ink): string {
  const wheel = ink.pick('wheel', ['#7fe3c4', '#ffb35c', '#a48bff', '#9aa0aa']);
  const body = 'M400 110c120 0 178 84 178 250 0 210-50 330-178 330S222 570 222 360c0-166 58-250 178-250z';
  return (
    ground(ink, 400, 690, 230) +
    ink.pick('cable', [line('M400 116c0-50 60-70 140-80', '#3b3d44', 12), '', '']) +
    path(body, ink.across(ink.tone(-0.2), ink.tone(0.24), ink.base, ink.tone(-0.32))) +
    line('M400 112v236M228 330c60 40 284 40 344 0', ink.tone(-0.4), 5) +
    rect(378, 190, 44, 104, 22, ink.tone(-0.5)) +
    rect(386, 200, 28, 84, 14, wheel) +
    repeat(5, (i) => rect(388, 212 + i * 14, 24, 4, 2, '#0005')) +
    path('M226 400c-2 50 6 100 20 140 8-40 8-100 0-150z', ink.tone(-0.42)) +
    ink.pick('mark', [
      circle(400, 540, 26, 'none', `stroke="${ink.contrast}" stroke-width="6" opacity=".5"`),
      path('M400 500l34 60h-68z', ink.contrast, 'opacity=".5"'),
      '',
    ]) +
    gleam('M270 220c20-60 60-90 110-94-40 40-70 90-80 170-20 0-34-30-30-76z', 0.25)
  );
}
