import { emblem, ground, seam } from '#sandbox/demo/picture/brush/detail.ts';
import type { Drawings } from '#sandbox/demo/picture/brush/drawing.ts';
import type { Ink } from '#sandbox/demo/picture/brush/ink.ts';
import {
  circle,
  ellipse,
  line,
  mirrored,
  path,
  rect,
  repeat,
  word,
} from '#sandbox/demo/picture/brush/shape.ts';

/** What is worn above the waist or down to the knee. */
export const TOPS_AND_DRESSES: Drawings = {
  tshirt: { draw: tshirt, turn: 'lean', focus: [400, 280, 2], setting: 'wardrobe' },
  shirt: { draw: shirt, turn: 'lean', focus: [400, 220, 2.1], setting: 'wardrobe' },
  jacket: { draw: jacket, turn: 'lean', focus: [400, 260, 2], setting: 'wardrobe' },
  hoodie: { draw: hoodie, turn: 'lean', focus: [400, 260, 1.9], setting: 'wardrobe' },
  sweater: { draw: sweater, turn: 'lean', focus: [400, 280, 2], setting: 'wardrobe' },
  dress: { draw: dress, turn: 'side', focus: [400, 260, 2], setting: 'wardrobe' },
  'kids-suit': { draw: kidsSuit, turn: 'lean', focus: [400, 300, 1.9], setting: 'wardrobe' },
};

const TORSO =
  'M300 130c60 40 140 40 200 0l60 26c10 5 16 12 18 22l10 92-26 60 8 340c0 12-6 18-18 20-100 16-204 16-304 0-12-2-18-8-18-20l8-340-26-60 10-92c2-10 8-17 18-22z';

function hung(ink: Ink): string {
  return ground(ink, 400, 708, 220);
}

/** A sleeve from the left shoulder down to `end`. */
function sleeve(ink: Ink, end: number, cuff = ''): string {
  const wide = end > 500 ? 88 : 110;
  const drawn =
    path(
      `M244 150c-40 14-58 40-66 90L${140 - (end > 500 ? 20 : 30)} ${end}c-2 10 2 16 10 18l${wide - 20} 14c10 2 14-2 18-12L300 300z`,
      ink.across(ink.tone(-0.16), ink.tone(0.1), ink.tone(-0.12)),
    ) + cuff;
  return drawn + mirrored(drawn, 400);
}

function folds(ink: Ink): string {
  return (
    line('M262 330c10 60 4 160 12 330M538 330c-10 60-4 160-12 330', ink.tone(-0.26), 5, 'opacity=".45"') +
    path('M330 300c-20 120-14 250-30 380h-30c10-140 10-260 60-380z', '#fff', 'opacity=".1"') +
    path('M500 320c20 120 4 230 30 360h-44c-8-120 20-240 14-360z', '#000', 'opacity=".07"')
  );
}

/** Stripes, dots, checks or nothing, cut to the garment. */
function pattern(ink: Ink, d: string): string {
  const color = ink.contrast;
  const drawn = ink.pick('pattern', [
    '',
    repeat(9, (i) => rect(100, 190 + i * 60, 600, 20, 0, color, 'opacity=".5"')),
    repeat(15, (i) =>
      line(
        `M170 ${160 + i * 42}H640`,
        color,
        10,
        `stroke-dasharray="0 44" stroke-dashoffset="${(i % 2) * 22}" opacity=".5"`,
      ),
    ),
    repeat(8, (i) => rect(190 + i * 62, 90, 12, 640, 0, color, 'opacity=".26"')) +
      repeat(10, (i) => rect(100, 130 + i * 62, 600, 12, 0, color, 'opacity=".26"')),
    rect(100, 330, 600, 110, 0, color, 'opacity=".55"'),
  ]);
  return drawn && `<g ${ink.clip(d)}>${drawn}</g>`;
}

