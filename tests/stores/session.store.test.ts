// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { GUEST, setUser } from '#domain/session.ts';
import { $session } from '#stores/session.store.ts';
import { writeInOtherTab } from '../client/static-page.ts';

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
