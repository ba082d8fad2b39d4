// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type KeptKey, keptName, type Owner } from '#domain/account/kept-name.ts';
import { $session } from '#storefront/session/session.store.ts';
import { beginSession, endSession } from '#storefront/session/session-change.ts';
import { keptAtom } from '#storefront/storage/kept-atom.ts';
import { followSessionEnds, SESSION_ENDED_EVENT } from '#storefront/storage/session-mark.ts';
import { tabValue } from '#storefront/storage/tab-value.ts';
import { writeInOtherTab } from '../static-page.ts';

const FILES = globSync('src/{domain,storefront}/**/*.{ts,tsx,js,astro}').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));

/** Functions that keep something under a key for an owner. */
const KEEPERS = FILES.flatMap(({ text }) =>
  [...text.matchAll(/function (\w+)(?:<\w+>)?\(\s*key: KeptKey,\s*owner: Owner/g)].map(
    ([, name = '']) => name,
  ),
);

/** All that our code keeps, by the calls of those functions; a key may be a constant of any file. */
const KEPT = FILES.flatMap(({ text }) =>
  [
    ...text.matchAll(new RegExp(`(?:${KEEPERS.join('|')})(?:<[^(]+>)?\\(\\s*([\\w':-]+),\\s*'(\\w+)'`, 'g')),
  ].map(([, key = '', owner]) => ({ key: keyOf(key, text), owner: owner as Owner })),
);

function keyOf(source: string, text: string): KeptKey {
  if (source.startsWith("'")) return source.slice(1, -1) as KeptKey;
  const value = new RegExp(`const ${source} = '([^']+)'`);
  const found = value.exec(text) ?? FILES.map((file) => value.exec(file.text)).find(Boolean);
  return found?.[1] as KeptKey;
}

const namesOf = (wanted: Owner) =>
  new Set(KEPT.filter(({ owner }) => owner === wanted).map(({ key, owner }) => keptName(key, owner)));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('[ACC-07] nothing is kept but by the functions that ask for the owner', () => {
  expect(KEEPERS).toEqual(expect.arrayContaining(['keptName', 'keptAtom', 'keptValue', 'tabValue']));
  const storages = /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie|persistent\w+)\b/;
  const outside = FILES.filter(({ path }) => !path.startsWith('src/storefront/storage/'))
    .filter(({ text }) => storages.test(text.replace(/^import .*|\/\*[\s\S]*?\*\/|\/\/.*/gm, '')))
    .map(({ path }) => path);
  // It blocks the first paint, so it imports nothing; and it only reads.
  expect(outside).toEqual(['src/storefront/live/before-client.js']);
  expect(FILES.find(({ path }) => path === outside[0])?.text).not.toMatch(/setItem|\.cookie/);

  const caches = FILES.flatMap(({ text }) =>
    [...text.matchAll(/caches\.open\((\w+)\)/g)].map(([, name]) => name),
  );
  const named = FILES.flatMap(({ text }) =>
    [...text.matchAll(/const (\w+) = keptName\(/g)].map(([, name]) => name),
  );
  // The documents name the cache of the shop's data; `name` is a parameter of a function that gets one.
  expect(new Set(caches).difference(new Set([...named, 'CACHE_NAME', 'name']))).toEqual(new Set());
});

test('[ACC-07] the end of a session empties every store of the customer, and none of the browser', async () => {
  const [customers, browsers] = [namesOf('customer'), namesOf('browser')];
  expect([...customers]).toEqual(
    expect.arrayContaining(['cart:v1', 'checkout:v1', 'session:v1', 'favourites:v1', 'offline-pages:v1']),
  );
  expect([...browsers]).toEqual(expect.arrayContaining(['browser:language:v1', 'browser:push:v1']));
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of [...customers, ...browsers, 'mode', '_ym_uid']) storage.setItem(name, '7');
  }
  endSession();
  for (const storage of [localStorage, sessionStorage])
    expect(new Set(Object.keys(storage))).toEqual(
      new Set([...browsers, 'mode', '_ym_uid', 'browser:session-ended:v1']),
    );
});

test('[ACC-07] stores of the page are empty at once, also those that storage had no room for', () => {
  const $note = keptAtom<string>('note:v1', 'customer', '', { encode: String, decode: String });
  const $look = keptAtom<string>('look:v1', 'browser', '', { encode: String, decode: String });
  const seen: string[] = [];
  onTestFinished($note.listen((text) => seen.push(text)));
  beginSession('token', null, true);
  $note.set('door code 1234');
  $look.set('wide');
  endSession();
  expect([$note.get(), $look.get(), $session.get().token]).toEqual(['', 'wide', null]);
  expect(seen).toEqual(['door code 1234', '']);
});

test('[ACC-07] what is kept of a shopper who is not remembered is this tab’s alone, with what they had as a guest', () => {
  const $note = keptAtom<string>('note:v1', 'customer', '', { encode: String, decode: String });
  onTestFinished($note.listen(() => {}));
  $note.set('a guest');
  beginSession('token', null, false);
  expect([localStorage.getItem('note:v1'), $note.get()]).toEqual([null, 'a guest']);
  $note.set('door code 1234');
  expect(JSON.stringify({ ...localStorage })).not.toContain('1234');
  // Somebody else signs in in another tab.
  localStorage.removeItem('session:v1:tab');
  window.dispatchEvent(new StorageEvent('storage', { key: 'session:v1:tab', newValue: null }));
  expect($note.get()).toBe('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('1234');
});

test('[ACC-07] a page whose session ends in another tab is loaded anew, and so is one that comes back later', () => {
  const draft = tabValue('draft:v1', 'customer');
  let loads = 0;
  const count = (event: Event) => {
    event.preventDefault();
    loads += 1;
  };
  document.addEventListener(SESSION_ENDED_EVENT, count);
  onTestFinished(() => document.removeEventListener(SESSION_ENDED_EVENT, count));
  followSessionEnds();
  draft.write('a draft');
  writeInOtherTab('browser:session-ended:v1', '1');
  expect([loads, draft.read()]).toEqual([1, null]);

  draft.write('another');
  localStorage.setItem('browser:session-ended:v1', '2');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect([loads, draft.read()]).toEqual([2, null]);

  // A tab that was closed meanwhile, and comes back with its storage.
  draft.write('a third');
  localStorage.setItem('browser:session-ended:v1', '3');
  followSessionEnds();
  expect([loads, draft.read()]).toEqual([2, null]);
});
