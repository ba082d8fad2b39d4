import { expect, test } from 'vitest';
import {
  countPress,
  NO_PRESSES,
  type Press,
  RELOAD_DELAY,
  type Shortcut,
  TRIPLE_PRESS,
} from '#domain/freshness/hidden-shortcut.ts';

const press = (key: string, at = 0, more: Partial<Press> = {}): Press => ({
  key,
  code: '',
  ctrl: false,
  other: false,
  held: false,
  at,
  ...more,
});

/** The shortcuts that presses make, in order. */
function made(...presses: Press[]): Shortcut[] {
  let known = NO_PRESSES;
  return presses.flatMap((one) => {
    const counted = countPress(known, one);
    known = counted.presses;
    return counted.made ?? [];
  });
}

test('[CCH-02] three presses of + within 300 ms clear, three of u update; the page follows after 1.5 s', () => {
  expect([TRIPLE_PRESS, RELOAD_DELAY]).toEqual([300, 1500]);
  expect(made(press('+', 0), press('+', 150), press('+', 300))).toEqual(['clear']);
  expect(made(press('u', 0), press('u', 150), press('u', 300))).toEqual(['update']);
});

test('[CCH-02] slower, mixed, held down or with other keys they are nothing', () => {
  expect(made(press('+', 0), press('+', 150), press('+', 301))).toEqual([]);
  expect(made(press('+', 0), press('u', 50), press('+', 100), press('+', 150))).toEqual([]);
  expect(made(press('+', 0), press('a', 50), press('+', 100), press('+', 150))).toEqual([]);
  expect(made(...[0, 30, 60].map((at) => press('+', at, { held: at > 0 })))).toEqual([]);
  expect(made(...[0, 30, 60].map((at) => press('u', at, { other: true })))).toEqual([]);
  // The last three of four count, and a made shortcut begins anew.
  expect(made(...[0, 200, 400, 450].map((at) => press('+', at)))).toEqual(['clear']);
  expect(made(...[0, 10, 20, 30, 40].map((at) => press('+', at)))).toEqual(['clear']);
});

test('[CCH-02] Ctrl+2 clears and Ctrl+1 updates at the first press', () => {
  expect(made(press('2', 0, { ctrl: true }), press('1', 0, { ctrl: true }))).toEqual(['clear', 'update']);
  expect(made(press('2'), press('1'), press('+', 0, { ctrl: true }), press('u', 0, { ctrl: true }))).toEqual(
    [],
  );
});

test('the key of u counts in Cyrillic layouts, which have no such letter', () => {
  const at = (time: number) => press('г', time, { code: 'KeyU' });
  expect(made(at(0), at(1), at(2))).toEqual(['update']);
  expect(made(...[0, 1, 2].map((time) => press('г', time, { code: 'KeyG' })))).toEqual([]);
});
