import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import { closeExchange, describeExchanges, openExchange, takeFewer } from '#platform/operations/exchange.ts';
import { followFeed, unfollowFeed } from '#platform/operations/follow-feed.ts';
import { aCommerceOffer, aGood, anImportXml, anOffersXml } from '../../sandbox/a-commerce.ts';
import { aPlatform } from '../a-platform.ts';
import { IMPORTER } from '../an-importer.ts';
import { aZip } from './a-zip.ts';
import { anExchange, PASSWORD } from './an-exchange.ts';

const names = (products: Product[]) => products.map(({ name }) => name.ru).sort();
const ids = ['a', 'b', 'c'];
const IMPORT = anImportXml(ids.map((id) => aGood({ id })));
const OFFERS = anOffersXml(ids.map((id) => aCommerceOffer({ id })));

test('a program signs in, asks for the limits, sends files and has them read, as 1C does', async () => {
  const { ask, aProgram, products, basic } = await anExchange();
  const { status, text, type } = await ask('type=catalog&mode=checkauth', {
    headers: { authorization: basic('1c', PASSWORD) },
  });
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toMatch(/^success\nexchange\n[\w-]{32}$/);
  const program = await aProgram('catalog');
  expect((await program.ask('init')).text).toBe('zip=yes\nfile_limit=16777216');
  const bytes = Buffer.from(IMPORT);
  expect((await program.ask('file&filename=import.xml', bytes.subarray(0, 700))).text).toBe('success');
  expect((await program.ask('file&filename=import.xml', bytes.subarray(700))).text).toBe('success');
  expect(await program.read('import.xml')).toBe('success');
  expect(names(await products())).toEqual(['Товар 1']);
  expect(await program.import('offers.xml', OFFERS)).toBe('success');
  expect(names(await products())).toEqual(['Товар a', 'Товар b', 'Товар c']);
  // An answer may have been lost.
  expect(await program.read('offers.xml')).toBe('success');
});

test('an archive in pieces is unpacked, with pictures that the shop shows from then on', async () => {
  const { aProgram, products, platform } = await anExchange();
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const good = aGood({ id: 'a', more: '<Картинка>import_files/aa/1.png</Картинка>' });
  const zip = aZip([
    { name: 'import.xml', bytes: anImportXml([good]) },
    { name: 'offers.xml', bytes: anOffersXml([aCommerceOffer({ id: 'a' })]) },
    { name: 'import_files/aa/1.png', bytes: png },
  ]);
  const program = await aProgram('catalog');
  await program.ask('init');
  await program.ask('file&filename=v8.zip', zip.subarray(0, 500));
  await program.ask('file&filename=v8.zip', zip.subarray(500));
  expect(await program.read('import.xml')).toBe('success');
  expect(await program.read('offers.xml')).toBe('success');
  const [{ variations }] = await products();
  const url = variations[0].images[0].urls.original;
  expect(Buffer.from(await (await fetch(`${platform.url}${url}`)).arrayBuffer())).toEqual(png);
  // The next exchange brings a price, and no picture.
  const next = await aProgram('catalog');
  await next.ask('init');
  await next.import(
    'offers.xml',
    anOffersXml([aCommerceOffer({ id: 'a', price: '5' })], { onlyChanges: true }),
  );
  const [changed] = await products();
  expect(changed.variations).toMatchObject([{ newPrice: 5, images: [{ urls: { original: url } }] }]);
});

test('changes alone leave the rest, a full catalogue takes away what it does not have', async () => {
  const { aProgram, products, platform, shop } = await anExchange();
  const program = await aProgram('catalog');
  await program.ask('init');
  await program.import('import.xml', IMPORT);
  await program.import('offers.xml', OFFERS);
  platform.sql.run`DELETE FROM unsent_change`;
  const before: Product[] = await products();
  const next = await aProgram('catalog');
  await next.ask('init');
  const changes = [
    aGood({ id: 'b', name: 'Новое имя' }),
    aGood({ id: 'c', more: '<ПометкаУдаления>true</ПометкаУдаления>' }),
  ];
  expect(await next.import('import.xml', anImportXml(changes, { onlyChanges: true }))).toBe('success');
  expect(names(await products())).toEqual(['Новое имя', 'Товар a']);
  const touched = before
    .filter(({ name }) => name.ru !== 'Товар a')
    .map(({ id }) => String(id))
    .sort();
  const noted = platform.sql.all<{
    id: string;
  }>`SELECT id FROM unsent_change WHERE kind = 'product' ORDER BY id`;
  expect(noted.map(({ id }) => id)).toEqual(touched);
  const full = await aProgram('catalog');
  await full.ask('init');
  expect(await full.import('import.xml', anImportXml([aGood({ id: 'a' })]))).toBe('success');
  expect(names(await products())).toEqual(['Новое имя', 'Товар a']);
  expect(await full.import('offers.xml', anOffersXml([aCommerceOffer({ id: 'a' })]))).toBe('success');
  // Half of the goods would go: somebody has to say so.
  expect(names(await products())).toEqual(['Новое имя', 'Товар a']);
  expect(describeExchanges(platform.sql, undefined).join()).toContain(
    'KEEPS ITS GOODS: The feed has 1 products',
  );
  takeFewer(shop(), new Date());
  await fetch(platform.url);
  await expect.poll(async () => names(await products())).toEqual(['Товар a']);
});

