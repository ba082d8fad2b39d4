import { shade } from '#sandbox/demo/picture/brush/color.ts';
import { gleam, ground, seam } from '#sandbox/demo/picture/brush/detail.ts';
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
  rotated,
} from '#sandbox/demo/picture/brush/shape.ts';

/** What a room is furnished with. */
export const FURNITURE: Drawings = {
  sofa: { draw: sofa, turn: 'side', focus: [260, 440, 2], setting: 'room' },
  armchair: { draw: armchair, turn: 'side', focus: [400, 440, 1.9], setting: 'room' },
  chair: { draw: chair, turn: 'side', focus: [400, 330, 1.9], setting: 'room' },
  table: { draw: table, turn: 'side', focus: [300, 400, 1.9], setting: 'room' },
  bed: { draw: bed, turn: 'side', focus: [300, 430, 1.9], setting: 'room' },
  wardrobe: { draw: wardrobe, turn: 'side', focus: [400, 380, 2], setting: 'room' },
  shelf: { draw: shelf, turn: 'side', focus: [400, 300, 1.9], setting: 'room' },
  mattress: { draw: mattress, turn: 'side', focus: [250, 480, 2], setting: 'room' },
  desk: { draw: desk, turn: 'side', focus: [580, 460, 1.9], setting: 'room' },
};

const WOODS = [
  ['#d9ae7c', '#a9783f'],
  ['#b98357', '#7d4f2b'],
  ['#8a5a3b', '#54331f'],
  ['#e6cba2', '#bd966a'],
] as const;

function wood(ink: Ink): readonly [string, string] {
  return ink.pick('wood', WOODS);
}

function legs(ink: Ink, xs: number[], y: number, height: number): string {
  const [light, dark] = ink.pick('legs', [...WOODS, ['#4a4d55', '#24262b']] as const);
  return xs
    .map((x, i) =>
      path(`M${x - 14} ${y}h28l${i * 2 < xs.length ? -10 : -4} ${height}h-12z`, ink.across(light, dark)),
    )
    .join('');
}

function sofa(ink: Ink): string {
  const seats = ink.pick('seats', [2, 3, 2]);
  const w = 480 / seats;
  const arm =
    path('M70 400c0-50 90-50 96 0v210H98c-18 0-28-10-28-28z', ink.slant(ink.tone(0.24), ink.tone(-0.14))) +
    path('M70 400c0-50 90-50 96 0-20-24-76-24-96 0z', ink.tone(0.34), 'opacity=".7"');
  const cushion = ink.pick('cushion', ['#e9b872', '#8fb3a8', '#d98a78', '#f1ebe0']);
  return (
    ground(ink, 400, 670, 370) +
    legs(ink, [130, 280, 520, 670], 600, 66) +
    rect(130, 270, 540, 260, 44, ink.down(ink.tone(0.12), ink.tone(-0.26))) +
    repeat(
      seats,
      (i) =>
        rect(160 + i * w + 3, 290, w - 6, 190, 34, ink.slant(ink.tone(0.26), ink.base, ink.tone(-0.1))) +
        (ink.pick('tufts', [true, false])
          ? repeat(3, (k) => circle(160 + i * w + (w / 4) * (k + 1), 366, 6, ink.tone(-0.34)))
          : ''),
    ) +
    repeat(seats, (i) =>
      rect(158 + i * w + 2, 450, w - 4, 86, 26, ink.down(ink.tone(0.32), ink.tone(-0.04))),
    ) +
    rect(120, 530, 560, 82, 14, ink.down(ink.tone(-0.1), ink.tone(-0.28))) +
    rotated(
      rect(180, 360, 120, 110, 26, ink.slant(shade(cushion, 0.25), shade(cushion, -0.15))),
      -12,
      240,
      415,
    ) +
    (ink.pick('second', [true, false])
      ? rotated(
          rect(510, 364, 106, 100, 24, ink.slant(shade(cushion, 0.1), shade(cushion, -0.3))),
          10,
          560,
          415,
        )
      : '') +
    arm +
    mirrored(arm, 400)
  );
}

