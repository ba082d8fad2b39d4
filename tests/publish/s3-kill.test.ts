import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '#publish/open-store.ts';
import { openBucket } from '#publish/s3-bucket.ts';
import { storedHash } from '#publish/site-faults.ts';
import type { S3Location } from '#publish/site-store.ts';
import { startS3, type TestS3 } from '../a-s3.ts';
import { aWayTo } from '../a-way-to-s3.ts';
import { aNote, aSiteFile, begin } from './site-store-suite.ts';

/** Of the requests of a publish, each so manieth is the last one: `EVERY=1` tries them all. */
const EVERY = Number(process.env['EVERY'] ?? 8);

let server: TestS3;
beforeAll(async () => {
  server = await startS3();
});
afterAll(() => server.stop());

const AFTER = { added: ['/new'], changed: ['/', '/a'], removed: ['/gone'] };

test('[BLD-05] [BLD-09] a publish to S3 that is killed at any request is undone or finished as a whole', async () => {
  let [asked, left] = [0, Number.POSITIVE_INFINITY];
  const way = await aWayTo(server.endpoint, () => {
    asked += 1;
    return asked <= left;
  });
  const bucket = server.bucket();
  const seen = { before: 0, after: 0 };
  for (let last = 1, isKilled = true; isKilled; last += EVERY) {
    const location: S3Location = {
      kind: 's3',
      bucket,
      prefix: `${last}/`,
      endpoint: server.endpoint,
      region: 'us-east-1',
      pageHeaders: { contentType: 'text/html' },
      endingHeaders: {},
    };
    const store = openStore(location);
    const first = await begin(store);
    for (const path of ['/', '/a', '/gone']) await first.stage(path, Buffer.from(`one ${path}`));
    await first.publish({ added: ['/', '/a', '/gone'], changed: [], removed: [] }, aSiteFile(), aNote());
    const before = await look(store);

    [asked, left] = [0, Number.POSITIVE_INFINITY];
    const dying = await begin(openStore({ ...location, endpoint: way.endpoint }));
    for (const path of ['/', '/a', '/new']) await dying.stage(path, Buffer.from(`two ${path}`));
    [asked, left] = [0, last];
    isKilled = await dying.publish(AFTER, aSiteFile({ host: 'shop.example' }), aNote()).then(
      () => false,
      () => true,
    );
    left = Number.POSITIVE_INFINITY;

    const { release, hasFinished } = await store.site('shop').begin();
    const after = await look(store);
    const isNew = release === 2;
    seen[isNew ? 'after' : 'before'] += 1;
    if (hasFinished) expect(isNew).toBe(true);
    if (isNew) expect(Object.keys(after.pages), `request ${last}`).toEqual(['/', '/a', '/new']);
    else expect(after, `request ${last}`).toEqual(before);
    if (isNew)
      for (const [path, hash] of Object.entries(before.pages)) expect(after.pages[path]).not.toBe(hash);
    expect(after.host).toBe(isNew ? 'shop.example' : undefined);
    const staged = (await openBucket(location).list('staging/')).map(({ key }) => key);
    expect(staged.filter((key) => !key.endsWith('/state-begun'))).toEqual([]);
  }
  way.close();
  expect(seen.before).toBeGreaterThan(0);
  expect(seen.after).toBeGreaterThan(0);
}, 180_000);

/** All pages with what they hold, the same in both forms, and the host that the site's own file names. */
async function look(store: ReturnType<typeof openStore>) {
  const { pages } = await store.site('shop').readStored();
  const hashes = [...pages].map(([path, page]) => [path, storedHash(page) ?? expect.fail(path)] as const);
  const { host } = (await store.site('shop').readDescription()) ?? expect.fail();
  return { pages: Object.fromEntries(hashes.sort()), host };
}