test('parts of a large exchange are shown once the program is quiet, by the next platform where one dies', async () => {
  const { aProgram, products, platform, file, log } = await anExchange();
  const program = await aProgram('catalog');
  await program.ask('init');
  expect(await program.import('import0_1.xml', IMPORT)).toBe('success');
  expect(await program.import('offers0_1.xml', OFFERS)).toBe('success');
  expect(names(await products())).toEqual(['Товар 1']);
  await platform.close();
  const next = await aPlatform({ file, shops: [], importer: IMPORTER, log });
  next.sql.run`UPDATE exchange SET heard_at = '2026-01-01T00:00:00.000Z'`;
  await fetch(next.url);
  await expect
    .poll(() => next.sql.get<{ count: number }>`SELECT count(*) AS count FROM product`?.count)
    .toBe(3);
});

test.each([
  ['../import.xml'],
  ['/etc/import.xml'],
  ['a/../../import.xml'],
  ['..\\import.xml'],
  ['C:\\import.xml'],
  [''],
  [`${'a/'.repeat(20)}import.xml`],
])('[SEC-02] a file named %o is refused', async (name) => {
  const { aProgram, file } = await anExchange();
  const program = await aProgram('catalog');
  await program.ask('init');
  const { text } = await program.ask(`file&filename=${encodeURIComponent(name)}`, 'x');
  expect(text).toMatch(/^failure\n.* is no name of a file of an exchange\.$/);
  expect(existsSync(join(dirname(file), 'import.xml'))).toBe(false);
});

test.each([
  ['that leads elsewhere', { name: '../import.xml', bytes: IMPORT }],
  ['that is larger than it says', { name: 'import.xml', bytes: 'x'.repeat(100_000), size: 10 }],
])('[SEC-02] an archive of a file %s is refused', async (_, entry) => {
  const { aProgram, products } = await anExchange();
  const program = await aProgram('catalog');
  await program.ask('init');
  await program.ask('file&filename=v8.zip', aZip([entry]));
  expect(await program.read('import.xml')).toMatch(/^failure\nThe archive cannot be unpacked/);
  expect(names(await products())).toEqual(['Товар 1']);
});

test('what is broken or did not come is a failure in words, and changes nothing', async () => {
  const { aProgram, products } = await anExchange();
  const program = await aProgram('catalog');
  await program.ask('init');
  expect(await program.import('import.xml', IMPORT.slice(0, -40))).toMatch(
    /^failure\nThe XML of the feed is broken/,
  );
  expect(await program.read('offers.xml')).toMatch(/^failure\nThe file offers\.xml did not come/);
  expect((await program.ask('dance')).text).toBe('failure\nThere is no mode "dance" of goods.');
  const types = anOffersXml(
    [
      aCommerceOffer({ id: 'a' }).replaceAll('retail', 'opt') +
        aCommerceOffer({ id: 'b' }).replaceAll('retail', 'big'),
    ],
    {
      types: ['opt:Опт', 'big:Крупный опт'],
    },
  );
  const next = await aProgram('catalog');
  await next.ask('init');
  expect(await next.import('import.xml', IMPORT)).toBe('success');
  expect(await next.import('offers.xml', types)).toMatch(/^failure\nThere are several prices/);
  expect(names(await products())).toEqual(['Товар 1']);
});

test('[SEC-01] nobody exchanges without the name and the password, nor with a shop that has none', async () => {
  const { ask, basic, shop, aProgram, platform } = await anExchange();
  const sign = (user: string, password: string) =>
    ask('type=catalog&mode=checkauth', { headers: { authorization: basic(user, password) } });
  expect((await sign('1c', 'wrong')).text).toBe('failure\nWrong name or password.');
  expect((await sign('other', PASSWORD)).text).toBe('failure\nWrong name or password.');
  expect((await ask('type=catalog&mode=checkauth')).text).toMatch(/^failure/);
  expect((await ask('type=catalog&mode=init')).text).toMatch(/^failure\nSign in first/);
  expect((await ask('type=sale&mode=query', { headers: { cookie: 'exchange=AAAA' } })).text).toMatch(
    /^failure/,
  );
  const program = await aProgram('catalog');
  expect((await ask('type=drinks&mode=init')).text).toBe('failure\ntype must be catalog or sale.');
  await Promise.all(Array.from({ length: 30 }, () => sign('1c', 'wrong')));
  for (const password of ['wrong', PASSWORD])
    expect((await sign('1c', password)).text).toMatch(/^failure\nToo many wrong passwords/);
  const feed = 'https://shop.example/feed.xml';
  const follow = () =>
    followFeed(shop(), { feed, from: '/', every: '1h', reading: { rates: {} } }, new Date());
  expect(follow).toThrow('romashka gets its goods from a program.');
  closeExchange(shop());
  expect((await program.ask('init')).status).toBe(404);
  expect((await fetch(`${platform.url}/exchange/nobody?type=catalog&mode=checkauth`)).status).toBe(404);
  expect(() =>
    openExchange(shop(), { user: '1c', password: 'short', reading: { rates: {} } }, new Date()),
  ).toThrow('--password must have 12 to 200 characters');
  follow();
  const again = () =>
    openExchange(shop(), { user: '1c', password: PASSWORD, reading: { rates: {} } }, new Date());
  expect(again).toThrow('romashka follows a feed.');
  unfollowFeed(shop());
});