function print(ink: Ink): string {
  if (ink.view === 1) return '';
  return ink.pick('print', [
    emblem(ink, 400, 350, 54, ink.contrast),
    word(ink.pick('word', ['SAMO', 'NUR', '1991', 'ipak']), 400, 380, 74, ink.contrast, 'opacity=".9"') +
      rect(320, 398, 160, 6, 3, ink.contrast),
    circle(400, 350, 74, ink.pick('sun', ['#f0a04b', '#e86a5c', '#5fb3a8'])) +
      repeat(4, (i) => rect(316, 360 + i * 18, 168, 7 + i, 0, ink.base)),
    rect(470, 290, 60, 66, 8, ink.tone(-0.14)) + emblem(ink, 500, 322, 14, ink.contrast),
    '',
  ]);
}

function tshirt(ink: Ink): string {
  return (
    hung(ink) +
    sleeve(ink, 320, seam('M118 316l88 22', ink.tone(-0.4))) +
    path(TORSO, ink.flat) +
    pattern(ink, TORSO) +
    folds(ink) +
    print(ink) +
    path('M300 130c60 40 140 40 200 0-10 70-60 96-100 96s-90-26-100-96z', ink.tone(-0.34)) +
    line('M300 130c10 70 60 96 100 96s90-26 100-96', ink.tone(0.1), 16) +
    seam('M258 664c96 16 188 16 284 0', ink.tone(-0.45)) +
    line('M300 130c60 40 140 40 200 0', ink.tone(0.12), 14)
  );
}

function shirt(ink: Ink): string {
  const button = ink.pick('button', ['#fff', '#3a332c', '#d9b878']);
  return (
    hung(ink) +
    sleeve(ink, 590, path('M124 566l82 18-6 40-88-20z', ink.tone(-0.22)) + circle(140, 594, 6, button)) +
    path(TORSO, ink.flat) +
    pattern(ink, TORSO) +
    folds(ink) +
    rect(380, 200, 40, 486, 0, ink.across(ink.tone(0.18), ink.tone(-0.06))) +
    line('M380 200v486', ink.tone(-0.3), 3) +
    repeat(
      7,
      (i) =>
        circle(400, 256 + i * 64, 8, button) +
        circle(400, 256 + i * 64, 8, 'none', 'stroke="#0004" stroke-width="2"'),
    ) +
    path('M306 124c50 40 138 40 188 0l-94 90z', ink.tone(-0.4)) +
    path(
      'M306 118l-22 40 68 84 48-50zM494 118l22 40-68 84-48-50z',
      ink.slant(ink.tone(0.3), ink.tone(-0.04)),
      `stroke="${ink.tone(-0.3)}" stroke-width="3"`,
    ) +
    (ink.pick('pocket', [true, false])
      ? path(
          'M456 300h80v70c0 10-40 24-40 24s-40-14-40-24z',
          ink.tone(0.08),
          `stroke="${ink.tone(-0.3)}" stroke-width="3"`,
        )
      : '')
  );
}

function jacket(ink: Ink): string {
  const quilted = ink.pick('quilt', [true, false, true]);
  return (
    hung(ink) +
    sleeve(
      ink,
      600,
      path('M124 576l82 18-6 44-88-20z', ink.tone(-0.4)) +
        (quilted
          ? line(
              'M166 270l116 50M154 350l100 36M140 440l88 26M130 520l84 22',
              ink.tone(-0.3),
              6,
              'opacity=".7"',
            )
          : ''),
    ) +
    path(TORSO, ink.flat) +
    (quilted
      ? repeat(
          6,
          (i) =>
            line(`M240 ${270 + i * 74}c80 22 240 22 320 0`, ink.tone(-0.32), 7, 'opacity=".75"') +
            line(`M248 ${284 + i * 74}c80 20 230 20 304 0`, ink.tone(0.3), 5, 'opacity=".6"'),
        )
      : folds(ink)) +
    rect(388, 150, 24, 540, 0, ink.tone(-0.42)) +
    line('M400 160v520', '#d9dce2', 6, 'stroke-dasharray="5 5"') +
    rect(392, ink.between('zip', 220, 300), 16, 36, 5, ink.across('#f4f5f7', '#8f949d')) +
    path(
      'M270 470l70 20v90l-70-14zM530 470l-70 20v90l70-14z',
      ink.tone(-0.2),
      `stroke="${ink.tone(-0.4)}" stroke-width="4"`,
    ) +
    path('M290 96c70 26 150 26 220 0l20 76-118 40h-24l-118-40z', ink.down(ink.tone(0.26), ink.tone(-0.18))) +
    line('M400 110v100', ink.tone(-0.45), 6) +
    (quilted ? '' : seam('M256 300h120M424 300h120', ink.tone(-0.45), 4)) +
    rect(470, 330, 60, 22, 4, ink.contrast, 'opacity=".7"')
  );
}

