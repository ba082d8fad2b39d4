import { expect, test } from 'vitest';
import { importFeed } from '#platform/import/import-feed.ts';
import type { ImportSummary } from '#platform/import/import-options.ts';
import { createShopFrame } from '#sandbox/demo/seed/shop-frame.ts';
import { aFeed, aFeedFile, anOffer } from '../../sandbox/a-feed.ts';
import { aTemporaryFile } from '../../sandbox/a-sandbox.ts';
import { NOW } from './an-import.ts';

async function factsOf(offers: number): Promise<ImportSummary['facts']> {
  const list = Array.from({ length: offers }, (_, id) =>
    anOffer({ id: String(id), more: `<picture>https://cdn.example/${id}.jpg</picture>` }),
  );
  const { facts } = await importFeed({
    feed: await aFeedFile(aFeed({ offers: list.join('\n') })),
    tenant: 'romashka',
    file: await aTemporaryFile('sandbox.sqlite'),
    language: 'ru',
    rates: {},
    createFrame: createShopFrame,
    now: NOW,
  });
  return facts;
}

test('of many pictures sixty are named, spread over the feed; of few all', async () => {
  const { somePictures } = await factsOf(300);
  expect(somePictures).toHaveLength(60);
  expect(somePictures.at(-1)).toBe('https://cdn.example/299.jpg');
  expect(somePictures.filter((url) => Number(/\d+/.exec(url)) < 150)).toHaveLength(30);
  expect((await factsOf(3)).somePictures).toHaveLength(3);
});
