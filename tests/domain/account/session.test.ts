import { expect, test } from 'vitest';
import type { User } from '#contract/account/account.ts';
import { getProfile } from '#contract/account/account.ts';
import type { Address } from '#contract/account/address.ts';
import { addAddress } from '#contract/account/address.ts';
import {
  GUEST,
  MAX_HISTORY,
  parseSession,
  putAddress,
  removeAddress,
  removeUser,
  setLocation,
  setUser,
} from '#domain/account/session.ts';

const user: User = getProfile.answer.parse(getProfile.example?.answer);
const address: Address = addAddress.answer.parse(addAddress.example?.answer);
const signedIn = setUser(GUEST, 'token', user);

test('[ACC-07] somebody signs in and out; signing out forgets the places too', () => {
  expect(signedIn).toEqual({ token: 'token', user, location: null, history: [] });
  expect(removeUser()).toEqual(GUEST);
});

test('[ACC-07] an address is added, put in the place of the one with its id, and taken out', () => {
  const added = putAddress(putAddress(signedIn, address), { ...address, id: 8 });
  expect(added.user?.addresses.map(({ id }) => id)).toEqual([7, 8]);
  const updated = putAddress(added, { ...address, name: 'Work' });
  expect(updated.user?.addresses.map(({ id, name }) => [id, name])).toEqual([
    [7, 'Work'],
    [8, address.name],
  ]);
  expect(removeAddress(updated, 7).user?.addresses.map(({ id }) => id)).toEqual([8]);
});

test('[ACC-07] a guest has no addresses to keep', () => {
  expect([putAddress(GUEST, address), removeAddress(GUEST, 7)]).toEqual([GUEST, GUEST]);
});

test('[ACC-07] the location is set, and the last seven places are remembered, each once', () => {
  const at = (latitude: number) => ({ ...address, name: `Place ${latitude}`, latitude });
  const session = [1, 2, 3, 4, 5, 6, 7, 8, 3].map(at).reduce(setLocation, GUEST);
  expect(session.location).toEqual(at(3));
  expect(session.history).toHaveLength(MAX_HISTORY);
  expect(session.history.map(({ name }) => name)).toEqual([
    'Place 3',
    'Place 8',
    'Place 7',
    'Place 6',
    'Place 5',
    'Place 4',
    'Place 2',
  ]);
});

test('[ACC-07] a saved session comes back as it was', () => {
  const session = setLocation(putAddress(signedIn, address), address);
  expect(parseSession(JSON.stringify(session))).toEqual(session);
});

test.each([
  ['no text', undefined, GUEST],
  ['no JSON', 'x', GUEST],
  ['a list', '[]', GUEST],
  ['a profile without a token', JSON.stringify({ user }), GUEST],
  ['a profile that is none', JSON.stringify({ token: 't', user: { id: 'x' } }), { ...GUEST, token: 't' }],
  [
    'addresses without a place',
    JSON.stringify({ token: 't', user: { ...user, addresses: [{ id: 1 }] } }),
    { ...GUEST, token: 't' },
  ],
  ['an empty token', JSON.stringify({ token: '', user }), GUEST],
  [
    'broken places',
    JSON.stringify({ location: { name: 'x' }, history: [null, { name: 'x', latitude: 1, longitude: 2 }] }),
    { ...GUEST, history: [{ name: 'x', latitude: 1, longitude: 2 }] },
  ],
  [
    'places where a geocoder failed',
    JSON.stringify({
      location: { ...address, latitude: 10, longitude: 10 },
      history: [{ name: '', latitude: 0, longitude: 0 }],
    }),
    GUEST,
  ],
])('[SEC-03] of a saved session with %s the rest is kept', (_what, text, session) => {
  expect(parseSession(text)).toEqual(session);
});