function armchair(ink: Ink): string {
  const arm = path(
    'M150 420c0-50 110-54 116 4v206h-88c-18 0-28-10-28-28z',
    ink.slant(ink.tone(0.26), ink.tone(-0.16)),
  );
  const back = ink.pick('back', [
    'M210 480c-30-200 20-330 190-330s220 130 190 330z',
    'M220 480V210c0-40 20-60 60-60h240c40 0 60 20 60 60v270z',
    'M180 430c0-160 60-280 220-240 160-40 220 80 220 240-20 60-420 60-440 0z',
  ]);
  return (
    ground(ink, 400, 698, 270) +
    legs(ink, [210, 590], 610, 84) +
    path(back, ink.slant(ink.tone(0.22), ink.base, ink.tone(-0.26))) +
    ink.pick('detail', [
      repeat(5, (i) => line(`M${300 + i * 50} 200c-10 80-6 180 0 270`, ink.tone(-0.28), 6, 'opacity=".7"')),
      repeat(9, (i) => circle(310 + (i % 3) * 90, 250 + Math.floor(i / 3) * 70, 8, ink.tone(-0.36))),
      seam('M250 460c-16-160 20-270 150-270s166 110 150 270', ink.tone(0.4), 4),
    ]) +
    rect(236, 452, 328, 110, 36, ink.down(ink.tone(0.34), ink.tone(-0.06))) +
    rect(220, 556, 360, 76, 12, ink.tone(-0.24)) +
    arm +
    mirrored(arm, 400)
  );
}

function chair(ink: Ink): string {
  const [light, dark] = wood(ink);
  const style = ink.pick('style', ['office', 'wood', 'shell']);
  if (style === 'office') {
    return (
      ground(ink, 400, 706, 220) +
      rect(386, 520, 28, 110, 6, ink.across('#4a4d55', '#9a9fa8', '#33363d')) +
      line('M400 620L230 670M400 620L570 670M400 620v64', '#3b3d44', 22) +
      [230, 400, 570].map((x) => circle(x, 688, 18, '#24262b')).join('') +
      rect(250, 100, 300, 330, 70, ink.slant(ink.tone(0.26), ink.base, ink.tone(-0.28))) +
      repeat(8, (i) => line(`M286 ${150 + i * 34}h228`, ink.tone(-0.3), 4, 'opacity=".6"')) +
      rect(370, 420, 60, 60, 10, '#33363d') +
      path(
        'M210 470c0-24 20-34 60-34h260c40 0 60 10 60 34 0 50-60 66-190 66s-190-16-190-66z',
        ink.down(ink.tone(0.26), ink.tone(-0.28)),
      ) +
      line('M216 470v-90h50M584 470v-90h-50', '#33363d', 20)
    );
  }
  const leg =
    line('M270 470L220 690M530 470l50 220', dark, 26) +
    line('M310 480l-20 190M490 480l20 190', light, 20) +
    line('M266 600h268', dark, 12);
  if (style === 'shell') {
    return (
      ground(ink, 400, 704, 230) +
      leg +
      path(
        'M236 420c-40-180 20-310 164-310s204 130 164 310c60 20 60 80 0 90-100 20-228 20-328 0-60-10-60-70 0-90z',
        ink.ball(ink.tone(0.4), ink.base, ink.tone(-0.24)),
      ) +
      path(
        'M252 424c100 40 196 40 296 0 30 40-20 66-148 66s-178-26-148-66z',
        ink.down(ink.tone(-0.3), ink.tone(-0.08)),
      ) +
      gleam('M276 330c-10-90 20-160 80-186-40 60-50 120-50 200z')
    );
  }
  return (
    ground(ink, 400, 704, 230) +
    line('M262 110v370M538 110v370', ink.across(light, dark), 26) +
    rect(250, 130, 300, 60, 24, ink.down(light, dark)) +
    repeat(5, (i) => rect(306 + i * 40, 184, 16, 270, 8, ink.across(light, dark))) +
    leg +
    rect(226, 440, 348, 60, 28, ink.down(ink.tone(0.34), ink.base, ink.tone(-0.24))) +
    rect(236, 494, 328, 18, 6, dark)
  );
}

