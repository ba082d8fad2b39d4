import { expect, test } from 'vitest';
import { formatSiteFile, parseSiteFile } from '#publisher/publish/protocol/site-file.ts';
import { aSiteFile } from './site-store-suite.ts';

test('what is written of a shop is read back', () => {
  const site = aSiteFile({
    frameOrigins: ['https://admin.example'],
    cacheServerUrl: 'https://cache.example',
  });
  expect(parseSiteFile(formatSiteFile(site))).toEqual(site);
});

test('a file of an earlier version, which names no frames, allows none', () => {
  const { frameOrigins: _, ...earlier } = aSiteFile();
  const text = JSON.stringify({ ...earlier, contentSecurityPolicy: "default-src 'self'" });
  expect(parseSiteFile(text)).toEqual(aSiteFile());
});

test.each([
  ['no JSON', '{ "tenant": '],
  ['no languages', JSON.stringify({ ...aSiteFile(), languages: [] })],
  ['no address of the platform', JSON.stringify({ ...aSiteFile(), platformUrl: 'platform' })],
])('a file with %s is refused', (_, text) => {
  expect(() => parseSiteFile(text)).toThrow();
});
