import type { SSRResult } from 'astro';
import { expect, test } from 'vitest';
import { watchRequest } from '#publisher/render/astro/request-watch.ts';

const aResult = (astro: object) => ({ createAstro: () => astro }) as unknown as SSRResult;

test.for([
  ['one without a prototype of its own', { url: new URL('http://shop.example') }],
  ['one whose prototype does not hold the request', Object.create({ url: new URL('http://shop.example') })],
] as const)('an Astro object that looks otherwise is not watched and stays as it is: %s', ([, astro]) => {
  let reads = 0;
  expect(watchRequest(aResult(astro), () => (reads += 1))).toBe(false);
  expect(astro.url.hostname).toBe('shop.example');
  expect(reads).toBe(0);
  expect('url' in {}).toBe(false);
});
