import { expect, test } from 'vitest';
import { acceptedEncodings, matchesEtag } from '#publisher/serve/embedded/negotiate.ts';

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['BR;Q=0.2, GZIP;Q=0.8', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip;q=0.5', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0.5, br;q=0', ['gzip', 'identity']],
  ['identity, gzip;q=0.5', ['identity', 'gzip']],
  ['identity;q=0, gzip', ['gzip', 'identity']],
  ['gzip;q=oops', ['identity']],
  ['x-gzip', ['gzip', 'identity']],
])('Accept-Encoding %j allows %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  [undefined, false],
])('If-None-Match %j matches "a": %s', (header, expected) => {
  expect(matchesEtag(header, '"a"')).toBe(expected);
});
