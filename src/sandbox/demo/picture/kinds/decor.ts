import { shade } from '#sandbox/demo/picture/brush/color.ts';
import { emblem, gleam, ground } from '#sandbox/demo/picture/brush/detail.ts';
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

/** Light, mirrors, vases and plants. */
export const DECOR: Drawings = {
  lamp: { draw: lamp, turn: 'pair', focus: [400, 260, 1.9], setting: 'room' },
  mirror: { draw: mirror, turn: 'side', focus: [330, 260, 1.9], setting: 'room' },
  vase: { draw: vase, turn: 'pair', focus: [400, 520, 1.9], setting: 'room' },
  plant: { draw: plant, turn: 'pair', focus: [400, 590, 1.9], setting: 'room' },
};

function lamp(ink: Ink): string {
  const metal = ink.pick('metal', [
    ['#e8c77e', '#a97f35'],
    ['#5b5e68', '#24262b'],
    ['#f1eee8', '#bdb6aa'],
  ] as const);
  const glow = ellipse(400, 420, 300, 250, ink.ring('#ffe9a8b0', '#ffe9a850', '#ffe9a800'));
  const shape = ink.pick('form', ['table', 'floor', 'globe']);
  const cover =
    shape === 'globe'
      ? circle(400, 280, 150, ink.ball('#fffdf2', ink.tone(0.62), ink.tone(0.1)))
      : path(
          'M300 130h200l80 250c-110 24-250 24-360 0z',
          ink.across(ink.tone(-0.18), ink.tone(0.36), ink.tone(0.12), ink.tone(-0.22)),
        ) +
        line('M224 372c110 24 242 24 352 0', ink.tone(-0.26), 10) +
        line('M304 136h192', ink.tone(0.4), 8);
  const stand =
    shape === 'floor'
      ? line('M400 380v290', ink.across(metal[0], metal[1]), 18) +
        ellipse(400, 680, 120, 20, ink.down(metal[0], metal[1]))
      : path(
          'M380 390h40c0 40 70 80 70 160 0 60-30 100-50 120h-80c-20-20-50-60-50-120 0-80 70-120 70-160z',
          ink.across(metal[1], metal[0], metal[1]),
        ) + rect(310, 660, 180, 28, 10, ink.down(metal[0], metal[1]));
  return (
    ground(ink, 400, 696, 190) +
    glow +
    stand +
    cover +
    (shape === 'globe'
      ? rect(350, 420, 100, 20, 8, metal[1])
      : line('M480 390v70', metal[1], 4) + circle(480, 466, 8, metal[0]))
  );
}

function mirror(ink: Ink): string {
  const frame = ink.slant(ink.tone(0.34), ink.base, ink.tone(-0.32));
  const glass = ink.slant('#f2f8fb', '#bcd3df', '#e6f1f6', '#a9c3d1');
  const form = ink.pick('form', ['round', 'arch', 'oval']);
  if (form === 'round')
    return (
      ellipse(420, 690, 240, 22, ink.ring('#2a201c50', '#2a201c00')) +
      circle(400, 400, 280, frame) +
      circle(400, 400, 250, ink.tone(-0.4)) +
      circle(400, 400, 244, glass) +
      gleam('M230 470L470 200l60 36L290 560z', 0.5) +
      gleam('M330 600L580 310l24 40-220 270z', 0.4)
    );
  const shape =
    form === 'arch'
      ? (g: number) =>
          `M${230 + g} ${690 - g}V${280}c0-${230 - g * 1.2} ${340 - 2 * g}-${230 - g * 1.2} ${340 - 2 * g} 0v${410 - g}z`
      : (g: number) =>
          `M400 ${90 + g}c${130 - g} 0 ${190 - g} 140 ${190 - g} 300s-60 ${300 - g}-${190 - g} ${300 - g}-${190 - g}-${140}-${190 - g}-${300 - g} 60-300 ${190 - g}-300z`;
  return (
    ground(ink, 400, 702, 230) +
    path(shape(0), frame) +
    path(shape(22), ink.tone(-0.4)) +
    path(shape(28), glass) +
    gleam('M270 470L500 210l30 50L290 560z', 0.5) +
    gleam('M330 600L530 370v60L380 610z', 0.4)
  );
}

