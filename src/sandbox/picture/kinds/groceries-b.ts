import { mix, shade } from '../color.ts';
import type { Drawings } from '../drawing.ts';
import type { Ink } from '../ink.ts';
import { emblem, gleam, ground, LABELS, label } from '../part.ts';
import { circle, ellipse, line, path, rect, repeat, rotated, word } from '../shape.ts';

/** What is sold in bottles, cartons, bags, jars and boxes. */
export const GROCERIES_B: Drawings = {
  milk: { draw: milk, turn: 'pair', focus: [400, 450, 2], setting: 'table' },
  yogurt: { draw: yogurt, turn: 'pair', focus: [400, 480, 1.9], setting: 'table' },
  rice: { draw: rice, turn: 'pair', focus: [400, 540, 1.9], setting: 'kitchen' },
  pasta: { draw: pasta, turn: 'pair', focus: [400, 500, 1.9], setting: 'kitchen' },
  oil: { draw: oil, turn: 'pair', focus: [400, 500, 2], setting: 'kitchen' },
  tea: { draw: tea, turn: 'pair', focus: [400, 460, 1.9], setting: 'table' },
  coffee: { draw: coffee, turn: 'pair', focus: [400, 440, 2], setting: 'kitchen' },
  juice: { draw: juice, turn: 'pair', focus: [400, 460, 1.9], setting: 'table' },
  water: { draw: water, turn: 'pair', focus: [400, 480, 2], setting: 'desk' },
  chocolate: { draw: chocolate, turn: 'lean', focus: [400, 250, 2], setting: 'table' },
  cookies: { draw: cookies, turn: 'side', focus: [330, 560, 1.9], setting: 'table' },
  honey: { draw: honey, turn: 'pair', focus: [380, 480, 1.9], setting: 'table' },
  sugar: { draw: sugar, turn: 'pair', focus: [400, 440, 2], setting: 'kitchen' },
  flour: { draw: flour, turn: 'pair', focus: [400, 440, 1.9], setting: 'kitchen' },
  detergent: { draw: detergent, turn: 'pair', focus: [400, 470, 1.9], setting: 'kitchen' },
};

const FRUITS = ['#f39a2b', '#d8343f', '#8fbf3f', '#7b3fa0', '#f2c93c'] as const;

function fruit(ink: Ink, x: number, y: number, r: number): string {
  const color = ink.pick('fruit', FRUITS);
  return circle(x, y, r, ink.ball(shade(color, 0.5), color, shade(color, -0.25))) + path(`M${x} ${y - r}c${r * 0.3}-${r * 0.6} ${r}-${r * 0.6} ${r * 1.2}-${r * 0.4}-${r * 0.2} ${r * 0.5}-${r * 0.7} ${r * 0.6}-${r * 1.2} ${r * 0.4}z`, '#6fae45') + ellipse(x - r * 0.4, y - r * 0.4, r * 0.16, r * 0.26, '#fff', 'opacity=".6"');
}

function carton(ink: Ink, face: string, side: string): string {
  return (
    ground(ink, 400, 700, 240) +
    path('M230 250h240v446H230z', face) +
    path('M470 250h110v430l-110 16z', side) +
    path('M230 250l50-120h240l-50 120z', ink.slant(ink.tone(0.3), ink.tone(0.02))) +
    path('M520 130l60 120H470z', ink.tone(-0.3)) +
    path('M280 90h240v46H280z', ink.down(ink.tone(0.14), ink.tone(-0.14)))
  );
}

