import { emblem, gleam, ground, seam } from '#sandbox/demo/picture/brush/detail.ts';
import type { Drawings } from '#sandbox/demo/picture/brush/drawing.ts';
import type { Ink } from '#sandbox/demo/picture/brush/ink.ts';
import { circle, ellipse, line, path, rect, repeat, word } from '#sandbox/demo/picture/brush/shape.ts';

/** What goes with clothes. */
export const ACCESSORIES: Drawings = {
  scarf: { draw: scarf, turn: 'side', focus: [400, 520, 2], setting: 'wardrobe' },
  cap: { draw: cap, turn: 'side', focus: [420, 330, 2], setting: 'wardrobe' },
  bag: { draw: bag, turn: 'side', focus: [400, 450, 2], setting: 'wardrobe' },
};

function scarf(ink: Ink): string {
  const band = ink.pick('stripes', [3, 5, 0, 4]);
  const tail = (x: number, y: number, h: number) =>
    path(`M${x} ${y}h110l10 ${h}h-130z`, ink.across(ink.tone(-0.16), ink.tone(0.2), ink.tone(-0.12))) +
    repeat(band, (i) =>
      rect(x - 6, y + h - 60 - i * 46, 122, 18, 0, i % 2 ? ink.tone(-0.4) : ink.contrast, 'opacity=".7"'),
    ) +
    repeat(9, (i) => line(`M${x - 4 + i * 15} ${y + h}v34`, ink.tone(i % 2 ? -0.2 : 0.12), 7));
  return (
    ground(ink, 400, 708, 220) +
    tail(420, 330, 250) +
    tail(280, 330, 320) +
    path(
      'M180 250c0-110 100-150 220-150s220 40 220 150-90 150-220 150-220-40-220-150z',
      ink.down(ink.tone(0.2), ink.tone(-0.2)),
    ) +
    ellipse(400, 196, 130, 58, ink.tone(-0.5)) +
    line(
      'M196 250c60 90 350 90 410 0M206 300c70 70 320 70 390 0M240 160c60-40 250-50 320 0',
      ink.tone(-0.28),
      7,
      'opacity=".7"',
    ) +
    line('M200 226c70 80 330 80 400 0', ink.tone(0.34), 8, 'opacity=".6"') +
    rect(306, 348, 90, 70, 30, ink.slant(ink.tone(0.2), ink.tone(-0.24)))
  );
}

function cap(ink: Ink): string {
  return (
    ellipse(400, 600, 320, 26, ink.ring('#2a201c60', '#2a201c30', '#2a201c00')) +
    path(
      'M176 470c0-180 90-270 226-270 140 0 222 100 222 270z',
      ink.ball(ink.tone(0.32), ink.base, ink.tone(-0.26)),
    ) +
    line(
      'M402 200c-70 60-100 160-104 270M402 200c70 60 104 160 108 270',
      ink.tone(-0.34),
      4,
      'opacity=".7"',
    ) +
    seam('M388 206c-70 60-100 160-104 262M416 206c70 60 104 160 108 262', ink.tone(-0.4)) +
    circle(402, 202, 17, ink.tone(-0.3)) +
    ink.pick('front', [
      emblem(ink, 402, 380, 54, ink.contrast),
      word(ink.pick('letters', ['TSH', 'UZ', 'N']), 402, 404, 82, ink.contrast),
      rect(330, 330, 144, 90, 12, ink.tone(-0.35)) + emblem(ink, 402, 375, 28, '#fff'),
    ]) +
    path(
      'M170 470c60-34 400-34 460 0 60 24 110 60 118 94 4 16-6 24-20 20-150-44-420-44-566 0-16 4-24-4-20-18z',
      ink.down(ink.tone(-0.14), ink.tone(-0.36)),
    ) +
    line(
      'M190 500c120-26 320-26 430 0M170 534c140-34 400-34 510 0',
      ink.tone(0.1),
      4,
      'stroke-dasharray="9 8" opacity=".7"',
    ) +
    gleam('M230 400c10-80 50-140 110-164-40 50-60 110-66 180z', 0.2)
  );
}

function bag(ink: Ink): string {
  const style = ink.pick('style', ['tote', 'flap', 'backpack']);
  const metal = ink.pick('metal', ['#d8b068', '#d9dce2']);
  if (style === 'backpack') {
    return (
      ground(ink, 400, 704, 250) +
      line('M340 130c0-70 120-70 120 0', ink.tone(-0.3), 22) +
      rect(170, 420, 70, 190, 30, ink.tone(-0.3)) +
      rect(560, 420, 70, 190, 30, ink.tone(-0.3)) +
      path(
        'M200 300c0-130 70-200 200-200s200 70 200 200v340c0 36-18 54-54 54H254c-36 0-54-18-54-54z',
        ink.slant(ink.tone(0.26), ink.base, ink.tone(-0.24)),
      ) +
      line('M236 320c0-110 50-170 164-170s164 60 164 170', ink.tone(-0.4), 8) +
      rect(250, 420, 300, 220, 36, ink.tone(-0.12), `stroke="${ink.tone(-0.36)}" stroke-width="4"`) +
      line('M274 466h252', metal, 8, 'stroke-dasharray="6 5"') +
      rect(500, 460, 14, 46, 5, metal) +
      emblem(ink, 400, 300, 40, ink.contrast) +
      gleam('M230 300c0-60 20-110 60-136-16 50-20 80-20 140v330h-40z', 0.18)
    );
  }
  const body =
    style === 'tote'
      ? 'M160 300h480l-36 370c-2 16-10 24-26 24H222c-16 0-24-8-26-24z'
      : 'M150 330c0-30 16-44 44-44h412c28 0 44 14 44 44v300c0 40-20 60-60 60H210c-40 0-60-20-60-60z';
  return (
    ground(ink, 400, 702, 290) +
    (style === 'tote'
      ? line('M280 320c0-260 240-260 240 0', ink.tone(-0.4), 26) +
        line('M280 320c0-260 240-260 240 0', ink.tone(0.05), 16)
      : line('M200 300C240 60 560 60 600 300', metal, 14, 'stroke-dasharray="22 8"')) +
    path(body, ink.slant(ink.tone(0.26), ink.base, ink.tone(-0.26))) +
    (style === 'tote'
      ? seam('M184 330h432M222 660h356', ink.contrast) +
        ink.pick('print', [
          word('bozor', 400, 530, 84, ink.contrast),
          emblem(ink, 400, 500, 74, ink.contrast),
          rect(320, 430, 160, 110, 14, ink.tone(-0.2)),
        ]) +
        circle(280, 330, 12, metal) +
        circle(520, 330, 12, metal)
      : path(
          'M150 330c0-30 16-44 44-44h412c28 0 44 14 44 44v90c0 60-120 120-250 120S150 480 150 420z',
          ink.down(ink.tone(0.3), ink.tone(-0.1)),
          `stroke="${ink.tone(-0.34)}" stroke-width="4"`,
        ) +
        seam('M170 420c20 60 120 100 230 100s210-40 230-100', ink.contrast) +
        rect(362, 500, 76, 62, 14, metal) +
        circle(400, 530, 13, '#0005')) +
    gleam('M190 340h40l-10 300h-16z', 0.18)
  );
}