function hoodie(ink: Ink): string {
  return (
    hung(ink) +
    sleeve(ink, 590, path('M120 570l86 20-8 50-90-22z', ink.tone(-0.26))) +
    path(TORSO, ink.flat) +
    folds(ink) +
    print(ink) +
    path(
      'M300 500h200l44 130c2 8-2 12-10 12H266c-8 0-12-4-10-12z',
      ink.tone(-0.1),
      `stroke="${ink.tone(-0.34)}" stroke-width="4"`,
    ) +
    path('M248 646c100 14 204 14 304 0v38c-100 18-204 18-304 0z', ink.tone(-0.24)) +
    path(
      'M276 190c-10-90 40-140 124-140s134 50 124 140c-30 50-70 78-124 96-54-18-94-46-124-96z',
      ink.ball(ink.tone(0.3), ink.base, ink.tone(-0.22)),
    ) +
    path(
      'M316 180c-4-66 30-92 84-92s88 26 84 92c-20 36-46 56-84 70-38-14-64-34-84-70z',
      ink.down(ink.tone(-0.5), ink.tone(-0.3)),
    ) +
    line('M366 242c-8 50-4 90-10 130M434 242c8 50 4 80 10 110', ink.contrast, 8) +
    circle(356, 376, 9, '#c9ccd2') +
    circle(444, 356, 9, '#c9ccd2')
  );
}

function sweater(ink: Ink): string {
  const zigzag = (y: number, color: string, width: number) =>
    line(`M212 ${y}${repeat(10, (i) => `l19 ${i % 2 ? 26 : -26}l19 ${i % 2 ? -26 : 26}`)}`, color, width);
  const knit = ink.pick('knit', [
    zigzag(330, ink.contrast, 12) +
      zigzag(370, ink.pick('second', ['#d9574a', '#e6b04c', '#5f9f8f']), 12) +
      zigzag(410, ink.contrast, 12),
    repeat(6, (i) =>
      line(`M${280 + i * 48} 180${repeat(11, () => 'c-16 14-16 26 0 40s16-10 0 0')}`, ink.tone(-0.24), 9),
    ),
    repeat(12, (i) =>
      line(`M230 ${200 + i * 38}h340`, ink.tone(i % 2 ? 0.26 : -0.2), 7, 'stroke-dasharray="7 15"'),
    ),
  ]);
  return (
    hung(ink) +
    sleeve(
      ink,
      590,
      path('M122 562l84 20-8 56-90-22z', ink.tone(-0.2)) +
        line('M128 574l-8 36M150 580l-8 38M172 586l-8 38', ink.tone(-0.4), 4),
    ) +
    path(TORSO, ink.flat) +
    `<g ${ink.clip(TORSO)}>${knit}</g>` +
    folds(ink) +
    path('M246 636c102 16 206 16 308 0v48c-102 18-206 18-308 0z', ink.tone(-0.16)) +
    line(
      'M262 648v40M292 652v40M322 655v40M352 657v40M382 658v40M412 658v40M442 657v40M472 655v40M502 652v40M532 648v40',
      ink.tone(-0.38),
      4,
    ) +
    path('M312 128c50 30 126 30 176 0-8 54-46 80-88 80s-80-26-88-80z', ink.tone(-0.42)) +
    line('M308 132c12 60 50 86 92 86s80-26 92-86', ink.tone(0.12), 26) +
    line(
      'M318 164l14-12M342 194l10-14M374 212l4-18M426 212l-4-18M458 194l-10-14M482 164l-14-12',
      ink.tone(-0.25),
      4,
    )
  );
}

