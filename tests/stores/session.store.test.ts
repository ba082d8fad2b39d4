// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { GUEST, setUser } from '#domain/session.ts';
import { $session, $signedIn } from '#stores/session.store.ts';
import { writeInOtherTab } from '../client/static-page.ts';

test('[ACC-07] the session is saved under its key and follows what another tab does', () => {
  const seen: boolean[] = [];
  const stop = $signedIn.subscribe((value) => seen.push(value));
  $session.set(setUser(GUEST, 'token', null));
  expect(JSON.parse(localStorage.getItem('session:v1') ?? '')).toEqual({ ...GUEST, token: 'token' });
  writeInOtherTab('session:v1', JSON.stringify(GUEST));
  writeInOtherTab('session:v1', 'broken');
  writeInOtherTab('session:v1', JSON.stringify({ token: 'other' }));
  stop();
  expect(seen).toEqual([false, true, false, true]);
  expect($session.get()).toEqual({ ...GUEST, token: 'other' });
});