function table(ink: Ink): string {
  const round = ink.pick('round', [true, false]);
  const top = round
    ? ellipse(400, 376, 330, 92, ink.tone(-0.36)) +
      ellipse(400, 356, 330, 92, ink.slant(ink.tone(0.34), ink.base, ink.tone(-0.12))) +
      ellipse(400, 352, 290, 74, 'none', `stroke="${ink.tone(-0.14)}" stroke-width="3" opacity=".6"`)
    : path('M150 300h500l90 120H60z', ink.slant(ink.tone(0.34), ink.base, ink.tone(-0.1))) +
      rect(60, 420, 680, 34, 6, ink.down(ink.tone(-0.16), ink.tone(-0.36))) +
      line('M140 330h520M116 362h568M92 394h616', ink.tone(-0.16), 3, 'opacity=".6"');
  const stand = round
    ? path(
        'M370 430h60l14 180c60 10 110 40 120 72H236c10-32 60-62 120-72z',
        ink.across(ink.tone(-0.1), ink.tone(0.1), ink.tone(-0.4)),
      )
    : legs(ink, [100, 700], 450, 240) + legs(ink, [200, 600], 450, 160);
  return (
    ground(ink, 400, 692, 330) +
    stand +
    top +
    ink.pick('on', [
      ellipse(400, 350, 74, 20, '#fff') +
        ellipse(400, 346, 56, 14, '#e9e4da') +
        circle(382, 330, 22, '#e0584a') +
        circle(420, 332, 20, '#f2b63a'),
      path('M368 350c-8-40-10-70 8-90h48c18 20 16 50 8 90z', ink.across('#e7e1d6', '#fff', '#cfc6b6')) +
        repeat(5, (i) =>
          rotated(
            line('M400 260v-90', '#6f9a5c', 6) + ellipse(400, 160, 12, 22, '#8fbf75'),
            i * 18 - 36,
            400,
            260,
          ),
        ),
      '',
    ])
  );
}

function bed(ink: Ink): string {
  const [light, dark] = wood(ink);
  const head = ink.pick('head', [
    rect(90, 190, 620, 280, 26, ink.slant(light, dark)) +
      repeat(5, (i) => line(`M${190 + i * 105} 210v180`, dark, 4, 'opacity=".6"')),
    path('M90 470V250c0-120 620-120 620 0v220z', ink.down(ink.tone(0.06), ink.tone(-0.34))) +
      repeat(10, (i) => circle(180 + (i % 5) * 110, 250 + Math.floor(i / 5) * 60, 8, ink.tone(-0.45))),
  ]);
  return (
    ground(ink, 400, 680, 380) +
    head +
    rect(90, 600, 30, 76, 6, dark) +
    rect(680, 600, 30, 76, 6, dark) +
    path('M120 400h560l50 130v70H70v-70z', '#f7f4ef') +
    path(
      'M180 340h190c14 0 20 10 20 24v46c0 14-8 22-20 22H160c-14 0-20-10-18-22l14-50c4-14 10-20 24-20z',
      ink.down('#fff', '#e2dcd2'),
    ) +
    path(
      'M430 340h190c14 0 20 6 24 20l14 50c2 12-4 22-18 22H430c-12 0-20-8-20-22v-46c0-14 6-24 20-24z',
      ink.down('#fff', '#e2dcd2'),
    ) +
    path(
      'M100 456c200 30 400 30 600 0l40 94c6 40 0 70-10 90H70c-10-20-16-50-10-90z',
      ink.down(ink.tone(0.28), ink.base, ink.tone(-0.24)),
    ) +
    path('M100 456c200 30 400 30 600 0l16 36c-210 36-422 36-632 0z', ink.tone(0.46)) +
    ink.pick('cover', [
      repeat(4, (i) => line(`M80 ${520 + i * 32}c200 26 440 26 640 0`, ink.contrast, 5, 'opacity=".35"')),
      repeat(9, (i) => line(`M${140 + i * 65} 500l${(i - 4) * 10} 140`, ink.tone(-0.26), 5, 'opacity=".6"')),
      path('M200 500l-30 140M600 500l30 140', 'none'),
    ]) +
    rect(66, 636, 668, 24, 8, ink.across(light, dark))
  );
}

