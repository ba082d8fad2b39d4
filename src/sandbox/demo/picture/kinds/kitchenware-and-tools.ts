import { emblem, gleam, ground } from '#sandbox/demo/picture/brush/detail.ts';
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

/** What is cooked, eaten and worked with. */
export const KITCHENWARE_AND_TOOLS: Drawings = {
  'plate-set': { draw: plateSet, turn: 'side', focus: [330, 400, 1.9], setting: 'kitchen' },
  pan: { draw: pan, turn: 'lean', focus: [330, 430, 1.9], setting: 'kitchen' },
  'kitchen-set': { draw: kitchenSet, turn: 'side', focus: [400, 500, 1.9], setting: 'kitchen' },
  toolbox: { draw: toolbox, turn: 'side', focus: [400, 480, 1.9], setting: 'desk' },
  drill: { draw: drill, turn: 'side', focus: [330, 300, 1.9], setting: 'desk' },
};

function plateSet(ink: Ink): string {
  const trim = ink.pick('trim', ['#d8b068', ink.contrast, '#ffffff']);
  const stack = (y: number) =>
    path(`M470 ${y}h210c0 26-40 40-105 40s-105-14-105-40z`, ink.down(ink.tone(0.2), ink.tone(-0.3))) +
    ellipse(575, y, 105, 17, ink.tone(0.34));
  return (
    ground(ink, 400, 672, 360) +
    circle(320, 400, 250, ink.slant(ink.tone(0.3), ink.base, ink.tone(-0.26))) +
    circle(320, 400, 240, ink.ball(ink.tone(0.5), ink.tone(0.1), ink.tone(-0.14))) +
    circle(320, 400, 224, 'none', `stroke="${trim}" stroke-width="7"`) +
    circle(
      320,
      400,
      164,
      ink.ball(ink.tone(0.2), ink.tone(0.24), ink.tone(0.5)),
      `stroke="${ink.tone(-0.2)}" stroke-width="3"`,
    ) +
    ink.pick('art', [
      repeat(12, (i) => ellipse(320, 206, 9, 20, trim, `transform="rotate(${i * 30} 320 400)"`)),
      repeat(24, (i) => circle(320, 206, 6, trim, `transform="rotate(${i * 15} 320 400)"`)),
      emblem(ink, 320, 400, 60, trim),
    ]) +
    repeat(4, (i) => stack(620 - i * 22)) +
    path(
      'M480 470h190c0 60-30 90-60 96h-70c-30-6-60-36-60-96z',
      ink.across(ink.tone(-0.14), ink.tone(0.34), ink.tone(-0.26)),
    ) +
    ellipse(575, 470, 95, 20, ink.tone(-0.3)) +
    ellipse(575, 470, 95, 20, 'none', `stroke="${trim}" stroke-width="6"`) +
    gleam('M150 330c20-70 70-130 140-150-40 50-90 100-110 190z', 0.35)
  );
}

function pan(ink: Ink): string {
  const handle = ink.pick('handle', [
    ['#c99a62', '#8a5a2e'],
    ['#4a4d55', '#1d1f24'],
  ] as const);
  return (
    ground(ink, 360, 650, 320) +
    path('M520 400l196-92c26-10 44 30 20 44l-200 104z', ink.down(handle[0], handle[1])) +
    circle(716, 332, 9, '#fff8') +
    path(
      'M90 430c0 130 90 210 250 210s250-80 250-210z',
      ink.across(ink.tone(-0.2), ink.tone(0.22), ink.base, ink.tone(-0.34)),
    ) +
    ellipse(340, 430, 256, 130, ink.down(ink.tone(0.3), ink.tone(-0.1))) +
    ellipse(340, 434, 238, 116, ink.ball('#54575f', '#34363c', '#202227')) +
    ellipse(340, 446, 180, 80, 'none', 'stroke="#fff" stroke-width="3" opacity=".12"') +
    ink.pick('food', [
      path(
        'M220 450c-10-50 60-80 120-70 70-10 130 20 116 66-10 50-70 60-120 50-60 10-110-10-116-46z',
        '#fffdf6',
      ) + ellipse(330, 436, 48, 30, ink.ball('#ffe08a', '#f5b22e', '#d98a12')),
      repeat(6, (i) => circle(340 + Math.cos(i) * 90, 440 + Math.sin(i) * 40, 15, '#fff', 'opacity=".14"')),
      ellipse(300, 440, 80, 36, '#d9a35c') +
        ellipse(390, 452, 70, 32, '#c98a44') +
        line('M260 436l60 14M360 440l56 18', '#9a6430', 5),
    ]) +
    gleam('M130 500c30 60 70 90 120 106-20-30-50-60-60-100z', 0.3)
  );
}

