import { expect, test } from 'vitest';
import { findFont, fontStacks, webFontOf } from '#domain/theme/font.ts';
import { fontFaceCss } from '#domain/theme/web-font.ts';

test('[TEN-09] a font is found however its name is written; the device has the others', () => {
  expect(findFont(' Playfair Display ')).toBe('playfair-display');
  expect(findFont('INTER')).toBe('inter');
  expect(findFont('constructor')).toBeUndefined();
  expect(webFontOf('inter')).toBe('inter');
  expect(webFontOf('geometric')).toBeUndefined();
  expect(webFontOf(undefined)).toBeUndefined();
});

test('[TEN-09] fonts with serifs are worn by headings alone', () => {
  expect(fontStacks('literata').headings).toMatch(/^"Literata","Literata Times","Literata Noto"/);
  expect(fontStacks('literata').text).toMatch(/^system-ui/);
  expect(fontStacks('serif').text).toMatch(/^system-ui/);
  expect(fontStacks('nunito')).toEqual({
    text: '"Nunito","Nunito Arial","Nunito Roboto",system-ui,sans-serif',
  });
  expect(fontStacks(undefined)).toEqual({});
});

test('[TEN-09] what stands in for a font is as wide and as high as it', () => {
  const css = fontFaceCss('inter', ['/latin.woff2', '/cyrillic.woff2', '/accents.woff2']);
  expect(css.match(/@font-face/g)).toHaveLength(5);
  expect(css).toContain(
    'src:url(/cyrillic.woff2) format("woff2");font-weight:400 800;font-display:swap;unicode-range:U+400-45f,U+2116}',
  );
  expect(css).toContain('unicode-range:U+20-d7,U+2bb-2bc,U+2009-203a,U+20ac,U+2212}');
  // Its rule comes later, so it has the letters that both name, and must not name × as well.
  expect(css).toContain('unicode-range:U+c0-d6,U+d8-ff}');
  // Inter is 6 % wider than Arial: letters of Arial are made larger, their lines are kept.
  expect(css).toContain('size-adjust:106.32%;ascent-override:91.14%;descent-override:22.67%');
});
