import { expect, test } from 'vitest';
import type { Category, Product } from '#contract/catalogue/catalogue-schema.ts';
import type { Banner, MarketData, MenuItem } from '#contract/market/market-schema.ts';
import { pullShop } from '#publisher/pull/pull-shop.ts';
import { aSandbox } from '../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';
import { answerJson, aPlatform } from '../shop-client/a-platform.ts';
import { aChangingPlatform, type Change } from './a-changing-platform.ts';
import { aFolder, aJob, aPulledShop, aSnapshotOf } from './a-pull.ts';

/** A list of a platform, its items changed. */
const items =
  <Item>(change: (items: Item[]) => Item[]): Change =>
  (answer: { items: Item[] }) => ({ ...answer, items: change(answer.items) });

/** Pulls a shop whose platform gives other answers. */
async function aShopFrom(changes: Record<string, Change>) {
  const sandbox = await aSandbox([aShopSeed({ products: 4 })]);
  const platform = await aChangingPlatform(sandbox.url, changes);
  const { report, snapshot } = await aPulledShop(platform.url);
  const told = report.warnings.map(({ call, field, reason }) => `${call}, ${field}: ${reason}`);
  return { report, snapshot, told };
}

/** Texts that an owner of a shop may write: each spoils an item, none of them the pull. */
test('what pages cannot use is taken out of a shop and named, with as little as can be around it', async () => {
  const bad = 'https://';
  const slug = 'a'.repeat(300);
  const below = <Item extends { id: number }>(first: Item, more: (id: number) => object): Item[] =>
    Array.from({ length: 60 }, (_, at) => ({
      ...first,
      id: 10_000 + at,
      parentId: at === 0 ? first.id : 9_999 + at,
      ...more(10_000 + at),
    }));
  const { report, snapshot, told } = await aShopFrom({
    '/market-data': (market: MarketData) => ({
      ...market,
      favicon: bad,
      socialLinks: [
        { kind: 'telegram', url: bad },
        { kind: 'youtube', url: 'https://youtube.com/shop' },
      ],
    }),
    '/slides': items<Banner>((given) =>
      given.map(({ translations, ...slide }) => ({
        ...slide,
        translations: {
          ...translations,
          ...(translations.ru && { ru: { ...translations.ru, imageMobile: bad } }),
        },
      })),
    ),
    '/products': items<Product>((given) => {
      const image = given[0]?.variations[0]?.images[0];
      if (image) image.urls['50x_'] = bad;
      const text = `${'<table><tr><td>'.repeat(1_200)}внутри`;
      const long = 'я'.repeat(600_000);
      return given.map((one) => ({
        ...one,
        ...(one.id === 2 && { description: { ru: text } }),
        ...(one.id === 3 && { name: { ru: long } }),
      }));
    }),
    '/categories': items<Category>((given) => [
      ...given.map((one) => (one.id === 3 ? { ...one, slug } : one)),
      ...given.slice(0, 1).flatMap((one) => below(one, (id) => ({ slug: `level-${id}` }))),
    ]),
    '/menu-items': items<MenuItem>((given) => [
      ...given,
      ...given
        .slice(0, 1)
        .flatMap((one) => below(one, () => ({ type: 'link_page', link: bad, newTab: false }))),
    ]),
  });

  expect(report).toMatchObject({ products: 4, variations: 8 });
  expect(snapshot.get('market.identity')?.favicon).toBeNull();
  expect(snapshot.get('market.contact')?.socialLinks.map(({ kind }) => kind)).toEqual(['youtube']);
  expect(Object.keys(snapshot.get('slides')?.[0]?.translations ?? {})).toEqual(['uz', 'en']);
  expect(Object.keys(snapshot.get('variation:1')?.images[0]?.urls ?? {}).slice(0, 2)).toEqual([
    '100x_',
    '150x_',
  ]);
  expect(snapshot.get('product:2')?.description.ru).toContain('внутри');
  expect(snapshot.get('product:3')?.name.ru).toHaveLength(500_000);
  expect(snapshot.get('category:10059')?.ancestorIds).toHaveLength(11);
  expect([...snapshot.routes()]).toContain('/category/level-10059');
  expect([...snapshot.routes()].every((path) => path.length < 250)).toBe(true);
  const all = told.join('\n');
  for (const one of [
    'GET /market-data, favicon: no browser can read the address "https://": it is left out',
    'GET /market-data, socialLinks.0.url: no browser can read the address "https://": it is left out',
    'item 1: images.0.urls.50x_: no browser can read the address "https://": it is left out',
    'GET /products, item 2: description.ru: is nested too deep or has too many tags: ',
    'GET /products, item 3: name.ru: has 600000 letters: the first 500000 of them are shown',
    'GET /categories, item 3: slug: has 300 letters, more than the 200 of an address: it is left out',
  ])
    expect(all).toContain(one);
  expect(report.warningCount).toBeGreaterThan(100);
}, 60_000);