function milk(ink: Ink): string {
  const blue = mix(ink.base, '#3f7fd0', 0.2);
  return (
    carton(ink, ink.down('#ffffff', '#eef2f6'), ink.down('#dfe5ec', '#c6ced8')) +
    path('M230 540c60-50 100 30 160-10 40-26 60-10 80 0v166H230z', ink.down(ink.tone(0.1), ink.tone(-0.16))) +
    path('M470 530c40 20 70-30 110-10v160l-110 16z', ink.tone(-0.3)) +
    circle(420, 200, 32, ink.tone(-0.24)) +
    circle(416, 194, 30, ink.slant('#fff', '#c9d2dd')) +
    word(ink.pick('label', LABELS), 350, 370, 62, blue) +
    emblem(ink, 350, 296, 26, blue) +
    word(ink.pick('fat', ['2,5 %', '3,2 %', '1,5 %']), 350, 446, 46, '#5b6675') +
    word('1 L', 350, 650, 44, ink.contrast)
  );
}

function juice(ink: Ink): string {
  return (
    carton(ink, ink.down(ink.tone(0.2), ink.base, ink.tone(-0.18)), ink.down(ink.tone(-0.1), ink.tone(-0.38))) +
    circle(410, 190, 30, ink.tone(-0.3)) +
    circle(406, 184, 28, ink.slant('#fff', '#d6d9de')) +
    word(ink.pick('label', LABELS), 350, 340, 62, ink.contrast) +
    circle(350, 520, 106, '#fff', 'opacity=".28"') +
    fruit(ink, 320, 510, 64) +
    fruit(ink, 396, 556, 52) +
    word('1 L', 350, 680, 34, ink.contrast) +
    gleam('M246 264h22v420h-22z', 0.26)
  );
}

function yogurt(ink: Ink): string {
  return (
    ground(ink, 400, 672, 240) +
    path('M216 270h368l-46 370c-2 18-10 26-28 26H290c-18 0-26-8-28-26z', ink.across('#dfe3e8', '#ffffff', '#f4f6f8', '#ccd2d9')) +
    path('M228 366h344l-26 210H254z', ink.across(ink.tone(-0.14), ink.tone(0.2), ink.base, ink.tone(-0.24))) +
    fruit(ink, 330, 520, 46) +
    fruit(ink, 446, 536, 38) +
    word(ink.pick('label', LABELS), 400, 446, 58, ink.contrast) +
    path('M196 240h408c12 0 14 36 0 40H196c-14-4-12-40 0-40z', ink.across('#b9c0c9', '#f4f6f8', '#aab2bc')) +
    ellipse(400, 240, 206, 26, ink.slant(ink.tone(0.4), ink.tone(0.05))) +
    path('M590 230c40-10 50 10 40 24l-40 4z', ink.tone(-0.1)) +
    gleam('M250 300h30l26 340h-24z', 0.5)
  );
}

