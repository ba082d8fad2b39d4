import type { Drawings } from '#sandbox/demo/picture/drawing.ts';
import type { Ink } from '#sandbox/demo/picture/ink.ts';
import { emblem, gleam, ground, seam } from '#sandbox/demo/picture/part.ts';
import { circle, ellipse, line, moved, path, rect, repeat, word } from '#sandbox/demo/picture/shape.ts';

/** What is worn below the waist, shoes and bags. */
export const CLOTHES_B: Drawings = {
  jeans: { draw: jeans, turn: 'lean', focus: [400, 190, 2.1], setting: 'wardrobe' },
  trousers: { draw: trousers, turn: 'lean', focus: [400, 190, 2.1], setting: 'wardrobe' },
  skirt: { draw: skirt, turn: 'side', focus: [400, 260, 2], setting: 'wardrobe' },
  sneakers: { draw: sneakers, turn: 'lean', focus: [430, 400, 2], setting: 'wardrobe' },
  boots: { draw: boots, turn: 'side', focus: [360, 420, 1.9], setting: 'wardrobe' },
  sandals: { draw: sandals, turn: 'lean', focus: [400, 420, 2], setting: 'wardrobe' },
  bag: { draw: bag, turn: 'side', focus: [400, 450, 2], setting: 'wardrobe' },
};

const LEGS = 'M264 100h272l50 576c-40 14-96 14-130 4l-56-400-56 400c-34 10-90 10-130-4z';

function legs(ink: Ink, fabric: string): string {
  return (
    ground(ink, 400, 704, 210) +
    path(LEGS, fabric) +
    path('M290 230l-30 440h34l40-440zM470 300l44 376h24l-40-376z', '#fff', 'opacity=".1"') +
    path('M400 280l56 400h-30l-30-340zM400 280l-56 400h30l30-340z', '#000', 'opacity=".1"')
  );
}

function jeans(ink: Ink): string {
  const thread = ink.pick('thread', ['#e3a552', '#f0d9a8', '#c98446']);
  const worn = ink.pick('wear', [
    ellipse(318, 380, 34, 90, '#fff', 'opacity=".22"') + ellipse(484, 380, 34, 90, '#fff', 'opacity=".22"'),
    line('M286 420l56-6M284 436l60-4M290 452l48-4', '#f2f4f7', 5, 'opacity=".8"'),
    '',
  ]);
  return (
    legs(ink, ink.flat) +
    worn +
    rect(260, 96, 280, 44, 8, ink.tone(-0.14)) +
    seam('M266 104h268M266 132h268M400 140v130', thread) +
    seam('M428 140c6 70 0 110-28 130', thread) +
    seam('M268 148c20 60 50 70 74 70V140M532 148c-20 60-50 70-74 70V140', thread) +
    path('M272 148c16 46 40 60 66 62v-66z', ink.tone(-0.2), 'opacity=".6"') +
    seam('M250 200l-36 460M550 200l36 460M226 650l110 8M574 650l-110 8', thread) +
    repeat(4, (i) => rect(282 + i * 72, 90, 16, 56, 5, ink.tone(0.06))) +
    circle(400, 118, 14, ink.ball('#fff0c9', '#c99a4e', '#8a6227')) +
    path(
      'M214 640l122 10-4 34c-34 8-86 8-122-4zM586 640l-122 10 4 34c34 8 86 8 122-4z',
      ink.tone(ink.pick('cuff', [0.34, -0.1])),
    )
  );
}

function trousers(ink: Ink): string {
  const stripe = ink.pick('style', ['crease', 'sport', 'check']);
  return (
    legs(ink, ink.flat) +
    (stripe === 'sport'
      ? line('M258 160l-40 510M542 160l40 510', ink.contrast, 14)
      : line('M318 220l-32 460M482 220l32 460', ink.tone(-0.34), 5)) +
    (stripe === 'check'
      ? `<g ${ink.clip(LEGS)} opacity=".22">${repeat(8, (i) => rect(220 + i * 50, 100, 6, 590, 0, ink.contrast))}${repeat(12, (i) => rect(200, 150 + i * 50, 400, 6, 0, ink.contrast))}</g>`
      : '') +
    rect(260, 96, 280, 40, 8, ink.tone(-0.22)) +
    line('M400 138v130c18-10 26-50 26-128', ink.tone(-0.4), 4) +
    line('M276 146l44 90M524 146l-44 90', ink.tone(-0.4), 5) +
    (stripe === 'sport'
      ? line('M386 120c-10 50-6 70-14 110M414 120c10 50 6 60 14 90', '#fff', 7)
      : rect(260, 104, 280, 24, 4, '#4a3527') +
        rect(378, 98, 44, 36, 6, 'none', 'stroke="#d8b068" stroke-width="8"')) +
    repeat(4, (i) => rect(288 + i * 70, 92, 12, 48, 4, ink.tone(0.04)))
  );
}

function skirt(ink: Ink): string {
  const hem = ink.between('hem', 600, 680);
  const wide = ink.between('wide', 210, 290);
  const body = `M288 150h224L${400 + wide} ${hem}Q400 ${hem + 70} ${400 - wide} ${hem}z`;
  const style = ink.pick('style', ['pleats', 'dots', 'plain', 'tiers']);
  return (
    ground(ink, 400, 706, wide) +
    path(body, ink.flat) +
    `<g ${ink.clip(body)}>` +
    (style === 'dots'
      ? repeat(14, (i) =>
          line(
            `M100 ${200 + i * 40}H700`,
            ink.contrast,
            12,
            `stroke-dasharray="0 46" stroke-dashoffset="${(i % 2) * 23}" opacity=".6"`,
          ),
        )
      : '') +
    (style === 'tiers'
      ? repeat(3, (i) => path(`M60 ${290 + i * 130}q340 70 680 0v34q-340 70-680 0z`, ink.tone(-0.2)))
      : '') +
    repeat(style === 'pleats' ? 11 : 5, (i) => {
      const share = style === 'pleats' ? i / 10 : i / 4;
      const x = 400 - wide + share * wide * 2;
      return path(
        `M${288 + share * 224} 180L${x} 760h${style === 'pleats' ? 34 : 16}z`,
        i % 2 ? '#fff' : '#000',
        'opacity=".13"',
      );
    }) +
    '</g>' +
    rect(280, 134, 240, 46, 10, ink.tone(-0.26)) +
    ink.pick('waist', [
      repeat(3, (i) => circle(400, 214 + i * 50, 11, '#e8d3a8')),
      path('M480 140l50 130-20-6-14 20-32-140z', ink.tone(-0.34)),
      rect(384, 140, 32, 34, 6, 'none', 'stroke="#d8b068" stroke-width="6"'),
    ])
  );
}

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
