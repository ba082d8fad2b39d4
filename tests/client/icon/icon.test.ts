import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';

test('the icon sprite is well-formed and has every icon in the colour of the text around it', () => {
  const text = readFileSync('src/client/icon/icons.svg', 'utf8');
  const root = new new JSDOM('').window.DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  expect(root.tagName).toBe('svg');
  const icons = [...root.querySelectorAll('symbol')];
  expect(new Set(icons.map((icon) => icon.id)).size).toBe(icons.length);
  for (const icon of icons) {
    expect(icon.getAttribute('viewBox'), icon.id).toBe('0 0 24 24');
    expect(icon.children.length, icon.id).toBeGreaterThan(0);
    expect(icon.outerHTML, icon.id).not.toMatch(/#[0-9a-f]{3,6}/i);
  }
  const named =
    'cart heart compare search menu user home close plus minus trash check chevron-right chevron-left chevron-down star phone location telegram instagram facebook youtube tiktok truck return shield card globe moon sun arrow-right grid filter sort share gift percent clock store';
  expect(icons.map((icon) => icon.id)).toEqual(expect.arrayContaining(named.split(' ')));
});