function wardrobe(ink: Ink): string {
  const doors = ink.pick('doors', [2, 3, 2]);
  const w = 424 / doors;
  const mirror = ink.pick('mirror', [true, false]);
  return (
    ground(ink, 400, 700, 290) +
    legs(ink, [210, 590], 650, 46) +
    rect(170, 80, 460, 590, 12, ink.tone(-0.34)) +
    path('M160 80h480l-10-22H170z', ink.tone(0.2)) +
    repeat(doors, (i) => {
      const x = 188 + i * w;
      const glass = mirror && i === doors - 1;
      return (
        rect(x + 2, 96, w - 4, 430, 6, ink.slant(ink.tone(0.26), ink.base, ink.tone(-0.14))) +
        (glass
          ? rect(x + 18, 114, w - 36, 394, 4, ink.slant('#e8f3f8', '#b8d2df', '#dfeef5')) +
            gleam(`M${x + 24} 300l${w - 50}-160v60l-${w - 50} 170z`, 0.5)
          : rect(x + 22, 120, w - 44, 180, 5, 'none', `stroke="${ink.tone(-0.24)}" stroke-width="5"`) +
            rect(x + 22, 322, w - 44, 180, 5, 'none', `stroke="${ink.tone(-0.24)}" stroke-width="5"`)) +
        rect(i % 2 ? x + 10 : x + w - 20, 290, 10, 80, 5, '#d8b068')
      );
    }) +
    repeat(
      2,
      (i) =>
        rect(190 + i * 212, 536, 208, 116, 6, ink.slant(ink.tone(0.18), ink.tone(-0.14))) +
        rect(264 + i * 212, 586, 60, 12, 6, '#d8b068'),
    )
  );
}

function shelf(ink: Ink): string {
  const colors = ['#d9735f', '#5f8fb0', '#e3b65c', '#7fa58a', '#8a6f9e', '#f1ebe0'];
  const books = (x: number, y: number, count: number, from: number) =>
    repeat(
      count,
      (i) =>
        rect(
          x + i * 28,
          y - 80 - ((i + from) % 3) * 14,
          24,
          80 + ((i + from) % 3) * 14,
          3,
          colors[(i * 2 + from) % 6] ?? '#ccc',
        ) + rect(x + 4 + i * 28, y - 64, 16, 6, 0, '#fff', 'opacity=".6"'),
    );
  const plant = (x: number, y: number) =>
    repeat(5, (i) =>
      rotated(ellipse(x, y - 76, 11, 40, i % 2 ? '#5f8f6b' : '#86b58a'), i * 26 - 52, x, y - 40),
    ) + path(`M${x - 28} ${y - 44}h56l-8 44h-40z`, '#c9775a');
  const order = ink.between('order', 0, 5);
  return (
    ground(ink, 400, 700, 250) +
    rect(190, 80, 420, 614, 10, ink.tone(-0.3)) +
    rect(210, 100, 380, 574, 4, ink.down(ink.tone(-0.5), ink.tone(-0.4))) +
    repeat(3, (i) => rect(210, 232 + i * 146, 380, 20, 0, ink.down(ink.tone(0.24), ink.tone(-0.06)))) +
    books(224, 232, 7, order) +
    plant(530, 232) +
    plant(270, 378) +
    books(350, 378, 8, order + 1) +
    rect(230, 432, 130, 92, 10, ink.pick('basket', ['#cfa97a', '#b9c4c0', '#e2c9a6'])) +
    line('M236 458h118M236 484h118', '#0003', 5) +
    circle(470, 478, 45, ink.ball('#fff', '#d9d3c8', '#a59c8c')) +
    books(224, 674, 5, order + 2) +
    rect(390, 600, 180, 34, 4, colors[order % 6] ?? '#ccc') +
    rect(404, 634, 166, 40, 4, colors[(order + 3) % 6] ?? '#ccc') +
    rect(182, 70, 436, 28, 8, ink.down(ink.tone(0.34), ink.tone(-0.04))) +
    line('M196 100v588M604 100v588', ink.across(ink.tone(0.2), ink.tone(-0.1)), 18)
  );
}

