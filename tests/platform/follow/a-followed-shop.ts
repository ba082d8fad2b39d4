import { onTestFinished } from 'vitest';
import { readFollowedFeed } from '#platform/areas/feed/followed-feed.ts';
import { followFeed } from '#platform/operations/follow-feed.ts';
import { findShopByName, type Shop } from '#platform/store/shop.ts';
import { aFeed, anOffer, type OfferParts } from '../../sandbox/a-feed.ts';
import { aTemporaryFile } from '../../sandbox/a-sandbox.ts';
import { aLog, aPlatform } from '../a-platform.ts';
import { anHttpService } from '../an-http-service.ts';
import { IMPORTER } from '../an-importer.ts';
import { anImport } from '../import/an-import.ts';

/** A feed of these offers. */
export const feedOf = (...offers: (string | OfferParts)[]) =>
  aFeed({ offers: offers.map((one) => anOffer(typeof one === 'string' ? { id: one } : one)).join('\n') });

/** A host of one feed, with the marks of its last change. */
export async function aFeedHost(first: string) {
  const host = { feed: first, etag: '"1"', status: 200, wholes: 0, sames: 0 };
  const service = await anHttpService(({ headers }, response) => {
    if (host.status !== 200) response.writeHead(host.status).end();
    else if (headers['if-none-match'] === host.etag) {
      host.sames += 1;
      response.writeHead(304).end();
    } else {
      host.wholes += 1;
      response.writeHead(200, { etag: host.etag }).end(host.feed);
    }
  });
  return Object.assign(host, {
    url: `${service.url}/feed.xml`,
    change(feed: string) {
      host.feed = feed;
      host.etag = `"${Number(host.etag.slice(1, -1)) + 1}"`;
    },
  });
}

/** The shop `romashka` of a feed, on a platform that keeps it in step with the feed's host. */
export async function aFollowedShop(feed: string, { secret }: { secret?: string } = {}) {
  const { file } = await anImport(feed, { file: await aTemporaryFile('platform.sqlite') });
  const host = await aFeedHost(feed);
  const log = aLog();
  const platform = await aPlatform({ file, shops: [], importer: IMPORTER, log });
  const shop = () => findShopByName(platform.sql, 'romashka') as Shop;
  followFeed(
    shop(),
    { feed: host.url, from: '/', every: '15m', secret, reading: { rates: {} } },
    new Date(0),
  );
  const state = () => readFollowedFeed(shop());
  return {
    ...{ file, host, log, platform, shop, state },
    /** Waits until the feed was asked for, all that was due included. */
    async read() {
      const before = state()?.askedAt;
      platform.sql.run`UPDATE followed_feed SET due_at = '1970-01-01T00:00:00.000Z'`;
      await fetch(platform.url);
      for (;;) {
        const now = state();
        if (now && now.askedAt !== before && now.dueAt > new Date().toISOString()) return now;
        await new Promise((done) => setTimeout(done, 20));
      }
    },
    async products() {
      const answer = await fetch(`${platform.url}/market-api/products?size=500`, {
        headers: { 'security-key': 'romashka-key' },
      });
      return (await answer.json()).items;
    },
    /** Changes that the shop's webhook would be told of. */
    changes: () =>
      platform.sql.all<{ kind: string; id: string }>`
        SELECT kind, id FROM unsent_change WHERE shop = ${shop().id} ORDER BY kind, id`,
    forget: () => void platform.sql.run`DELETE FROM unsent_change`,
    onEnd: onTestFinished,
  };
}
