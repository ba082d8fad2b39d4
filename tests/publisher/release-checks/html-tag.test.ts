import { expect, test } from 'vitest';
import { hasAttribute, tagAround } from '#publisher/release-checks/html-tag.ts';

const around = (html: string) => tagAround(html, html.indexOf(' data-x'))?.tag;

test('a tag is found around a place, whatever its values hold', () => {
  expect(around('<p><s class="a" data-x="1">5</s>')).toBe('<s class="a" data-x="1"');
  expect(around('<s title="</a><b>" data-x="1" alt=">">5</s>')).toBe('<s title="</a><b>" data-x="1" alt=">"');
});

test('a place in a text or in a value is in no tag', () => {
  expect(around('<p class="a">5" wide, data-x="1"</p>')).toBeUndefined();
  expect(around('<p title="of data-x">5</p>')).toBeUndefined();
  expect(around('no tag data-x')).toBeUndefined();
});

test('an attribute is there by its name, not by words of values', () => {
  expect(hasAttribute('<s data-label="the hidden one" hidden', 'hidden')).toBe(true);
  expect(hasAttribute('<s hidden="" class="a"', 'hidden')).toBe(true);
  expect(hasAttribute('<s data-label="the hidden one"', 'hidden')).toBe(false);
});
