import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openFeed } from '#platform/import/open-feed.ts';
import { aFeed, aFeedFile, anOffer } from '../../sandbox/a-feed.ts';
import { anImport, productsOf } from './an-import.ts';

/** Encodes Cyrillic as windows-1251. */
function windows1251(text: string): Buffer {
  const letters = Array.from({ length: 256 }, (_, byte) => byte);
  const table = new Map(
    letters.map((byte) => [new TextDecoder('windows-1251').decode(Uint8Array.of(byte)), byte]),
  );
  return Buffer.from(Array.from(text, (letter) => table.get(letter) ?? 63));
}

const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`;
const NAME = 'Чайник электрический «Ёлка» №5 с подсветкой';
const offers = anOffer({ id: '1', name: NAME });

test.each([
  [
    'windows-1251, and is written in UTF-8',
    Buffer.from(aFeed({ declaration: declared('windows-1251'), offers })),
    'it says that it is written in windows-1251, and is written in UTF-8, as which it was read',
  ],
  [
    'UTF-8, and is written in windows-1251',
    windows1251(aFeed({ declaration: declared('UTF-8'), offers })),
    'it says that it is written in UTF-8, and is written in windows-1251, as which it was read',
  ],
  [
    'nothing, and is written in windows-1251',
    windows1251(aFeed({ declaration: '', offers })),
    'it says no encoding, and is written in windows-1251, as which it was read',
  ],
])('a feed that says %s is read as what it is, and that is told', async (_, feed, reason) => {
  const { file, faults } = await anImport(feed);
  expect(faults).toEqual([{ line: 1, what: 'feed', outcome: 'put right', reason, value: '' }]);
  expect((await productsOf(file)).map(({ name }) => name.ru)).toEqual([NAME]);
});

/** Puts bytes that are no UTF-8 where the text says so. */
function withBadBytes(text: string): Buffer {
  const [first = '', ...rest] = text.split('@@');
  return Buffer.concat([
    Buffer.from(first),
    ...rest.flatMap((part) => [Buffer.from([0xff, 0xc0]), Buffer.from(part)]),
  ]);
}

test('bytes that are not of the encoding are reported wherever they stand', async () => {
  const { file, faults } = await anImport(
    withBadBytes(
      aFeed({
        categories: '<category id="1">Чай@@ники</category>',
        offers: [
          anOffer({ id: '1', name: 'Чайник@@ новый', more: '<vendor>Но@@ва</vendor>' }),
          anOffer({ id: '2', more: '<description>Греет@@</description><param name="Цвет">Бел@@ый</param>' }),
          anOffer({ id: '3', name: '@@@@@@' }),
        ].join('\n'),
      }),
    ),
  );
  const told = (field: string) =>
    `its ${field} has bytes that are not of the encoding of the feed; they were left out`;
  expect(faults.map(({ line, what, outcome, reason }) => [line, what, outcome, reason])).toEqual([
    [7, 'feed', 'put right', told('category')],
    [9, 'offer 1', 'put right', told('name')],
    [9, 'offer 1', 'put right', told('vendor')],
    [10, 'offer 2', 'put right', told('description')],
    [10, 'offer 2', 'put right', told('param')],
    [11, 'offer 3', 'left out', 'its name is not written in the encoding of the feed'],
  ]);
  expect((await productsOf(file)).map(({ name }) => name.ru).sort()).toEqual(['Товар 2', 'Чайник новый']);
});

test.each([
  ['a zip archive', Buffer.from('PK\u0003\u0004rest'), /is a zip archive\. Unpack it .*: unzip /],
  ['gzip within gzip', gzipSync(gzipSync(aFeed())), /is an archive of gzip\. Unpack it .*: gunzip /],
  ['bzip2', Buffer.from('BZh91AY&SY'), /is an archive of bzip2\. Unpack it/],
  [
    'tar',
    Buffer.concat([Buffer.alloc(257), Buffer.from('ustar')]),
    /is an archive of tar\. Unpack it .*: tar -xf /,
  ],
])('%s is told to be unpacked', async (_, content, message) => {
  await expect(anImport(content)).rejects.toThrow(message);
});

test('what a packed feed unpacks to has a bound', async () => {
  const file = await aFeedFile(gzipSync(' '.repeat(3_000_000)), 'bomb.xml.gz');
  await expect(Array.fromAsync(openFeed(file, 2_000_000).text())).rejects.toThrow(
    /bomb.xml.gz unpacks to more than 2000000 bytes/,
  );
});

test.each([
  ['text', 'Warning: Undefined variable in /var/www/feed.php on line 3'],
  ['another element', '<br /><b>Fatal error</b>'],
  ['the same feed again', aFeed()],
])('%s behind the end of a feed is told as what it is, and the feed is imported', async (_, more) => {
  const { faults, products } = await anImport(`${aFeed()}${more}`);
  expect(products).toBe(1);
  expect(faults).toMatchObject([
    {
      what: 'feed',
      outcome: 'put right',
      reason: 'behind the end of the feed, </yml_catalog>, there is more; it was not read',
    },
  ]);
});

test('text before the feed is told as what it is', async () => {
  await expect(anImport(`Notice: x\n${aFeed()}`)).rejects.toThrow(
    /broken in line 2: there is text before the feed, which must begin with <\?xml or <yml_catalog>/,
  );
});
