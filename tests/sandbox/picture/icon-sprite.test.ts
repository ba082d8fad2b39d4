import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';

test('the icon sprite is well-formed and every icon brings its own stroke, since a use element inherits nothing from the sprite', () => {
  const text = readFileSync('public/icons/6.svg', 'utf8');
  const root = new new JSDOM('').window.DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  expect(root.tagName).toBe('svg');
  const icons = [...root.querySelectorAll('symbol')];
  expect(new Set(icons.map((icon) => icon.id)).size).toBe(icons.length);
  for (const icon of icons) {
    expect(icon.getAttribute('viewBox'), icon.id).toBe('0 0 24 24');
    expect(icon.getAttribute('stroke'), icon.id).toBe('currentColor');
  }
  const named =
    'cart heart compare search menu user home close plus minus trash check chevron-right chevron-left chevron-down star phone location telegram instagram facebook youtube tiktok truck return shield card globe moon sun arrow-right grid filter sort share gift percent clock store';
  expect(icons.map((icon) => icon.id)).toEqual(expect.arrayContaining(named.split(' ')));
});
