import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rollBackShop } from '#publisher/build/roll-back-shop.ts';
import { explainPage } from '#publisher/operations/why/explain-page.ts';
import { reportPage } from '#publisher/operations/why/page-report.ts';
import { openStore } from '#publisher/publish/open-store.ts';
import { openEmbeddedQueue } from '#publisher/service/queue/embedded-queue.ts';
import { aTenant } from '../../build/a-world.ts';
import { type FreshShops, freshShops } from '../../service/schedule/a-fresh-shop.ts';

async function explain({ world }: FreshShops, address: string) {
  const queue = openEmbeddedQueue(join(world.dataDirectory, 'queue.sqlite'));
  const waiting = await queue.waiting('shop').finally(() => queue.close());
  const { directories } = world;
  const hold = await openStore(directories.store).site('shop').pinned();
  return explainPage({ tenant: 'shop', address, directories, waiting, hold, now: new Date() });
}

test('[BLD-03] a page tells what it read, which message changed it, when, and of which time its data is', async () => {
  const shops = await freshShops([{ products: 4 }], { languages: ['ru', 'uz'], retryAfter: [60_000] });
  const first = await explain(shops, '/product/1');
  expect(first.changed).toMatchObject({ reason: 'first', of: { triggers: [{ kind: 'build' }] } });
  expect(first.waiting.filter(({ kind }) => kind !== 'time')).toEqual([]);

  await shops.connect('shop');
  const before = shops.events.length;
  const startedAt = Date.now();
  await shops.world.control('PUT', '/shops/shop/variations/1', { newPrice: 123_457 });
  await expect.poll(() => shops.events.length).toBe(before + 1);
  const url = `${shops.world.sandbox.url}/sandbox/shops/shop/webhook/deliveries`;
  const [delivery] = await (await fetch(url)).json();
  const story = await explain(shops, 'http://shop.localhost:4321/uz/product-variation/1?from=map');
  expect(story).toMatchObject({ address: '/uz/product/1', path: '/product/1', language: 'uz' });
  expect(story.dataTime).toBe(delivery.message.updatedAt);
  expect(['card:1', 'variation:1']).toContain(story.changed?.reason);
  const publish = story.changed?.of ?? expect.fail('The publish is not in the ledger.');
  expect(publish).toMatchObject({ fullReason: null, triggerCount: 1 });
  expect(publish.triggers).toMatchObject([{ kind: 'message', id: delivery.id }]);
  expect(publish.triggers[0]?.at).toBeGreaterThanOrEqual(startedAt);
  expect(publish.publishedAt).toBeGreaterThanOrEqual(publish.triggers[0]?.at ?? 0);
  expect(publish.keys.first).toContain(story.changed?.reason);
  expect(publish.changed.first).toContain('/uz/product/1');
  const shown = publish.changed.first.filter((page) => !page.endsWith('.md'));
  expect(publish.pages.written).toBeGreaterThanOrEqual(shown.length);
  expect(publish.pages.written).toBeLessThan(publish.changed.count);
  const reads = story.reads.flatMap(({ keys }) => keys);
  expect(reads).toContainEqual({ key: 'variation:1', words: expect.stringMatching(/^variation 1 ".+"$/) });
  expect(reads.map(({ key }) => key)).toEqual(expect.arrayContaining(['fragment:header', 'time:year']));
  // Static pages that some shops have, by names that stand in the code of the page.
  expect(story.unknownReads).toBeLessThanOrEqual(2);
  expect(reportPage(story, Date.now()).join('\n')).toMatch(/a message \S+: served \d+ ms after it came/);

  // A page that did not change still tells of the first publish.
  expect((await explain(shops, '/page/about')).changed?.reason).toBe('first');
  await expect(explain(shops, '/product/11')).rejects.toThrow(
    /The shop shop has no page \/product\/11\. There are \/product\/1, /,
  );

  await shops.world.control('PUT', '/faults', [{ kind: 'status', status: 403, shop: 'shop' }]);
  await shops.tell('shop', { changed: [{ kind: 'variation', ids: ['2'] }] });
  await expect.poll(() => shops.events.at(-1)?.kind).toBe('failed');
  const waits = await explain(shops, '/product/2');
  expect(waits.waiting).toContainEqual(
    expect.objectContaining({ kind: 'message', tries: 1, changed: [{ kind: 'variation', ids: ['2'] }] }),
  );
  expect(reportPage(waits, Date.now()).join('\n')).toMatch(
    /about variation 2.*, next look in \d+ s, failed 1/,
  );
  expect(waits.hold).toBe(null);

  const { directories } = shops.world;
  const now = new Date('2026-01-15T10:00:00.000Z');
  await rollBackShop({
    tenant: aTenant('shop', { languages: ['ru', 'uz'] }),
    directories,
    store: openStore(directories.store),
    now,
  });
  const held = await explain(shops, '/product/1');
  expect(held.hold).toMatchObject({ since: now.toISOString() });
  const report = reportPage(held, Date.now());
  expect(report[2]).toMatch(/^HELD +rolled back to release 1 on 2026-01-15 10:00:00\.000 UTC/);
  expect(report[4]).toContain('npm run rollback -- --tenant shop --resume');
});
