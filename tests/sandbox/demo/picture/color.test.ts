import { expect, test } from 'vitest';
import { drawable, lightness, mix, shade } from '#sandbox/demo/picture/color.ts';

test('shades are lighter above zero and darker below', () => {
  expect(lightness(shade('#3366cc', 0.3))).toBeGreaterThan(lightness('#3366cc'));
  expect(lightness(shade('#3366cc', -0.3))).toBeLessThan(lightness('#3366cc'));
  expect(shade('#3366cc', 0)).toBe('#3366cc');
  expect(shade('#3366cc', 1)).toBe('#ffffff');
});

test('a mix lies between its colours', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('#102030', '#ffffff', 0)).toBe('#102030');
});

test('black and white are drawn so that shades of them still show', () => {
  expect(lightness(drawable('#000000'))).toBeGreaterThan(0.1);
  expect(lightness(drawable('#ffffff'))).toBeLessThan(0.98);
  expect(drawable('#3366cc')).toBe('#3366cc');
});
