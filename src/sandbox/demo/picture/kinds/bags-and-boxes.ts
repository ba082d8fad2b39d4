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

/** Food that is sold in bags and boxes. */
export const BAGS_AND_BOXES: Drawings = {
  rice: { draw: rice, turn: 'pair', focus: [400, 540, 1.9], setting: 'kitchen' },
  pasta: { draw: pasta, turn: 'pair', focus: [400, 500, 1.9], setting: 'kitchen' },
  tea: { draw: tea, turn: 'pair', focus: [400, 460, 1.9], setting: 'table' },
  coffee: { draw: coffee, turn: 'pair', focus: [400, 440, 2], setting: 'kitchen' },
  chocolate: { draw: chocolate, turn: 'lean', focus: [400, 250, 2], setting: 'table' },
  cookies: { draw: cookies, turn: 'side', focus: [330, 560, 1.9], setting: 'table' },
  sugar: { draw: sugar, turn: 'pair', focus: [400, 440, 2], setting: 'kitchen' },
  flour: { draw: flour, turn: 'pair', focus: [400, 440, 1.9], setting: 'kitchen' },
};

/** A filled paper or plastic bag with a folded top. */
function sack(ink: Ink, front: string): string {
  return (
    ground(ink, 400, 700, 240) +
    path(
      'M220 190c-14 150-26 330-16 486 2 14 10 20 24 20h344c14 0 22-6 24-20 10-156-2-336-16-486z',
      ink.across(ink.tone(-0.2), ink.tone(0.18), ink.base, ink.tone(-0.24)),
    ) +
    path('M226 110h348l10 92c-110 20-258 20-368 0z', ink.down(ink.tone(0.24), ink.tone(-0.1))) +
    line('M222 192c110 22 246 22 356 0', ink.tone(-0.36), 5) +
    seamTop(ink) +
    front +
    gleam('M240 220h30c-14 140-22 300-14 460h-30z', 0.2)
  );
}

function seamTop(ink: Ink): string {
  return line('M232 136h336', ink.contrast, 4, 'stroke-dasharray="10 8" opacity=".8"');
}

function rice(ink: Ink): string {
  const view = 'M290 470c0-60 220-60 220 0v120c0 60-220 60-220 0z';
  return sack(
    ink,
    label(ink, 270, 236, 260, 180, ink.tone(-0.1)) +
      path(view, '#f8f3e6') +
      `<g ${ink.clip(view)}>${repeat(54, (i) => {
        const x = 296 + ((i * 37) % 212);
        const y = 440 + ((i * 53) % 190);
        return ellipse(
          x,
          y,
          14,
          5,
          i % 3 ? '#fffdf6' : '#e2d7bd',
          `transform="rotate(${(i * 47) % 180} ${x} ${y})"`,
        );
      })}</g>` +
      path(view, 'none', `stroke="${ink.tone(0.5)}" stroke-width="6"`) +
      word(ink.pick('weight', ['1 kg', '5 kg', '900 g']), 400, 674, 34, ink.contrast),
  );
}

function flour(ink: Ink): string {
  const ear = (x: number, lean: number) =>
    rotated(
      line(`M${x} 640V470`, '#c99a3c', 7) +
        repeat(
          5,
          (i) =>
            ellipse(
              x - 15,
              480 + i * 28,
              9,
              18,
              '#e0b04a',
              `transform="rotate(-28 ${x - 15} ${480 + i * 28})"`,
            ) +
            ellipse(
              x + 15,
              480 + i * 28,
              9,
              18,
              '#e0b04a',
              `transform="rotate(28 ${x + 15} ${480 + i * 28})"`,
            ),
        ) +
        ellipse(x, 456, 9, 20, '#e0b04a'),
      lean,
      x,
      640,
    );
  return sack(
    ink,
    label(ink, 270, 240, 260, 180, ink.tone(-0.14)) +
      rect(290, 440, 220, 220, 18, '#fffaf0', 'opacity=".92"') +
      ear(360, -12) +
      ear(400, 0) +
      ear(440, 12),
  );
}

