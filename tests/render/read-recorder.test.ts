import { expect, test } from 'vitest';
import { FOOTER_KEY, FragmentCache, HEADER_KEY } from '#render/fragment-cache.ts';
import { ReadRecorder } from '#render/read-recorder.ts';
import type { EntryReader } from '#snapshot/model.ts';

const nothing: EntryReader = { get: () => undefined };

test('every key is recorded, also one that the snapshot does not have: it may appear later', () => {
  const recorder = new ReadRecorder(nothing);
  recorder.get('card:7');
  recorder.get('market.theme');
  expect([...recorder.take()]).toEqual(['card:7', 'market.theme']);
  expect(recorder.take().size).toBe(0);
});

test('a card that was rendered before brings its reads to every page that shows it', () => {
  const recorder = new ReadRecorder(nothing);
  const fragments = new FragmentCache(recorder, '<header>', '<footer>');
  let renders = 0;
  const show = () =>
    fragments.once('card:7', () => {
      renders += 1;
      recorder.get('setting:showFavorite');
      return '<article>';
    });
  for (const _ of [1, 2]) {
    const page = Buffer.from(`<ul>${show()}</ul>${show()}`);
    expect(fragments.fill(page).toString()).toBe('<ul><article></ul><article>');
    expect([...recorder.take()]).toEqual(['setting:showFavorite']);
  }
  expect(renders).toBe(1);
});

test('a page that shows the header depends on the header as a whole', () => {
  const recorder = new ReadRecorder(nothing);
  const fragments = new FragmentCache(recorder, '<header>', '<footer>');
  const page = Buffer.from(`${fragments.header('/cart')}<main>${fragments.footer}`);
  expect(fragments.fill(page).toString()).toBe('<header><main><footer>');
  expect([...recorder.take()]).toEqual([HEADER_KEY, FOOTER_KEY]);
});

test('the header is filled with the path of its page in every language', () => {
  const fragments = new FragmentCache(new ReadRecorder(nothing), '<a href="%PATH%">RU</a><a href="/uz%PATH%">UZ</a>', '');
  const at = (path: string) => fragments.fill(Buffer.from(fragments.header(path))).toString();
  expect(at('/cart')).toBe('<a href="/cart">RU</a><a href="/uz/cart">UZ</a>');
  expect(at('/')).toBe('<a href="/">RU</a><a href="/uz">UZ</a>');
});

test('the text of a shop is never taken for a place', () => {
  const fragments = new FragmentCache(new ReadRecorder(nothing), '<header>', '');
  fragments.header('/');
  const page = Buffer.from('a\u00010\u0001b \u0001x:0\u0001');
  expect(fragments.fill(page).equals(page)).toBe(true);
});