let seen: object[] = [];

/** Ways of a list of four items to go on for ever → the error about it. */
const ENDLESS: [Change, RegExp][] = [
  [
    (answer: object) => ({ ...answer, total: 1e9, size: 1 }),
    /says that it has 1000000000 items, more than the 1000000 that are taken\..* raise the limit/,
  ],
  [
    (answer: { items: object[] }, query) => {
      if (answer.items.length > 0) seen = answer.items;
      return { items: seen, page: Number(query.get('page')), size: 4, total: 5_000 };
    },
    /gave the same items again on page 2/,
  ],
  [
    (answer: object) => ({ ...answer, page: 1, size: 4, total: 5_000 }),
    /gave page 1 where page 2 was asked for/,
  ],
  [
    (answer: { items: object[] }, query) => ({
      ...answer,
      items: query.get('page') === '1' ? answer.items : [],
      size: 4,
      total: 5_000,
    }),
    /gave page 2 empty, though it says that it has 5000 items/,
  ],
];

test('[BLD-06] a list without end stops the pull and is named, and the last snapshot stays', async () => {
  const sandbox = await aSandbox([aShopSeed({ products: 4 })]);
  const folder = await aFolder();
  const job = aJob(sandbox.url, folder);
  await pullShop(job);
  const before = aSnapshotOf(job.snapshotFile).identity;
  for (const [change, said] of ENDLESS) {
    const platform = await aChangingPlatform(sandbox.url, { '/products': change });
    await expect(pullShop(aJob(platform.url, folder))).rejects.toMatchObject({
      name: 'ShopError',
      call: 'GET /products',
      message: expect.stringMatching(said),
    });
  }
  expect(aSnapshotOf(job.snapshotFile).identity).toBe(before);
}, 60_000);

test('[BLD-06] a platform that answers drop by drop is left at the deadline', async () => {
  const platform = await aPlatform((response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const drops = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(drops));
  });
  const started = performance.now();
  const job = aJob(platform.url, await aFolder(), 'shop', {
    totalLimits: { seconds: 1, megabytes: 1 },
    retries: 9,
  });
  await expect(pullShop(job)).rejects.toThrow(
    /Shop shop: GET .* was not done within 1 s, the limit for all calls\..* raise the limit/,
  );
  expect(performance.now() - started).toBeLessThan(5_000);
});

test('[BLD-06] answers that are too much together are left, and not asked for again', async () => {
  const platform = await aPlatform((response) =>
    answerJson(response, { items: [], page: 1, size: 1, total: 0, filling: 'x'.repeat(300_000) }),
  );
  const job = aJob(platform.url, await aFolder(), 'shop', { totalLimits: { seconds: 60, megabytes: 1 } });
  await expect(pullShop(job)).rejects.toMatchObject({
    message: expect.stringMatching(/made it more than 1 MB of answers, the limit for all|is not right/),
  });
});
