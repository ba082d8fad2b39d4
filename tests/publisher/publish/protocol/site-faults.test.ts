import { expect, test } from 'vitest';
import { findFaults } from '#publisher/publish/protocol/site-faults.ts';
import type { StoredPage } from '#publisher/publish/protocol/site-store.ts';

test('each page that does not lie as it was published is named with what is wrong', () => {
  const published = new Map(
    Object.entries({ '/': 'a', '/gone': 'b', '/other': 'c', '/forms': 'd', '/one': 'e' }),
  );
  const both = (hash: string) => ({ html: hash, brotli: hash });
  const stored = new Map<string, StoredPage>([
    ['/', both('a')],
    ['/other', both('x')],
    ['/forms', { html: 'd', brotli: 'old' }],
    ['/one', { html: 'e', brotli: undefined }],
    ['/extra', both('z')],
  ]);
  expect(findFaults(published, stored)).toEqual([
    { path: '/gone', fault: 'missing' },
    { path: '/other', fault: 'differs' },
    { path: '/forms', fault: 'forms' },
    { path: '/one', fault: 'forms' },
    { path: '/extra', fault: 'extra' },
  ]);
});
