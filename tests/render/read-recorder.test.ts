import { expect, test } from 'vitest';
import { FragmentCache, HEADER_KEY } from '#render/fragment-cache.ts';
import { ReadRecorder } from '#render/read-recorder.ts';
import type { CardEntry, EntryReader } from '#snapshot/model.ts';

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
  const render = () => {
    renders += 1;
    recorder.get('setting:showFavorite');
    return '<article>';
  };
  const entry = { id: 7 } as CardEntry;
  expect(fragments.card(entry, render)).toBe('<article>');
  expect([...recorder.take()]).toEqual(['setting:showFavorite']);
  expect(fragments.card(entry, render)).toBe('<article>');
  expect([...recorder.take()]).toEqual(['setting:showFavorite']);
  expect(renders).toBe(1);
});

test('a page that shows the header depends on the header as a whole', () => {
  const recorder = new ReadRecorder(nothing);
  expect(new FragmentCache(recorder, '<header>', '<footer>').header).toBe('<header>');
  expect([...recorder.take()]).toEqual([HEADER_KEY]);
});