function dress(ink: Ink): string {
  const hem = ink.between('length', 640, 690);
  const skirt = ink.between('flare', 190, 250);
  const fitted = `M330 110c-4 40 140 40 140 0l40 16c6 60 4 110-24 180l14 60L${400 + skirt} ${hem}Q400 ${hem + 60} ${400 - skirt} ${hem}L300 366l14-60c-28-70-30-120-24-180z`;
  return (
    hung(ink) +
    (ink.pick('sleeves', [true, false])
      ? path('M300 120c-50 20-70 80-66 130l70 20zM500 120c50 20 70 80 66 130l-70 20z', ink.tone(-0.12))
      : '') +
    path(fitted, ink.flat) +
    pattern(ink, fitted) +
    line(
      `M370 390L${400 - skirt * 0.4} ${hem}M400 390v${hem - 372}M430 390L${400 + skirt * 0.4} ${hem}`,
      ink.tone(-0.3),
      6,
      'opacity=".5"',
    ) +
    path(`M340 390L${400 - skirt * 0.7} ${hem}h60L370 390z`, '#fff', 'opacity=".14"') +
    path('M306 352h188l8 34H298z', ink.tone(-0.36)) +
    ink.pick('belt', [
      rect(384, 348, 34, 42, 6, 'none', 'stroke="#d8b068" stroke-width="7"'),
      path(
        'M400 368c-40-40-60 10-4 4 60 6 40-44 4-4zM398 372l-24 70 16-4 12-60 12 60 16 4-24-70z',
        ink.tone(-0.2),
      ),
      '',
    ]) +
    path('M330 110c-4 60 60 80 70 80s74-20 70-80c-20 30-120 30-140 0z', ink.tone(-0.45)) +
    line('M330 110c-4 60 60 80 70 80s74-20 70-80', ink.tone(0.25), 9)
  );
}

function kidsSuit(ink: Ink): string {
  const ears = ink.pick('animal', ['bear', 'star', 'rocket']);
  const motif =
    ears === 'bear'
      ? circle(362, 262, 20, '#a9784f') +
        circle(438, 262, 20, '#a9784f') +
        circle(400, 300, 54, '#c79367') +
        ellipse(400, 318, 24, 18, '#f2dcc0') +
        circle(382, 292, 6, '#3a2a1e') +
        circle(418, 292, 6, '#3a2a1e') +
        ellipse(400, 310, 8, 6, '#3a2a1e')
      : ears === 'star'
        ? path('M400 236l18 42 46 4-35 30 11 45-40-24-40 24 11-45-35-30 46-4z', '#f7c648')
        : path('M400 226c36 30 36 80 26 116h-52c-10-36-10-86 26-116z', '#f4f5f7') +
          circle(400, 280, 14, '#5fa8e0') +
          path('M374 320l-24 34h26zM426 320l24 34h-26z', '#e0584a') +
          path('M384 342h32l-16 34z', '#f7a83c');
  const arm =
    path('M268 176l-92 150c-6 10-2 18 6 24l44 28 66-90z', ink.across(ink.tone(-0.12), ink.tone(0.12))) +
    path('M186 314l62 42-20 30-64-42z', ink.contrast, 'opacity=".75"');
  return (
    hung(ink) +
    arm +
    mirrored(arm, 400) +
    path(
      'M276 440h248l34 250c-40 12-90 12-118 0l-40-150-40 150c-28 12-78 12-118 0z',
      ink.down(ink.tone(-0.26), ink.tone(-0.38)),
    ) +
    path(
      'M246 660l114 8-6 28c-30 10-80 8-112-2zM554 660l-114 8 6 28c30 10 80 8 112-2z',
      ink.contrast,
      'opacity=".75"',
    ) +
    path(
      'M316 160c50 26 118 26 168 0l44 18c10 50 6 130 4 270-90 18-174 18-264 0-2-140-6-220 4-270z',
      ink.flat,
    ) +
    line('M316 160c20 44 148 44 168 0', ink.contrast, 16, 'opacity=".8"') +
    motif +
    rect(268, 436, 264, 24, 10, ink.tone(-0.18)) +
    repeat(3, (i) => circle(484 - i * 26, 172 + i * 16, 6, '#fff'))
  );
}
