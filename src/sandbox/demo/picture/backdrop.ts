import type { Setting } from './brush/drawing.ts';
import type { Ink } from './brush/ink.ts';
import { circle, ellipse, line, path, rect, repeat } from './brush/shape.ts';

/** The plain light studio behind a product alone. */
export function studio(ink: Ink): string {
  return (
    rect(0, 0, 800, 800, 0, ink.down('#f8f6f3', '#f1eeea', '#e4dfd8')) +
    ellipse(400, 370, 380, 350, ink.ring('#ffffffd0', '#ffffff60', '#ffffff00'))
  );
}

/** A quiet place in which the product is used; what it stands on ends at y ≈ 640. */
export function place(ink: Ink, setting: Setting): string {
  return SETTINGS[setting](ink);
}

const SETTINGS: Record<Setting, (ink: Ink) => string> = {
  desk: (ink) =>
    wall(ink, '#e9edf1', '#d5dce3') +
    rect(70, 90, 200, 250, 6, '#ffffff', 'opacity=".75"') +
    rect(88, 108, 164, 214, 2, ink.slant('#c9d6e2', '#eef2f5')) +
    circle(200, 180, 30, ink.tone(0.5)) +
    path('M88 322l70-90 50 55 44-40v75z', '#b4c3d1') +
    surface(ink, '#d8b48c', '#b98c61') +
    pot(ink, 690, 640),
  room: (ink) =>
    wall(ink, '#f1e9df', '#e5d9cb') +
    path('M430 0L760 0 620 600 250 600z', '#fff', 'opacity=".3"') +
    rect(90, 70, 170, 210, 4, '#fffdf9') +
    circle(175, 150, 44, ink.tone(0.45)) +
    path('M110 260c30-60 60-60 75-30s40 10 55-10v40z', '#b9a58f') +
    rect(0, 600, 800, 14, 0, '#fff8ef') +
    rect(0, 614, 800, 186, 0, ink.down('#cda883', '#b98f68')) +
    line(
      'M0 680h800M0 745h800M180 614v66M520 614v66M340 680v65M680 680v65M120 745v55M480 745v55',
      '#a67c55',
      2,
      'opacity=".5"',
    ),
  kitchen: (ink) =>
    wall(ink, '#eef1ec', '#dfe5dd') +
    line(
      `${Array.from({ length: 6 }, (_, i) => `M0 ${i * 100 + 40}h800`).join('')}${Array.from({ length: 8 }, (_, i) => `M${i * 110 + 15} 0v640`).join('')}`,
      '#fff',
      4,
    ) +
    rect(0, 120, 330, 18, 3, ink.down('#c79f74', '#a87d52')) +
    rect(60, 50, 50, 70, 10, '#b9cdbb') +
    rect(124, 66, 44, 54, 8, '#e6c79a') +
    circle(215, 92, 28, '#d98c6a') +
    surface(ink, '#f7f4ef', '#d9d2c7'),
  wardrobe: (ink) =>
    wall(ink, '#f3e8e0', '#e6d6ca') +
    path('M560 0h240v640H560z', '#fff', 'opacity=".22"') +
    line('M40 78h720', ink.down('#8d7763', '#6d5a49'), 12) +
    repeat(3, (i) => {
      const x = 640 + i * 46;
      const cloth = ['#c7a08a', '#9fb0a6', '#d8c3a5'][i] ?? '#ccc';
      return (
        line(`M${x} 78v26`, '#7d6a58', 5) +
        path(`M${x} 104l-36 30-6 330h84l-6-330z`, ink.across(cloth, '#f3e4d8', cloth), 'opacity=".85"')
      );
    }) +
    surface(ink, '#d9bfa3', '#c0a183'),
  table: (ink) =>
    wall(ink, '#f0efe2', '#e2e2cc') +
    ellipse(620, 150, 190, 150, '#fff', 'opacity=".4"') +
    path('M0 0h150c10 120-40 200-150 240z', '#b8c9a0', 'opacity=".5"') +
    surface(ink, '#f5efe4', '#e2d6c0') +
    repeat(8, (i) => rect(i * 110 - 20, 640, 48, 160, 0, '#7fa06c', 'opacity=".32"')) +
    repeat(2, (i) => rect(0, 668 + i * 76, 800, 34, 0, '#7fa06c', 'opacity=".32"')),
};

function wall(ink: Ink, top: string, bottom: string): string {
  return rect(0, 0, 800, 800, 0, ink.down(top, bottom));
}

function surface(ink: Ink, top: string, bottom: string): string {
  return rect(0, 640, 800, 160, 0, ink.down(top, bottom)) + rect(0, 640, 800, 7, 0, '#fff', 'opacity=".45"');
}

function pot(ink: Ink, x: number, y: number): string {
  return (
    repeat(5, (i) =>
      path(
        `M${x} ${y - 70}c-10-60 0-100 10-140 20 50 15 90-10 140z`,
        i % 2 ? '#5f8f6b' : '#7fab82',
        `transform="rotate(${i * 28 - 56} ${x} ${y - 70})"`,
      ),
    ) + path(`M${x - 46} ${y - 80}h92l-12 84h-68z`, ink.across('#c9775a', '#e39a7b', '#b5654a'))
  );
}
