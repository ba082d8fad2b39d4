import { gleam, ground } from '#sandbox/demo/picture/brush/detail.ts';
import type { Drawings } from '#sandbox/demo/picture/brush/drawing.ts';
import type { Ink } from '#sandbox/demo/picture/brush/ink.ts';
import {
  circle,
  ellipse,
  line,
  mirrored,
  moved,
  path,
  rect,
  repeat,
  word,
} from '#sandbox/demo/picture/brush/shape.ts';

/** What is listened to. */
export const AUDIO: Drawings = {
  headphones: { draw: headphones, turn: 'side', focus: [240, 500, 2.2], setting: 'desk' },
  earbuds: { draw: earbuds, turn: 'side', focus: [330, 290, 2.1], setting: 'desk' },
  speaker: { draw: speaker, turn: 'pair', focus: [400, 470, 2], setting: 'room' },
};

function headphones(ink: Ink): string {
  const cup =
    rect(140, 396, 84, 200, 42, ink.tone(-0.45)) +
    rect(168, 380, 108, 232, 54, ink.across(ink.tone(0.22), ink.base, ink.tone(-0.3))) +
    rect(258, 396, 60, 200, 30, ink.across('#3a3c42', '#1d1e22')) +
    rect(188, 412, 22, 140, 11, '#fff', 'opacity=".22"');
  const band = ink.pick('band', [46, 58, 36]);
  return (
    ground(ink, 400, 650, 300) +
    line('M212 420C196 60 604 60 588 420', ink.tone(-0.3), band + 8) +
    line('M212 420C196 60 604 60 588 420', ink.across(ink.tone(0.1), ink.tone(0.3), ink.tone(-0.1)), band) +
    line('M262 236C310 128 490 128 538 236', '#2a2b30', band * 0.5, 'opacity=".75"') +
    rect(200, 330, 30, 80, 12, ink.across('#d9dce2', '#8d929c')) +
    rect(570, 330, 30, 80, 12, ink.across('#d9dce2', '#8d929c')) +
    cup +
    mirrored(cup, 400) +
    ink.pick('mark', [
      circle(222, 496, 22, 'none', `stroke="${ink.contrast}" stroke-width="5" opacity=".7"`),
      rect(214, 470, 16, 52, 8, ink.contrast, 'opacity=".6"'),
      circle(222, 560, 7, '#7fe3c4'),
    ])
  );
}

function earbuds(ink: Ink): string {
  const bud =
    rect(300, 250, 44, 176, 22, ink.across(ink.tone(0.3), ink.tone(-0.12))) +
    ellipse(312, 262, 66, 56, ink.ball(ink.tone(0.5), ink.base, ink.tone(-0.3))) +
    ellipse(262, 276, 26, 34, '#2a2b30', 'transform="rotate(20 262 276)"') +
    rect(312, 400, 20, 8, 4, '#c9ccd2') +
    ellipse(330, 256, 12, 20, '#1d1e22', 'opacity=".5"');
  return (
    ground(ink, 400, 694, 270) +
    path('M196 430c0-150 70-210 204-210s204 60 204 210z', ink.down(ink.tone(0.3), ink.tone(-0.05))) +
    path('M228 430c0-122 60-176 172-176s172 54 172 176z', ink.down('#33353c', '#5b5e68')) +
    moved(bud, 4, 14) +
    moved(mirrored(bud, 400), -4, 14) +
    path(
      'M186 430h428v110c0 100-60 152-214 152S186 640 186 540z',
      ink.down(ink.tone(0.26), ink.base, ink.tone(-0.28)),
    ) +
    rect(186, 424, 428, 14, 7, ink.tone(-0.3)) +
    rect(350, 424, 100, 26, 13, ink.tone(0.4)) +
    circle(400, 520, 8, ink.pick('light', ['#57e39b', '#ffb648', '#6fb4ff'])) +
    ink.pick('print', [
      word('air', 400, 600, 44, ink.contrast, 'opacity=".55"'),
      line('M360 590h80', ink.contrast, 6, 'opacity=".5"'),
      '',
    ]) +
    gleam('M210 450h40c-4 90 6 150 40 200-60-30-80-80-80-200z')
  );
}

function speaker(ink: Ink): string {
  const lying = ink.pick('shape', ['can', 'tower', 'can']);
  const width = lying === 'tower' ? 300 : 350;
  const left = 400 - width / 2;
  const cone = (y: number, r: number) =>
    circle(400, y, r, ink.tone(-0.5)) +
    circle(400, y, r * 0.88, ink.ball('#5a5d66', '#24262b')) +
    circle(400, y, r * 0.42, ink.ball('#8b8f99', '#2c2e34')) +
    circle(400, y, r * 0.92, 'none', 'stroke="#fff" stroke-width="3" opacity=".18"');
  const front =
    lying === 'tower'
      ? cone(250, 78) + cone(480, 120)
      : repeat(11, (row) =>
          line(
            `M${left + 34 + (row % 2) * 12} ${190 + row * 42}H${left + width - 34}`,
            ink.tone(-0.45),
            9,
            'stroke-dasharray="0 24" opacity=".55"',
          ),
        ) +
        rect(330, 370, 140, 62, 18, ink.tone(-0.3)) +
        word('sound', 400, 412, 36, ink.tone(0.7));
  return (
    ground(ink, 400, 696, 240) +
    rect(left, 110, width, 584, lying === 'tower' ? 36 : 120, ink.tube()) +
    front +
    (lying === 'tower'
      ? ''
      : ellipse(400, 158, width / 2 - 54, 34, ink.tone(-0.35)) +
        repeat(3, (i) => circle(352 + i * 48, 158, 10, ink.tone(0.5)))) +
    (lying === 'tower'
      ? rect(left, 640, width, 6, 0, ink.tone(-0.3))
      : line(`M${left + width - 6} 210c50 30 50 90 10 130`, ink.tone(-0.45), 14))
  );
}