function sugar(ink: Ink): string {
  const cube = (x: number, y: number) =>
    path(`M${x} ${y}l50-22 50 22-50 24z`, '#fff') +
    path(`M${x} ${y}l50 24v54l-50-24z`, '#e9eaee') +
    path(`M${x + 100} ${y}l-50 24v54l50-24z`, '#d2d5dc');
  return (
    sack(
      ink,
      label(ink, 270, 240, 260, 200, ink.tone(-0.14)) +
        word(ink.pick('weight', ['1 kg', '500 g']), 400, 540, 60, ink.contrast) +
        rect(300, 570, 200, 8, 4, ink.contrast, 'opacity=".6"'),
    ) +
    cube(530, 610) +
    cube(590, 560) +
    cube(600, 636) +
    cube(130, 636)
  );
}

function pasta(ink: Ink): string {
  const view = 'M300 420h200v200c0 20-10 30-30 30H330c-20 0-30-10-30-30z';
  const shape = ink.pick('shape', [
    repeat(18, (i) => line(`M${304 + i * 12} 410v260`, i % 2 ? '#f2c45c' : '#dfa93c', 8)),
    repeat(20, (i) =>
      rotated(
        rect(300 + (i % 4) * 52, 430 + Math.floor(i / 4) * 46, 56, 22, 8, ink.down('#fbdc8e', '#dfa93c')),
        i * 37,
        328 + (i % 4) * 52,
        441 + Math.floor(i / 4) * 46,
      ),
    ),
    repeat(16, (i) =>
      path(
        `M${310 + (i % 4) * 52} ${440 + Math.floor(i / 4) * 54}l44 30v-30l-44 30z`,
        '#f0c050',
        'stroke="#cf9a35" stroke-width="4"',
      ),
    ),
  ]);
  return (
    ground(ink, 400, 700, 220) +
    rect(236, 110, 328, 588, 12, ink.across(ink.tone(-0.16), ink.tone(0.18), ink.base, ink.tone(-0.2))) +
    path('M236 110h328l-20-30H256z', ink.tone(0.3)) +
    rect(236, 640, 328, 58, 10, ink.tone(-0.3)) +
    label(ink, 276, 160, 248, 200, ink.tone(-0.1)) +
    path(view, '#fff4d8') +
    `<g ${ink.clip(view)}>${shape}</g>` +
    gleam('M250 124h26v560h-26z', 0.22)
  );
}

function tea(ink: Ink): string {
  const leaf = ink.pick('sort', ['#5f9a45', '#7a4a2a', '#c0506a']);
  return (
    ground(ink, 400, 690, 320) +
    path('M180 230l60-50h340l-50 50z', ink.tone(0.34)) +
    path('M530 230l50-50v440l-50 60z', ink.tone(-0.34)) +
    rect(180, 230, 350, 450, 8, ink.slant(ink.tone(0.2), ink.base, ink.tone(-0.18))) +
    rect(206, 256, 298, 398, 6, 'none', 'stroke="#e8c77e" stroke-width="4"') +
    word(ink.pick('label', LABELS), 355, 350, 74, ink.contrast) +
    word(ink.pick('grade', ['95', '110', 'OPA']), 355, 410, 42, '#e8c77e') +
    circle(355, 530, 84, '#fffaf0', 'opacity=".94"') +
    path('M300 566c0-60 40-100 110-96 4 64-40 110-96 100z', leaf) +
    line('M308 580c20-40 50-66 86-90', '#fff', 5) +
    path('M520 600h170c0 60-30 86-85 86s-85-26-85-86z', '#fdfaf4') +
    line('M686 612c40-6 40 44-12 44', '#eee6d8', 12) +
    ellipse(605, 600, 85, 20, '#efe6d6') +
    ellipse(605, 602, 72, 14, '#b8682c') +
    line('M580 570c-10-20 10-30 0-50M620 570c-10-20 10-30 0-50', '#fff', 6, 'opacity=".8"')
  );
}

