import { expect, test } from 'vitest';
import { TextSearch } from '#lib/find-texts.ts';

/** Every place of every text, found one by one. */
function placesOf(texts: readonly string[], text: string): string[] {
  const bytes = Buffer.from(text);
  return texts
    .flatMap((one, at) => {
      const places: string[] = [];
      for (let from = bytes.indexOf(one); from >= 0; from = bytes.indexOf(one, from + 1))
        places.push(`${at}:${from}-${from + Buffer.byteLength(one)}`);
      return places;
    })
    .sort();
}

function found(texts: readonly string[], text: string): string[] {
  const places: string[] = [];
  new TextSearch(texts).search(Buffer.from(text), (at, from, to) => places.push(`${at}:${from}-${to}`));
  return places.sort();
}

test('finds all places of all texts, whatever their lengths', () => {
  // Few letters, so that texts overlap and begin alike.
  let state = 7;
  const random = (below: number) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
  const word = (length: number) => Array.from({ length }, () => 'abж'[random(3)]).join('');
  for (let run = 0; run < 200; run += 1) {
    const texts = [...new Set(Array.from({ length: 1 + random(6) }, () => word(3 + random(6))))];
    const text = word(random(120));
    expect(found(texts, text), `${texts} in ${text}`).toEqual(placesOf(texts, text));
  }
});

test('finds nothing where nothing is looked for, and refuses what is too short', () => {
  expect(found([], 'any text')).toEqual([]);
  expect(() => new TextSearch(['ab'])).toThrow('fewer than three');
});
