import { expect, test } from 'vitest';
import { THREAD_IMPORTER } from '#sandbox/run-import.ts';
import { aFeed, aFeedFile, anOffer } from '../../sandbox/a-feed.ts';
import { aPlatform } from '../a-platform.ts';
import { anImport, NOW, productsOf } from './an-import.ts';

const feedOf = (count: number, price: string) =>
  aFeed({
    offers: Array.from({ length: count }, (_, id) => anOffer({ id: String(id), price })).join('\n'),
  });

test('an import that is killed while it changes a shop leaves every product whole and noted, and the next one goes on', async () => {
  const { file } = await anImport(feedOf(900, '1000'));
  const { sql } = await aPlatform({ file, shops: [] });
  const noted = () =>
    sql.all<{ id: string }>`SELECT id FROM unsent_change WHERE kind = 'product'`.map(({ id }) => id).sort();
  const priced = (price: number) =>
    sql.all<{ product: string }>`
      SELECT CAST(product AS TEXT) AS product FROM variation
      WHERE new_price = ${price} AND json_extract(data, '$.newPrice') = ${price} ORDER BY 1`.map(
      ({ product }) => product,
    );
  const killed = new AbortController();
  const feed = await aFeedFile(feedOf(900, '2000'));
  const order = { feed, tenant: 'romashka', file, language: 'ru', rates: {}, now: NOW } as const;
  const ended = THREAD_IMPORTER.run(order, killed.signal).catch(() => 'killed');
  while (noted().length === 0) await new Promise((done) => setTimeout(done, 1));
  killed.abort();
  await ended;
  expect(noted()).toEqual(priced(2_000));
  expect(priced(1_000).length + priced(2_000).length).toBe(900);
  const { changed } = await THREAD_IMPORTER.run(order, new AbortController().signal);
  expect(priced(2_000)).toHaveLength(900);
  expect(noted()).toEqual(priced(2_000));
  expect(changed?.removed).toBe(0);
});

test('with more changes than a storefront asks for one by one the shop is written anew, in one go', async () => {
  const { file } = await anImport(feedOf(2_100, '1000'));
  const { sql } = await aPlatform({ file, shops: [] });
  sql.run`DELETE FROM unsent_change`;
  const feed = await aFeedFile(feedOf(2_100, '2000'));
  const order = { feed, tenant: 'romashka', file, language: 'ru', rates: {}, now: NOW } as const;
  expect((await THREAD_IMPORTER.run(order, new AbortController().signal)).changed).toBeUndefined();
  expect(sql.all`SELECT kind FROM unsent_change`).toEqual([{ kind: 'shop' }]);
});

test('an import beside another one of the same file is refused', async () => {
  const { file } = await anImport(feedOf(1, '1000'));
  const both = [200, 100].map((count) => anImport(feedOf(count, '2000'), { file }));
  const [one, other] = await Promise.allSettled(both);
  expect([one?.status, other?.status].sort()).toEqual(['fulfilled', 'rejected']);
  const refused = [one, other].find((each) => each?.status === 'rejected');
  expect(String(refused?.status === 'rejected' && refused.reason)).toContain('Another import into');
  expect(await productsOf(file)).toHaveLength(one?.status === 'fulfilled' ? 200 : 100);
});

test('a category that is new comes with the menu, and one that stays leaves the menu as it is', async () => {
  const { file } = await anImport(aFeed());
  const { sql } = await aPlatform({ file, shops: [] });
  const menus = () => sql.all<{ key: string; data: string }>`
    SELECT key, data FROM document WHERE kind = 'menu-item' ORDER BY key`;
  sql.run`
    DELETE FROM document
    WHERE kind = 'menu-item' AND key = (SELECT min(key) FROM document WHERE kind = 'menu-item')`;
  const edited = menus();
  await anImport(aFeed({ offers: anOffer({ id: '1' }) + anOffer({ id: '2' }) }), { file });
  expect(menus()).toEqual(edited);
  sql.run`DELETE FROM unsent_change`;
  const categories = '<category id="1">Одежда</category><category id="2">Чай</category>';
  await anImport(aFeed({ categories, offers: anOffer({ id: '1' }) + anOffer({ id: '2', category: '2' }) }), {
    file,
  });
  expect(JSON.stringify(menus())).toContain('Чай');
  const kinds = sql.all<{ kind: string }>`SELECT DISTINCT kind FROM unsent_change ORDER BY kind`;
  expect(kinds.map(({ kind }) => kind)).toEqual(['category', 'menu-item', 'product']);
});
