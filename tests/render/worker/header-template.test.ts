import { expect, test } from 'vitest';
import { HeaderTemplate } from '#render/worker/header-template.ts';

const fill = (header: string, path: string) =>
  Buffer.concat(
    new HeaderTemplate(header, (bytes) => ({ bytes })).fill(path).map(({ bytes }) => bytes),
  ).toString();

test('the header is filled with the path of its page in every language', () => {
  const header = '<a href="%PATH%">RU</a><a href="/uz%PATH%">UZ</a>';
  expect(fill(header, '/cart')).toBe('<a href="/cart">RU</a><a href="/uz/cart">UZ</a>');
  expect(fill(header, '/')).toBe('<a href="/">RU</a><a href="/uz">UZ</a>');
});

test('a header without places is one part, and its text stays as it is', () => {
  const parts: string[] = [];
  const template = new HeaderTemplate('<header>Ўзбек</header>', (bytes) => {
    parts.push(bytes.toString());
    return { bytes };
  });
  expect(parts).toEqual(['<header>Ўзбек</header>']);
  expect(template.fill('/a')).toEqual(template.fill('/b'));
});

test('what stands between the places is made into parts once, not for each page', () => {
  const template = new HeaderTemplate('<b>%PATH%</b>', (bytes) => ({ bytes }));
  const [before, place, after] = template.fill('/a');
  const again = template.fill('/b');
  expect(again[0]).toBe(before);
  expect(again[1]).not.toBe(place);
  expect(again[2]).toBe(after);
});