function kitchenSet(ink: Ink): string {
  const [light, dark] = ink.pick('wood', [
    ['#dcb27e', '#a9783f'],
    ['#b98357', '#7d4f2b'],
  ] as const);
  const tool = (x: number, lean: number, head: string) =>
    rotated(rect(x - 8, 260, 16, 260, 7, ink.across(light, dark)) + head, lean, x, 520);
  return (
    ground(ink, 400, 692, 270) +
    tool(
      320,
      -16,
      ellipse(320, 210, 42, 66, ink.slant(light, dark)) + ellipse(320, 206, 26, 46, dark, 'opacity=".35"'),
    ) +
    tool(
      370,
      -5,
      rect(332, 140, 76, 130, 16, ink.down(ink.tone(0.2), ink.tone(-0.14))) +
        line('M352 160v80M370 160v80M388 160v80', ink.tone(-0.4), 6),
    ) +
    tool(
      430,
      5,
      line('M430 270c-60-70-40-150 0-150s60 80 0 150M430 270c-24-70-16-150 0-150s24 80 0 150', '#b9c0c9', 6),
    ) +
    tool(
      480,
      16,
      path('M450 250c-20-90 0-130 30-130s50 40 30 130z', ink.slant(ink.tone(0.3), ink.tone(-0.1))),
    ) +
    path(
      'M250 410h300l-20 260c-2 14-10 20-24 20H294c-14 0-22-6-24-20z',
      ink.across(ink.tone(-0.22), ink.tone(0.24), ink.base, ink.tone(-0.28)),
    ) +
    ellipse(400, 410, 150, 28, ink.tone(-0.45)) +
    ellipse(400, 410, 150, 28, 'none', `stroke="${ink.tone(0.3)}" stroke-width="8"`) +
    ink.pick('art', [
      word(ink.pick('word', ['oshxona', 'osh', 'non']), 400, 570, 58, ink.contrast),
      emblem(ink, 400, 550, 50, ink.contrast),
      repeat(3, (i) => line(`M262 ${500 + i * 50}c90 20 186 20 276 0`, ink.contrast, 9, 'opacity=".6"')),
    ]) +
    gleam('M276 440h28l14 230h-24z', 0.3)
  );
}

function toolbox(ink: Ink): string {
  return (
    ground(ink, 400, 672, 350) +
    rotated(rect(232, 150, 22, 170, 6, '#b9c0c9') + rect(222, 250, 42, 110, 14, '#e0584a'), -8, 240, 300) +
    rotated(
      rect(560, 140, 30, 200, 6, '#c99a62') + rect(510, 130, 130, 48, 10, ink.down('#8b9099', '#4a4d55')),
      10,
      575,
      300,
    ) +
    rotated(
      path('M490 180c-30-10-40-50-20-74l20 26h20l10-24c24 24 14 64-14 74v150h-18z', '#9aa0aa'),
      -4,
      490,
      300,
    ) +
    line('M270 330v-70c0-20 14-34 34-34h192c20 0 34 14 34 34v70', '#33363d', 26) +
    path('M100 330h600l20 60H80z', ink.down(ink.tone(0.3), ink.tone(0.04))) +
    rect(80, 386, 640, 270, 22, ink.down(ink.tone(0.16), ink.base, ink.tone(-0.28))) +
    rect(80, 440, 640, 16, 0, ink.tone(-0.4)) +
    rect(190, 410, 70, 76, 10, ink.down('#e6e9ee', '#8f949d')) +
    rect(540, 410, 70, 76, 10, ink.down('#e6e9ee', '#8f949d')) +
    repeat(ink.pick('ribs', [3, 5, 4]), (i) =>
      rect(130, 500 + i * 28, 540, 8, 4, ink.tone(-0.26), 'opacity=".6"'),
    ) +
    rect(330, 520, 140, 80, 12, ink.contrast, 'opacity=".92"') +
    emblem(ink, 400, 560, 26, ink.base) +
    gleam('M96 400h50l-10 240h-40z', 0.2)
  );
}

function drill(ink: Ink): string {
  return (
    ground(ink, 430, 706, 250) +
    rect(70, 268, 110, 18, 4, ink.down('#d9dce2', '#7d828c')) +
    line('M84 264l14 26M108 264l14 26M132 264l14 26M156 264l14 26', '#6a6e78', 5) +
    path('M170 230h70l20 20v56l-20 20h-70z', ink.down('#5b5e68', '#24262b')) +
    path(
      'M250 190h320c70 0 100 40 100 90s-30 90-100 90H250z',
      ink.down(ink.tone(0.3), ink.base, ink.tone(-0.26)),
    ) +
    rect(250, 190, 64, 180, 8, '#33363d') +
    repeat(ink.pick('slots', [4, 5]), (i) => rect(560 + i * 18, 226, 9, 90, 4, ink.tone(-0.5))) +
    path('M430 366h150l-30 214H416c-10-60 30-110 14-214z', ink.slant('#4a4d55', '#1f2126')) +
    path('M470 380h100l-26 180h-60z', ink.tone(-0.1)) +
    path(
      'M386 372h56c6 40 0 70-14 92-30-10-46-50-42-92z',
      ink.pick('trigger', ['#e0584a', '#f2a83a', '#1d1f24']),
    ) +
    path(
      'M380 576h220c14 0 22 8 22 22v70c0 16-8 26-24 26H380c-16 0-24-10-24-26v-66c0-16 8-26 24-26z',
      ink.down('#4a4d55', '#1d1f24'),
    ) +
    rect(376, 620, 226, 40, 6, ink.base) +
    word(ink.pick('volt', ['12 V', '18 V', '20 V']), 489, 652, 34, ink.contrast) +
    word(ink.pick('mark', ['PRO', 'MAX', 'X2']), 430, 298, 58, ink.contrast, 'opacity=".85"') +
    gleam('M320 204h240c40 0 60 14 70 30H320z', 0.3)
  );
}
