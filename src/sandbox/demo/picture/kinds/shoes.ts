import { gleam, ground, seam } from '#sandbox/demo/picture/brush/detail.ts';
import type { Drawings } from '#sandbox/demo/picture/brush/drawing.ts';
import type { Ink } from '#sandbox/demo/picture/brush/ink.ts';
import { circle, line, moved, path, rect, repeat } from '#sandbox/demo/picture/brush/shape.ts';

/** What is worn on the feet. */
export const SHOES: Drawings = {
  sneakers: { draw: sneakers, turn: 'lean', focus: [430, 400, 2], setting: 'wardrobe' },
  boots: { draw: boots, turn: 'side', focus: [360, 420, 1.9], setting: 'wardrobe' },
  sandals: { draw: sandals, turn: 'lean', focus: [400, 420, 2], setting: 'wardrobe' },
};

function sneakers(ink: Ink): string {
  const sole = ink.pick('sole', ['#ffffff', '#f3e6cf', '#2f3138']);
  const accent = ink.pick('accent', [ink.contrast, '#f08a3c', '#3fb59a', '#d94f5c']);
  const side = ink.pick('side', [
    path('M330 520c80-10 150-50 200-110l34 26c-60 60-140 100-230 110z', accent),
    line('M350 520l60-110M410 516l54-104M470 506l44-92', accent, 18),
    path('M400 530c10-60 60-100 120-110-20 40-30 80-24 106z', accent),
  ]);
  return (
    ground(ink, 400, 640, 350) +
    path(
      'M110 380c-10 60-16 120-10 190h600c20-90-70-110-150-140-60-24-100-70-130-120-10-16-24-18-40-10-30 16-60 20-90 6-14-6-22-20-40-24-50-10-130 30-140 98z',
      ink.slant(ink.tone(0.26), ink.base, ink.tone(-0.22)),
    ) +
    path(
      'M116 380c10-70 90-104 136-92 20 6 26 20 40 26 20 10 44 10 66 4-40 60-160 80-242 62z',
      ink.tone(-0.5),
    ) +
    path('M100 480c-2 34-2 60 0 90h170c10-70-60-110-166-130z', ink.tone(-0.26)) +
    side +
    path('M560 434c80 20 150 60 142 136H560c-20-50-20-90 0-136z', ink.tone(-0.12)) +
    repeat(5, (i) => circle(640 - (i % 3) * 22, 490 + Math.floor(i / 3) * 22, 4, ink.tone(-0.4))) +
    path('M380 306c10-6 24-6 34 8 34 52 78 96 136 118l-24 30c-70-24-120-70-160-130z', ink.tone(0.12)) +
    repeat(5, (i) => line(`M${380 + i * 32} ${346 + i * 28}l${36 + i * 2}-${18 + i * 2}`, '#fff', 11)) +
    path(
      'M92 560h618c6 20 2 48-16 58-8 6-20 8-40 8H140c-40 0-50-30-48-66z',
      ink.down(sole, sole === '#2f3138' ? '#17181c' : '#d6d0c5'),
    ) +
    line('M100 594h600', accent, 6, 'opacity=".8"') +
    repeat(14, (i) => rect(130 + i * 40, 612, 24, 14, 3, '#0002')) +
    gleam('M150 400c-10 40-14 60-14 90 20-50 40-70 80-90z', 0.16)
  );
}

function boots(ink: Ink): string {
  const boot = (dark: boolean) => {
    const upper = dark
      ? ink.slant(ink.tone(-0.1), ink.tone(-0.4))
      : ink.slant(ink.tone(0.26), ink.base, ink.tone(-0.26));
    return (
      path(
        'M250 150h220c6 0 10 4 10 12l-8 250c40 50 150 60 178 110 12 24 12 60 8 92H246c-10-90 6-160 4-250-2-60-10-130-10-200 0-10 4-14 10-14z',
        upper,
      ) +
      path(
        'M238 600h424c8 0 10 10 8 28-2 30-10 44-30 44H430l-20-24H372l-10 24H250c-16 0-20-40-12-72z',
        ink.pick('sole', ['#2a2420', '#4a3527', '#1d1e22']),
      ) +
      path('M470 430c60 40 160 40 184 110l4 60H520c-10-60-30-120-50-170z', '#000', 'opacity=".12"') +
      rect(236, 146, 248, 40, 14, ink.pick('lining', ['#efe3cf', '#d8cbb5', ink.tone(-0.3)])) +
      ink.pick('closing', [
        repeat(
          6,
          (i) =>
            line(`M${420 + (i > 3 ? (i - 3) * 18 : 0)} ${220 + i * 40}l52 16`, '#f4ead8', 9) +
            circle(416 + (i > 3 ? (i - 3) * 18 : 0), 218 + i * 40, 6, '#d8b068'),
        ),
        path('M330 190h70l-10 220h-52z', ink.tone(-0.5)) +
          line('M344 200v190M364 200v190M384 200v190', ink.tone(-0.3), 4),
        rect(240, 400, 240, 30, 8, ink.tone(-0.5)) +
          rect(410, 392, 44, 46, 6, 'none', 'stroke="#d8b068" stroke-width="8"'),
      ]) +
      seam('M254 540c100 10 150-20 190-60', ink.tone(0.3)) +
      gleam('M268 200h34l-10 330h-24z', 0.18)
    );
  };
  return ground(ink, 400, 678, 330) + moved(boot(true), 60, -22) + moved(boot(false), -70, 20);
}

function sandals(ink: Ink): string {
  const straps = ink.pick('straps', [
    line('M150 470c40-70 90-70 150 30M260 520c40-90 100-110 150-20', ink.base, 40),
    line('M170 490c30-90 150-110 220-10', ink.base, 64) + seam('M180 470c40-70 130-80 196 0', ink.contrast),
    line('M210 540c0-70 90-110 120-110M330 430c60 10 80 40 80 90', ink.base, 34),
  ]);
  const sandal =
    path(
      'M60 520c0-50 60-90 150-80 80 8 120 60 210 40 90-20 190 0 200 50 8 50-60 70-150 60-100-12-150 10-240 10-110 0-170-30-170-80z',
      '#5b4634',
    ) +
    path(
      'M60 500c0-50 60-90 150-80 80 8 120 60 210 40 90-20 190 0 200 50 8 50-60 70-150 60-100-12-150 10-240 10-110 0-170-30-170-80z',
      ink.slant('#ead2ae', '#cda676'),
    ) +
    path('M480 480c60-10 110 0 116 30 4 30-50 40-110 30z', '#000', 'opacity=".1"') +
    straps +
    line('M520 460c60-60 110-40 80 60', ink.tone(-0.15), 26) +
    circle(560, 440, 13, ink.pick('buckle', ['#d8b068', '#d9dce2']));
  return ground(ink, 400, 660, 350) + moved(sandal, 100, -90) + moved(sandal, 20, 50);
}
