import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { iconSprite } from '#publisher/render/compile/icon-sprite.ts';
import { ICON_NAMES } from '#storefront/ui/icon/icon.ts';

const PARSER = new new JSDOM('').window.DOMParser();
/** Of brands that a family does not draw there is the storefront's own drawing. */
const BRANDS = /^(?:telegram|tiktok|instagram|facebook|youtube)$/;

/** The symbols of a set by their names. */
function symbolsOf(number: number): Map<string, Element> {
  const root = PARSER.parseFromString(iconSprite(number), 'image/svg+xml').documentElement;
  expect(root.tagName).toBe('svg');
  return new Map([...root.querySelectorAll('symbol')].map((symbol) => [symbol.id, symbol]));
}

test.each([1, 2, 3, 4, 5, 6])(
  '[TEN-07] set %i has every icon once, in the box and the colour of the text around it',
  (number) => {
    const symbols = symbolsOf(number);
    expect(iconSprite(number)).toMatch(
      number === 6 ? /^<svg [^>]*><symbol/ : /^<svg [^>]*><!--[^>]+ License/,
    );
    expect([...symbols.keys()].sort()).toEqual([...ICON_NAMES].sort());
    for (const [name, symbol] of symbols) {
      expect(symbol.getAttribute('viewBox'), name).toBe('0 0 24 24');
      expect(symbol.querySelector('path, circle, rect'), name).not.toBeNull();
      expect(symbol.outerHTML, name).not.toMatch(/#[0-9a-f]{3,6}|url\(|<style|href|undefined/i);
    }
  },
);

test('[TEN-07] no two sets draw an icon alike, and an unknown number draws it as set 6 does', () => {
  const sets = [1, 2, 3, 4, 5, 6].map(symbolsOf);
  for (const name of ICON_NAMES.filter((one) => !BRANDS.test(one)))
    expect(new Set(sets.map((symbols) => symbols.get(name)?.innerHTML)).size, name).toBe(sets.length);
  expect(iconSprite(9)).toBe(iconSprite(6));
});

test('what a button fills when it is pressed takes its fill from the page', () => {
  for (const number of [1, 2, 3, 4, 5])
    for (const name of ['heart', 'star']) {
      const filling = symbolsOf(number).get(name)?.querySelector('g[stroke="none"]');
      expect(filling?.innerHTML, `${name} of ${number}`).toMatch(/<path/);
      expect(filling?.outerHTML, `${name} of ${number}`).not.toMatch(/fill=/);
    }
});
