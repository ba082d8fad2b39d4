import { expect, test } from 'vitest';
import { importFeed } from '#platform/import/import-feed.ts';
import { createShopFrame } from '#sandbox/demo/seed/shop-frame.ts';
import { markSamples } from '#tools/feed-preview/mark-samples.ts';
import { summaryOf } from '#tools/feed-preview/summary.ts';
import { aFeed, aFeedFile, anOffer } from '../../sandbox/a-feed.ts';
import { aTemporaryFile } from '../../sandbox/a-sandbox.ts';

const COUNTED = anOffer({ id: '1', name: 'Чайник', price: '1000', more: '<count>5</count>' });
const TOLD = anOffer({ id: '2', name: 'Кушетка', price: '1000', more: '<available>true</available>' });
const UNTOLD = anOffer({ id: '3', name: 'Кресло', price: '1000' });

/** Stock of these offers in the summary of a preview, and the marked wording of “in stock”. */
async function tried(...offers: string[]): Promise<{ stock: string | undefined; isMarked: boolean }> {
  let wording = '';
  const imported = await importFeed({
    feed: await aFeedFile(aFeed({ offers: offers.join('\n') })),
    file: await aTemporaryFile('sandbox.sqlite'),
    tenant: 'shop',
    language: 'ru',
    rates: {},
    createFrame: createShopFrame,
    now: new Date(),
    adapt(seed, facts) {
      const marked = markSamples(seed, 'ru', facts);
      wording = marked.market.settings.translation_msg.ru ?? '';
      return marked;
    },
  });
  const lines = summaryOf({
    imported,
    language: { language: 'ru', by: 'option', cyrillicUzbek: false },
    pictures: { tried: 0, loaded: 0, lost: new Map(), untried: 0 },
  });
  const stock = lines.find((line) => line.startsWith('  stock'))?.slice(13);
  return { stock, isMarked: wording.includes('notice.stock-in') };
}

test('goods are in stock as a sample as soon as the feed says nothing of one of them', async () => {
  expect(await tried(COUNTED, TOLD)).toEqual({
    stock: 'pieces are known of 1 offer; 1 offer can be had in any number, as pieces are not counted',
    isMarked: false,
  });
  expect(await tried(COUNTED, TOLD, UNTOLD)).toEqual({
    stock:
      'pieces are known of 1 offer; 1 offer can be had in any number, as pieces are not counted; ' +
      'nothing is said of 1 offer, so that “in stock” is marked as a sample everywhere',
    isMarked: true,
  });
  expect(await tried(UNTOLD)).toEqual({
    stock: 'not known: the feed says nothing of it. “In stock” is marked as a sample',
    isMarked: true,
  });
});