/** A filled paper or plastic bag with a folded top. */
function sack(ink: Ink, front: string): string {
  return (
    ground(ink, 400, 700, 240) +
    path('M220 190c-14 150-26 330-16 486 2 14 10 20 24 20h344c14 0 22-6 24-20 10-156-2-336-16-486z', ink.across(ink.tone(-0.2), ink.tone(0.18), ink.base, ink.tone(-0.24))) +
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
        return ellipse(x, y, 14, 5, i % 3 ? '#fffdf6' : '#e2d7bd', `transform="rotate(${(i * 47) % 180} ${x} ${y})"`);
      })}</g>` +
      path(view, 'none', `stroke="${ink.tone(0.5)}" stroke-width="6"`) +
      word(ink.pick('weight', ['1 kg', '5 kg', '900 g']), 400, 674, 34, ink.contrast),
  );
}

function flour(ink: Ink): string {
  const ear = (x: number, lean: number) => rotated(line(`M${x} 640V470`, '#c99a3c', 7) + repeat(5, (i) => ellipse(x - 15, 480 + i * 28, 9, 18, '#e0b04a', `transform="rotate(-28 ${x - 15} ${480 + i * 28})"`) + ellipse(x + 15, 480 + i * 28, 9, 18, '#e0b04a', `transform="rotate(28 ${x + 15} ${480 + i * 28})"`)) + ellipse(x, 456, 9, 20, '#e0b04a'), lean, x, 640);
  return sack(ink, label(ink, 270, 240, 260, 180, ink.tone(-0.14)) + rect(290, 440, 220, 220, 18, '#fffaf0', 'opacity=".92"') + ear(360, -12) + ear(400, 0) + ear(440, 12));
}

function sugar(ink: Ink): string {
  const cube = (x: number, y: number) => path(`M${x} ${y}l50-22 50 22-50 24z`, '#fff') + path(`M${x} ${y}l50 24v54l-50-24z`, '#e9eaee') + path(`M${x + 100} ${y}l-50 24v54l50-24z`, '#d2d5dc');
  return sack(ink, label(ink, 270, 240, 260, 200, ink.tone(-0.14)) + word(ink.pick('weight', ['1 kg', '500 g']), 400, 540, 60, ink.contrast) + rect(300, 570, 200, 8, 4, ink.contrast, 'opacity=".6"')) + cube(530, 610) + cube(590, 560) + cube(600, 636) + cube(130, 636);
}

function pasta(ink: Ink): string {
  const view = 'M300 420h200v200c0 20-10 30-30 30H330c-20 0-30-10-30-30z';
  const shape = ink.pick('shape', [
    repeat(18, (i) => line(`M${304 + i * 12} 410v260`, i % 2 ? '#f2c45c' : '#dfa93c', 8)),
    repeat(20, (i) => rotated(rect(300 + (i % 4) * 52, 430 + Math.floor(i / 4) * 46, 56, 22, 8, ink.down('#fbdc8e', '#dfa93c')), i * 37, 328 + (i % 4) * 52, 441 + Math.floor(i / 4) * 46)),
    repeat(16, (i) => path(`M${310 + (i % 4) * 52} ${440 + Math.floor(i / 4) * 54}l44 30v-30l-44 30z`, '#f0c050', 'stroke="#cf9a35" stroke-width="4"')),
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

function oil(ink: Ink): string {
  const [light, main, dark] = ink.pick('sort', [['#fff0a8', '#f3c53a', '#c9921a'], ['#e4e59a', '#a9b03c', '#6f7a20']] as const);
  return (
    ground(ink, 400, 704, 180) +
    path('M358 150h84v70c0 40 100 70 100 170v270c0 26-14 40-40 40H298c-26 0-40-14-40-40V390c0-100 100-130 100-170z', ink.across(dark, main, light, main, dark)) +
    path('M258 420c40-20 244-20 284 0v30H258z', '#fff', 'opacity=".16"') +
    rect(346, 90, 108, 76, 14, ink.across(ink.tone(-0.3), ink.tone(0.2), ink.tone(-0.3))) +
    line('M364 104v48M382 104v48M400 104v48M418 104v48M436 104v48', ink.tone(-0.4), 4, 'opacity=".6"') +
    label(ink, 264, 440, 272, 190, ink.base) +
    gleam('M296 370c0-40 40-70 60-100v60c-20 20-30 40-30 90v250h-30z', 0.4)
  );
}

function water(ink: Ink): string {
  return (
    ground(ink, 400, 706, 170) +
    path('M356 150h88v50c0 30 90 60 90 150v40c-14 20-14 30 0 50v210c0 30-12 46-38 46H304c-26 0-38-16-38-46V440c14-20 14-30 0-50v-40c0-90 90-120 90-150z', ink.across('#a9d4ec', '#e9f7fd', '#c6e6f5', '#8fc2df'), 'opacity=".92"') +
    path('M268 330h264v60c-14 20-14 30 0 50v210c0 30-12 40-38 40H306c-26 0-38-10-38-40V440c14-20 14-30 0-50z', '#5fb4e0', 'opacity=".35"') +
    rect(352, 96, 96, 58, 12, ink.across(ink.tone(-0.24), ink.tone(0.2), ink.tone(-0.28))) +
    rect(346, 160, 108, 14, 6, ink.tone(-0.1)) +
    path('M266 440h268v150H266z', ink.across(ink.tone(-0.2), ink.tone(0.2), ink.base, ink.tone(-0.26))) +
    ink.pick('art', [path('M266 590l60-80 40 40 60-70 108 110z', '#fff', 'opacity=".5"'), line('M270 560c40-30 80 20 130 0s90 20 130-6', '#fff', 9, 'opacity=".6"'), '']) +
    word(ink.pick('label', LABELS), 400, 512, 54, ink.contrast) +
    line('M280 626h240M284 660h232', '#fff', 7, 'opacity=".6"') +
    repeat(6, (i) => circle(310 + i * 34, 380 - (i % 3) * 26, 6, '#fff', 'opacity=".7"')) +
    gleam('M296 340c0-40 30-66 60-90v40c-20 20-30 30-30 70v310h-24z', 0.6)
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
  const bean = (x: number, y: number, turn: number, s = 26) => rotated(ellipse(x, y, s, s * 0.7, ink.ball('#a06a42', '#5e3820', '#3a2112')) + line(`M${x - s * 0.8} ${y}c${s * 0.5}-${s * 0.4} ${s}-${-s * 0.4} ${s * 1.6} 0`, '#2a170c', 4), turn, x, y);
  return (
    ground(ink, 400, 698, 280) +
    path('M230 160h340l16 520c-120 20-252 20-372 0z', ink.across(ink.tone(-0.26), ink.tone(0.18), ink.base, ink.tone(-0.3))) +
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
  const [light, main, dark] = ink.pick('sort', [['#8a5636', '#5a3220', '#3a1e12'], ['#b98058', '#8a5636', '#633a22'], ['#fff3dc', '#f0dcb8', '#cdb48a']] as const);
  return (
    ground(ink, 400, 708, 220) +
    rect(236, 80, 328, 330, 14, main) +
    repeat(9, (i) => {
      const x = 246 + (i % 3) * 104;
      const y = 90 + Math.floor(i / 3) * 104;
      return rect(x, y, 98, 98, 10, ink.slant(light, main, dark)) + rect(x + 16, y + 16, 66, 66, 6, main, 'opacity=".7"') + line(`M${x + 18} ${y + 18}h60`, '#fff', 4, 'opacity=".35"');
    }) +
    path('M210 330l36 22 36-26 40 28 36-28 40 28 38-26 40 24 36-26 38 26 40-22v60H210z', ink.across('#cfd4da', '#fbfcfd', '#b9bfc8')) +
    path('M216 384h368v300c0 12-6 18-18 18H234c-12 0-18-6-18-18z', ink.slant(ink.tone(0.22), ink.base, ink.tone(-0.24))) +
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
      repeat(8, (i) => circle(x + Math.cos(i * 2.4) * r * (0.25 + (i % 4) * 0.16), y + Math.sin(i * 2.4) * r * (0.22 + (i % 4) * 0.15), r * 0.1, '#5a3220')),
      repeat(12, (i) => ellipse(x + Math.cos(i * 0.52) * r * 0.78, y + Math.sin(i * 0.52) * r * 0.7, r * 0.08, r * 0.08, '#a86e34')) + ellipse(x, y, r * 0.45, r * 0.4, ink.tone(0.1)),
      line(`M${x - r * 0.6} ${y - r * 0.2}l${r * 0.5} ${r * 0.5} ${r * 0.3}-${r * 0.7} ${r * 0.4} ${r * 0.6}`, '#5a3220', r * 0.09),
    ]);
  return (
    ground(ink, 400, 680, 350) +
    path('M200 110h400l20 520H180z', ink.across(ink.tone(-0.18), ink.tone(0.2), ink.base, ink.tone(-0.24))) +
    path('M200 110l20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14v36H200z', ink.tone(-0.26)) +
    label(ink, 250, 190, 300, 190, ink.tone(-0.14)) +
    cookie(400, 500, 104) +
    cookie(230, 590, 94) +
    cookie(566, 592, 92) +
    cookie(400, 620, 80)
  );
}

function honey(ink: Ink): string {
  return (
    ground(ink, 400, 696, 260) +
    path('M232 260c-30 30-40 60-40 100v250c0 50 26 80 76 80h264c50 0 76-30 76-80V360c0-40-10-70-40-100z', ink.across('#b86f10', '#f2ae2e', '#ffd468', '#f0a524', '#a8620c')) +
    path('M232 260h336l20 30H212z', '#fff', 'opacity=".4"') +
    rect(222, 160, 356, 100, 20, ink.across(ink.tone(-0.24), ink.tone(0.22), ink.base, ink.tone(-0.28))) +
    line('M250 178v64M290 178v64M330 178v64M370 178v64M410 178v64M450 178v64M490 178v64M530 178v64', ink.tone(-0.3), 5, 'opacity=".5"') +
    path('M400 350l126 70v150l-126 70-126-70V420z', '#fffaf0') +
    path('M400 366l112 62v134l-112 62-112-62V428z', 'none', `stroke="${mix(ink.base, '#d98a18', 0.5)}" stroke-width="5"`) +
    word(ink.pick('label', LABELS), 400, 530, 50, '#7a4a0c') +
    ellipse(400, 436, 24, 18, '#f2b63a') +
    path('M390 424c-20-30-44-20-34 4zM410 424c20-30 44-20 34 4z', '#bcd9ea') +
    line('M394 420v32M406 420v32', '#4a2c18', 6) +
    gleam('M216 370c0-30 10-50 26-66v330c-20-10-26-20-26-40z', 0.5) +
    (ink.pick('dipper', [true, false]) ? rotated(rect(640, 360, 16, 240, 8, '#b98552') + ellipse(648, 620, 36, 52, '#c9955f') + line('M616 600h64M612 620h72M616 640h64', '#8a5e34', 7), 12, 648, 500) : '')
  );
}

function detergent(ink: Ink): string {
  if (ink.pick('form', ['bottle', 'box']) === 'box') {
    return (
      ground(ink, 400, 700, 270) +
      path('M540 180l70-40v500l-70 56z', ink.tone(-0.36)) +
      path('M190 180l70-40h350l-70 40z', ink.tone(0.34)) +
      rect(190, 180, 350, 516, 8, ink.slant(ink.tone(0.22), ink.base, ink.tone(-0.2))) +
      circle(365, 420, 150, '#fff', 'opacity=".22"') +
      circle(365, 420, 112, '#fff', 'opacity=".9"') +
      word(ink.pick('label', LABELS), 365, 440, 64, ink.tone(-0.2)) +
      repeat(7, (i) => circle(230 + ((i * 71) % 280), 570 + ((i * 43) % 90), 14 + (i % 3) * 8, '#fff', 'opacity=".5"')) +
      word('3 kg', 365, 260, 44, ink.contrast)
    );
  }
  return (
    ground(ink, 400, 700, 230) +
    path('M310 190h150c60 20 120 80 120 170v290c0 34-16 50-50 50H270c-34 0-50-16-50-50V360c0-80 40-140 90-170z', ink.across(ink.tone(-0.16), ink.tone(0.24), ink.base, ink.tone(-0.24))) +
    path('M480 300c40 10 60 40 60 80v80c0 30-50 30-50 0v-80c0-30-30-40-40-50z', '#f1eeea') +
    rect(310, 100, 130, 100, 18, ink.across('#d9dde3', '#ffffff', '#c2c8d0')) +
    line('M334 116v68M358 116v68M382 116v68M406 116v68', '#aab2bc', 5) +
    path('M240 470c60-40 180-40 260 10 20 60 10 130-10 170H250c-16-40-20-120-10-180z', '#fffdf8') +
    word(ink.pick('label', LABELS), 370, 560, 62, ink.tone(-0.2)) +
    repeat(4, (i) => circle(300 + i * 46, 610 - (i % 2) * 16, 12 + (i % 3) * 4, mix(ink.base, '#8fd0f5', 0.6), 'opacity=".8"')) +
    gleam('M246 380c0-50 20-90 50-120v160l-50 30z', 0.4)
  );
}
