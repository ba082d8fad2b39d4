import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openStore } from '#publisher/publish/open-store.ts';
import { pageHash } from '#publisher/publish/protocol/page-hash.ts';
import { storedHash } from '#publisher/publish/protocol/site-faults.ts';
import type { S3Location } from '#publisher/publish/protocol/site-store.ts';
import { openBucket } from '#publisher/publish/s3/bucket.ts';
import { startS3, type TestS3 } from '../../../a-s3.ts';
import { anS3Proxy } from '../../../an-s3-proxy.ts';
import { aNote, aSiteFile, begin } from '../protocol/site-store-suite.ts';

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
  const proxy = await anS3Proxy(server.endpoint, () => {
    asked += 1;
    return asked <= left;
  });
  const bucket = server.bucket();
  const seen = { before: 0, after: 0 };
  for (let last = 1, isKilled = true, livesOn = false; isKilled; last += EVERY, livesOn = !livesOn) {
    const location = placeOf(bucket, `${last}/`);
    const store = await aShop(location);
    const before = await look(store);

    [asked, left] = [0, Number.POSITIVE_INFINITY];
    const dying = await begin(openStore({ ...location, endpoint: proxy.endpoint }));
    for (const path of ['/', '/a', '/new']) await dying.stage(path, Buffer.from(`two ${path}`));
    [asked, left] = [0, last];
    isKilled = await dying.publish(AFTER, aSiteFile({ host: 'shop.example' }), aNote()).then(
      () => false,
      () => true,
    );
    left = Number.POSITIVE_INFINITY;
    // Killed, or alive while the store was away.
    if (livesOn) await dying.drop();

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
    const staged = (await Array.fromAsync(openBucket(location).list('staging/'))).map(({ key }) => key);
    expect(staged.filter((key) => !key.endsWith('/state-begun'))).toEqual([]);
  }
  proxy.close();
  expect(seen.before).toBeGreaterThan(0);
  expect(seen.after).toBeGreaterThan(0);
}, 180_000);

test.each([
  ['sees that it is taken over', /^GET \/shops-\d+\/?$/, false],
  ['comes to its end meanwhile', /^PUT .*\/sites\/shop\/index\.html$/, true],
])('[BLD-09] a publish to S3 that %s does not stop the builder who finishes it', async (_, held, isDone) => {
  const location = placeOf(server.bucket(), '');
  const store = await aShop(location);
  const [taken, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const [reached, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let hasJournal = false;
  const slow = await anS3Proxy(server.endpoint, async (method, path) => {
    if (path.endsWith('/journal.json')) hasJournal = true;
    else if (hasJournal && held.test(`${method} ${path}`)) {
      reached.resolve();
      await released.promise;
    }
    return true;
  });
  const next = await anS3Proxy(server.endpoint, async (method, path) => {
    if (method !== 'PUT' || !path.includes('/sites/')) return true;
    taken.resolve();
    await ended.promise;
    return true;
  });
  onTestFinished(() => {
    slow.close();
    next.close();
  });
  const first = await begin(openStore({ ...location, endpoint: slow.endpoint }));
  for (const path of ['/', '/a', '/new']) await first.stage(path, Buffer.from(`two ${path}`));
  // Removals would tell it.
  const changeset = { ...AFTER, removed: isDone ? [] : AFTER.removed };
  const publishing = first.publish(changeset, aSiteFile(), aNote()).finally(() => first.drop());
  const outcome = publishing.then(() => 'done', String);
  await reached.promise;
  const begun = openStore({ ...location, endpoint: next.endpoint })
    .site('shop')
    .begin();
  await taken.promise;
  released.resolve();
  expect(await outcome).toContain(isDone ? 'done' : 'FencedError');
  ended.resolve();
  expect(await begun).toMatchObject({ release: 2, hasFinished: !isDone });
  const { pages } = await look(store);
  const hashes = ['/', '/a', '/new'].map((path) => [path, pageHash(Buffer.from(`two ${path}`))]);
  const stays = isDone ? { '/gone': pageHash(Buffer.from('one /gone')) } : {};
  expect(pages).toEqual({ ...Object.fromEntries(hashes), ...stays });
});

const placeOf = (bucket: string, prefix: string): S3Location => ({
  kind: 's3',
  bucket,
  prefix,
  endpoint: server.endpoint,
  region: 'us-east-1',
  pageHeaders: { contentType: 'text/html' },
  endingHeaders: {},
});

/** A store with a shop of three pages. */
async function aShop(location: S3Location) {
  const store = openStore(location);
  const first = await begin(store);
  const added = ['/', '/a', '/gone'];
  for (const path of added) await first.stage(path, Buffer.from(`one ${path}`));
  await first.publish({ added, changed: [], removed: [] }, aSiteFile(), aNote());
  return store;
}

/** All pages with what they hold, the same in both forms, and the host that the site's own file names. */
async function look(store: ReturnType<typeof openStore>) {
  const { pages } = await store.site('shop').readStored();
  const hashes = [...pages].map(([path, page]) => [path, storedHash(page) ?? expect.fail(path)] as const);
  const { host } = (await store.site('shop').readDescription()) ?? expect.fail();
  return { pages: Object.fromEntries(hashes.sort()), host };
}