function coffee(ink: Ink): string {
  const bean = (x: number, y: number, turn: number, s = 26) =>
    rotated(
      ellipse(x, y, s, s * 0.7, ink.ball('#a06a42', '#5e3820', '#3a2112')) +
        line(`M${x - s * 0.8} ${y}c${s * 0.5}-${s * 0.4} ${s}-${-s * 0.4} ${s * 1.6} 0`, '#2a170c', 4),
      turn,
      x,
      y,
    );
  return (
    ground(ink, 400, 698, 280) +
    path(
      'M230 160h340l16 520c-120 20-252 20-372 0z',
      ink.across(ink.tone(-0.26), ink.tone(0.18), ink.base, ink.tone(-0.3)),
    ) +
    path('M224 100h352v76H224z', ink.down(ink.tone(0.1), ink.tone(-0.24))) +
    line('M236 124h328', '#e8c77e', 7) +
    circle(400, 232, 18, ink.tone(-0.4)) +
    circle(400, 232, 8, ink.tone(0.2)) +
    rect(270, 290, 260, 280, 14, '#f7efe2') +
    bean(400, 370, 28, 50) +
    word(ink.pick('label', LABELS), 400, 480, 56, '#4a2c18') +
    word(ink.pick('roast', ['arabica', 'espresso', 'mocca']), 400, 536, 34, '#a06a42') +
    gleam('M246 190h26l6 470h-40z', 0.2) +
    bean(170, 670, 10) +
    bean(620, 676, 40) +
    bean(672, 660, -20) +
    bean(650, 694, 80)
  );
}

function chocolate(ink: Ink): string {
  const [light, main, dark] = ink.pick('sort', [
    ['#8a5636', '#5a3220', '#3a1e12'],
    ['#b98058', '#8a5636', '#633a22'],
    ['#fff3dc', '#f0dcb8', '#cdb48a'],
  ] as const);
  return (
    ground(ink, 400, 708, 220) +
    rect(236, 80, 328, 330, 14, main) +
    repeat(9, (i) => {
      const x = 246 + (i % 3) * 104;
      const y = 90 + Math.floor(i / 3) * 104;
      return (
        rect(x, y, 98, 98, 10, ink.slant(light, main, dark)) +
        rect(x + 16, y + 16, 66, 66, 6, main, 'opacity=".7"') +
        line(`M${x + 18} ${y + 18}h60`, '#fff', 4, 'opacity=".35"')
      );
    }) +
    path(
      'M210 330l36 22 36-26 40 28 36-28 40 28 38-26 40 24 36-26 38 26 40-22v60H210z',
      ink.across('#cfd4da', '#fbfcfd', '#b9bfc8'),
    ) +
    path(
      'M216 384h368v300c0 12-6 18-18 18H234c-12 0-18-6-18-18z',
      ink.slant(ink.tone(0.22), ink.base, ink.tone(-0.24)),
    ) +
    rect(216, 410, 368, 10, 0, '#e8c77e') +
    rect(216, 660, 368, 10, 0, '#e8c77e') +
    emblem(ink, 400, 474, 34, '#e8c77e') +
    word(ink.pick('label', LABELS), 400, 590, 82, ink.contrast) +
    gleam('M232 424h30v232h-30z', 0.2)
  );
}

function cookies(ink: Ink): string {
  const cookie = (x: number, y: number, r: number) =>
    ellipse(x, y + 14, r, r * 0.9, '#a86e34') +
    ellipse(x, y, r, r * 0.9, ink.ball('#f6d296', '#dfa45a', '#b97a38')) +
    ink.pick('topping', [
      repeat(8, (i) =>
        circle(
          x + Math.cos(i * 2.4) * r * (0.25 + (i % 4) * 0.16),
          y + Math.sin(i * 2.4) * r * (0.22 + (i % 4) * 0.15),
          r * 0.1,
          '#5a3220',
        ),
      ),
      repeat(12, (i) =>
        ellipse(
          x + Math.cos(i * 0.52) * r * 0.78,
          y + Math.sin(i * 0.52) * r * 0.7,
          r * 0.08,
          r * 0.08,
          '#a86e34',
        ),
      ) + ellipse(x, y, r * 0.45, r * 0.4, ink.tone(0.1)),
      line(
        `M${x - r * 0.6} ${y - r * 0.2}l${r * 0.5} ${r * 0.5} ${r * 0.3}-${r * 0.7} ${r * 0.4} ${r * 0.6}`,
        '#5a3220',
        r * 0.09,
      ),
    ]);
  return (
    ground(ink, 400, 680, 350) +
    path('M200 110h400l20 520H180z', ink.across(ink.tone(-0.18), ink.tone(0.2), ink.base, ink.tone(-0.24))) +
    path(
      'M200 110l20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14v36H200z',
      ink.tone(-0.26),
    ) +
    label(ink, 250, 190, 300, 190, ink.tone(-0.14)) +
    cookie(400, 500, 104) +
    cookie(230, 590, 94) +
    cookie(566, 592, 92) +
    cookie(400, 620, 80)
  );
}
