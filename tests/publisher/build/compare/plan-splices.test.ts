import { expect, test } from 'vitest';
import { planSplices } from '#publisher/build/compare/plan-splices.ts';
import type { Frame } from '#publisher/render/worker/frame.ts';

const aFrame = (header: string, sheet: string): Frame => ({
  texts: { look: ['<meta>'], header: [header], footer: ['<footer></footer>'], times: [] },
  styles: { home: [sheet] },
  appIcons: {
    share: { address: '', width: 1, height: 1 },
    icon: '',
    largeIcon: '',
    touchIcon: '',
    manifests: {},
  },
});
const before = aFrame('<header>1</header>', '/_astro/home.aaaaaaaa.css');
const after = aFrame('<header>2</header>', '/_astro/home.bbbbbbbb.css');

/** Routes by the keys that they read. */
const READERS: Record<string, string[]> = {
  'fragment:header': ['/', '/product/1', '/product/2'],
  'style:home': ['/', '/cart'],
  'card:1': ['/product/1'],
};
const index = {
  *readersOf(keys: Iterable<string>) {
    for (const key of keys) yield* READERS[key] ?? [];
  },
};
const plan = { paths: ['/', '/product/1', '/product/2', '/cart'], newPaths: new Set<string>(), retried: [] };

test('routes of which only the frame changed are spliced, others rendered', () => {
  const keys = ['fragment:header', 'style:home', 'card:1'];
  const splices = planSplices(index, plan, keys, [before, after]);
  expect([...(splices?.shown ?? [])]).toEqual([
    ['/', ['header']],
    ['/product/2', ['header']],
    ['/cart', []],
  ]);
  expect(splices?.publishedFrame).toEqual({ frame: before, changedKeys: ['fragment:header', 'style:home'] });
});

test('new routes are rendered, and all are where the frame is as it was', () => {
  const newPaths = new Set(['/product/2']);
  const splices = planSplices(index, { ...plan, newPaths }, ['fragment:header'], [before, after]);
  expect(splices?.shown.has('/product/2')).toBe(false);
  expect(planSplices(index, plan, ['card:1'], [before, before])).toBeUndefined();
});
