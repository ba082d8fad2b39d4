// @vitest-environment jsdom
import { readFile } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { GUEST, setUser } from '#domain/account/session.ts';
import { $session } from '#storefront/session/session.store.ts';
import { beginSession, endSession } from '#storefront/session/session-change.ts';
import { writeInOtherTab } from '../static-page.ts';

afterEach(() => {
  endSession();
  localStorage.clear();
  sessionStorage.clear();
});

test('[ACC-07] the session is saved under its key and follows what another tab does', () => {
  const seen: (string | null)[] = [];
  const stop = $session.subscribe(({ token }) => seen.push(token));
  $session.set(setUser(GUEST, 'token', null));
  expect(JSON.parse(localStorage.getItem('session:v1') ?? '')).toEqual({ ...GUEST, token: 'token' });
  writeInOtherTab('session:v1', JSON.stringify(GUEST));
  writeInOtherTab('session:v1', 'broken');
  writeInOtherTab('session:v1', JSON.stringify({ token: 'other' }));
  stop();
  expect(seen).toEqual([null, 'token', null, null, 'other']);
  expect($session.get()).toEqual({ ...GUEST, token: 'other' });
});

const kept = (storage: Storage) => JSON.parse(storage.getItem('session:v1') ?? '{}').token ?? null;

/** Removes the mark, as another tab does that ends the sessions of single tabs. */
function markTakenAway(): void {
  localStorage.removeItem('session:v1:tab');
  window.dispatchEvent(new StorageEvent('storage', { key: 'session:v1:tab', newValue: null }));
}

test('[ACC-07] a remembered shopper is signed in in all tabs, another one in this tab until it is closed', () => {
  beginSession('remembered', null, true);
  expect([kept(localStorage), kept(sessionStorage)]).toEqual(['remembered', null]);
  beginSession('not remembered', null, false);
  expect([kept(localStorage), kept(sessionStorage)]).toEqual([null, 'not remembered']);
  expect($session.get().token).toBe('not remembered');
});

test('[ACC-07] a tab that keeps its own shopper does not follow those of the others', () => {
  const stop = $session.listen(() => {});
  beginSession('own', null, false);
  writeInOtherTab('session:v1', JSON.stringify({ token: 'other' }));
  expect($session.get().token).toBe('own');
  $session.set({ ...$session.get(), history: [{ name: 'Home', latitude: 1, longitude: 2 }] });
  expect([kept(localStorage), kept(sessionStorage)]).toEqual(['other', 'own']);
  stop();
});

test('[ACC-07] signing out anywhere ends what single tabs keep, also in a tab that missed the event', () => {
  const stop = $session.listen(() => {});
  beginSession('own', null, false);
  markTakenAway();
  expect($session.get()).toEqual(GUEST);
  expect(sessionStorage.length).toBe(0);
  beginSession('again', null, false);
  localStorage.removeItem('session:v1:tab');
  window.dispatchEvent(new Event('pageshow'));
  expect($session.get()).toEqual(GUEST);
  stop();
});

test('[ACC-07] after a remembered sign-in single tabs follow', () => {
  const stop = $session.listen(() => {});
  beginSession('own', null, false);
  localStorage.setItem('session:v1', JSON.stringify({ token: 'remembered' }));
  markTakenAway();
  expect($session.get().token).toBe('remembered');
  stop();
});

test('[ACC-07] the place that a guest chose stays with who signs in', () => {
  const places = [{ name: 'Home', latitude: 1, longitude: 2 }];
  $session.set({ ...GUEST, history: places });
  beginSession('token', null, false);
  expect($session.get()).toEqual({ ...GUEST, token: 'token', history: places });
});

test('a page knows before its first paint whether somebody is signed in, in this tab alone or in all', async () => {
  const beforeClient = new Function(await readFile('src/storefront/live/before-client.js', 'utf8'));
  const isKnown = () => {
    delete document.documentElement.dataset['signedIn'];
    beforeClient();
    return document.documentElement.dataset['signedIn'] !== undefined;
  };
  expect(isKnown()).toBe(false);
  for (const remember of [true, false]) {
    beginSession('token', null, remember);
    expect(isKnown()).toBe(true);
    endSession();
    expect(isKnown()).toBe(false);
  }
});
