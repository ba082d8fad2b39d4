import { expect, test } from 'vitest';
import { belowScreen, customMedia, fromScreen } from '#domain/page/screen-width.ts';

test('[SHL-09] a window is below a screen or from it on, never both and never neither', () => {
  expect(belowScreen('desktop')).toBe('(width < 992px)');
  expect(fromScreen('desktop')).toBe('(width >= 992px)');
});

test('[SHL-09] style sheets get the widths 560, 768, 992, 1200 and 1400, and one for narrow phones', () => {
  const widths = [...customMedia().matchAll(/@custom-media --from-[\w-]+ \(width >= (\d+)px\);/g)];
  expect(widths.map(([, width]) => Number(width))).toEqual([400, 560, 768, 992, 1200, 1400]);
  for (const [, width] of widths) expect(customMedia()).toContain(`(width < ${width}px);`);
});
