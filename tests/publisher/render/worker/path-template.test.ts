import { expect, test } from 'vitest';
import { PathTemplate } from '#publisher/render/worker/path-template.ts';

const fill = (header: string, path: string) => Buffer.concat(new PathTemplate(header).fill(path)).toString();

test('the header is filled with the path of its page in every language', () => {
  const header = '<a href="%PATH%">RU</a><a href="/uz%PATH%">UZ</a>';
  expect(fill(header, '/cart')).toBe('<a href="/cart">RU</a><a href="/uz/cart">UZ</a>');
  expect(fill(header, '/')).toBe('<a href="/">RU</a><a href="/uz">UZ</a>');
});

test('a header without marks is one chunk, and its text stays as it is', () => {
  const template = new PathTemplate('<header>Ўзбек</header>');
  expect(template.fill('/a').map(String)).toEqual(['<header>Ўзбек</header>']);
  expect(template.fill('/a')).toEqual(template.fill('/b'));
});

test('what stands between the marks is made into bytes once, not for each page', () => {
  const template = new PathTemplate('<b>%PATH%</b>');
  const [before, mark, after] = template.fill('/a');
  const again = template.fill('/b');
  expect(again[0]).toBe(before);
  expect(again[1]).not.toBe(mark);
  expect(again[2]).toBe(after);
});
