import { ground, seam } from '#sandbox/demo/picture/brush/detail.ts';
import type { Drawings } from '#sandbox/demo/picture/brush/drawing.ts';
import type { Ink } from '#sandbox/demo/picture/brush/ink.ts';
import { circle, ellipse, line, path, rect, repeat } from '#sandbox/demo/picture/brush/shape.ts';

/** What is worn below the waist. */
export const TROUSERS_AND_SKIRTS: Drawings = {
  jeans: { draw: jeans, turn: 'lean', focus: [400, 190, 2.1], setting: 'wardrobe' },
  trousers: { draw: trousers, turn: 'lean', focus: [400, 190, 2.1], setting: 'wardrobe' },
  skirt: { draw: skirt, turn: 'side', focus: [400, 260, 2], setting: 'wardrobe' },
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