function vase(ink: Ink): string {
  const stems = ink.pick('flowers', ['#e8899a', '#f2c04a', '#c9a06a', '#ffffff']);
  const form = ink.pick('form', [
    'M340 350h120c0 60 110 110 110 210 0 80-50 136-110 136H340c-60 0-110-56-110-136 0-100 110-150 110-210z',
    'M330 350h140l50 300c2 30-14 46-40 46H320c-26 0-42-16-40-46z',
    'M350 350h100v60c0 40 40 60 40 150v90c0 30-16 46-40 46H350c-24 0-40-16-40-46v-90c0-90 40-110 40-150z',
  ]);
  const flower = (lean: number, h: number) =>
    rotated(
      line(`M400 370V${h}`, '#6f9a5c', 7) +
        ellipse(420, h + 110, 12, 34, '#86b075', `transform="rotate(36 420 ${h + 110})"`) +
        repeat(6, (i) =>
          ellipse(
            400,
            h - 26,
            15,
            26,
            shade(stems, i % 2 ? 0.2 : -0.06),
            `transform="rotate(${i * 60} 400 ${h})"`,
          ),
        ) +
        circle(400, h, 14, '#c98a2e'),
      lean,
      400,
      380,
    );
  return (
    ground(ink, 400, 702, 200) +
    flower(-24, 170) +
    flower(22, 180) +
    flower(-4, 130) +
    path(form, ink.across(ink.tone(-0.24), ink.tone(0.3), ink.base, ink.tone(-0.32))) +
    `<g ${ink.clip(form)}>${ink.pick('art', ['', repeat(3, (i) => line(`M200 ${500 + i * 40}${repeat(8, () => 'l25-24l25 24')}`, ink.contrast, 9, 'opacity=".6"')), rect(200, 560, 400, 200, 0, ink.tone(-0.26), 'opacity=".7"'), repeat(8, (i) => line(`M${250 + i * 44} 380v330`, ink.tone(-0.26), 9, 'opacity=".6"'))])}</g>` +
    ellipse(400, 350, 62, 14, ink.tone(-0.45)) +
    gleam('M300 520c0-50 40-80 56-120v60c-16 40-28 60-28 110v90c-20-30-28-90-28-140z', 0.35)
  );
}

function plant(ink: Ink): string {
  const [light, dark] = ink.pick('green', [
    ['#8fc07a', '#3f7a46'],
    ['#7fb59a', '#2f6a55'],
    ['#a6c46a', '#5b8a2f'],
  ] as const);
  const kind = ink.pick('kind', ['rubber', 'palm', 'cactus']);
  const leaf = (lean: number, length: number, width: number) =>
    rotated(
      path(
        `M400 480c-${width}-${length * 0.3}-${width}-${length * 0.7} 0-${length} ${width} ${length * 0.3} ${width} ${length * 0.7} 0 ${length}z`,
        ink.slant(light, dark),
      ) + line(`M400 480v-${length * 0.9}`, shade(light, 0.3), 4, 'opacity=".6"'),
      lean,
      400,
      480,
    );
  const green =
    kind === 'cactus'
      ? rect(340, 170, 120, 330, 60, ink.across(dark, light, dark)) +
        line('M310 400c-60 0-60-20-60-90M490 360c60 0 60-20 60-80', dark, 54) +
        line('M310 400c-60 0-60-20-60-90M490 360c60 0 60-20 60-80', light, 20) +
        repeat(3, (i) =>
          line(`M${370 + i * 30} 200v280`, '#fff', 4, 'stroke-dasharray="2 18" opacity=".8"'),
        ) +
        circle(400, 168, 22, '#e8899a')
      : kind === 'palm'
        ? repeat(9, (i) => leaf(i * 20 - 80, 340 + (i % 2) * 40, 26))
        : [-62, 58, -34, 32, -12, 12].map((lean, i) => leaf(lean, 300 + i * 18, 64)).join('');
  return (
    ground(ink, 400, 704, 200) +
    green +
    path(
      'M264 470h272l-34 210c-2 12-10 18-24 18H322c-14 0-22-6-24-18z',
      ink.across(ink.tone(-0.2), ink.tone(0.24), ink.base, ink.tone(-0.3)),
    ) +
    rect(250, 456, 300, 46, 14, ink.across(ink.tone(-0.1), ink.tone(0.34), ink.tone(-0.24))) +
    ink.pick('pot', [
      '',
      line(`M276 580${repeat(5, () => 'l25-26l25 26')}`, ink.contrast, 9, 'opacity=".6"'),
      moved(emblem(ink, 0, 0, 36, ink.contrast), 400, 600),
    ])
  );
}