function mattress(ink: Ink): string {
  return (
    ground(ink, 400, 640, 370) +
    path(
      'M130 330c0-14 8-20 20-20h440c16 0 26 4 36 16l100 130v110c0 24-12 36-36 36H110c-24 0-36-12-36-36V440z',
      ink.down('#fdfcfa', '#e4dfd7'),
    ) +
    path(
      'M150 310h440c16 0 26 4 36 16l98 128c-14 10-30 12-50 12H126c-20 0-40-4-50-18l66-124c2-8 4-14 8-14z',
      ink.slant('#ffffff', '#f1ede6'),
    ) +
    repeat(4, (i) =>
      line(`M${136 - i * 16} ${346 + i * 30}h${500 + i * 32}`, '#d5cdc0', 4, 'stroke-dasharray="24 14"'),
    ) +
    repeat(7, (i) =>
      line(`M${190 + i * 72} 314l${(i - 3) * 14 - 8} 148`, '#d5cdc0', 4, 'stroke-dasharray="16 12"'),
    ) +
    path(
      'M74 490c200 30 452 30 652 0v60c-200 26-452 26-652 0z',
      ink.down(ink.tone(0.2), ink.base, ink.tone(-0.2)),
    ) +
    line('M76 480c200 30 448 30 648 0M76 556c200 28 448 28 648 0', ink.tone(-0.34), 6) +
    repeat(
      ink.pick('vents', [3, 5, 4]),
      (i) => circle(180 + i * 100, 526, 10, ink.tone(-0.4)) + circle(180 + i * 100, 526, 5, '#fff'),
    ) +
    rect(580, 496, 96, 50, 6, '#fff') +
    line(`M596 514h${ink.between('word', 30, 60)}M596 530h40`, ink.tone(-0.3), 6)
  );
}

function desk(ink: Ink): string {
  const drawers = ink.pick('drawers', [3, 2]);
  return (
    ground(ink, 400, 692, 360) +
    legs(ink, [120, 210], 400, 290) +
    rect(500, 396, 200, 280, 8, ink.tone(-0.3)) +
    repeat(
      drawers,
      (i) =>
        rect(
          512,
          408 + i * (258 / drawers),
          176,
          258 / drawers - 10,
          6,
          ink.slant(ink.tone(0.28), ink.tone(-0.06)),
        ) + rect(570, 440 + i * (258 / drawers), 60, 12, 6, '#d8b068'),
    ) +
    path('M120 320h560l50 50H70z', ink.slant(ink.tone(0.4), ink.base)) +
    rect(70, 370, 660, 34, 6, ink.down(ink.tone(0.04), ink.tone(-0.34))) +
    rect(240, 180, 220, 136, 8, '#2a2d34') +
    rect(250, 190, 200, 116, 4, ink.slant('#3a57d0', '#8fd0ff')) +
    path('M330 316h40l10 24h-60z', '#4a4d55') +
    ink.pick('beside', [
      line('M600 340L570 230L640 170', '#3b3d44', 12) +
        path('M610 140l70 30-20 50-74-40z', '#e3a552') +
        ellipse(600, 342, 44, 10, '#3b3d44'),
      path('M576 260h60l-6 80h-48z', '#f1ebe0') +
        line('M590 260l-10-60M608 260v-80M622 260l12-60', '#d9735f', 8),
      repeat(3, (i) =>
        rect(560 + i * 6, 318 - i * 24, 110 - i * 12, 22, 3, ['#d9735f', '#5f8fb0', '#e3b65c'][i] ?? '#ccc'),
      ),
    ])
  );
}
