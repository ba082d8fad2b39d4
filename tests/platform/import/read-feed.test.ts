import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { FeedCategory, FeedListener, FeedOffer, FeedShop } from '#platform/import/feed.ts';
import { openFeed } from '#platform/import/open-feed.ts';
import { readFeed } from '#platform/import/read-feed.ts';
import { aFeed, aFeedFile, anOffer, UTF_8 } from '../../sandbox/a-feed.ts';
import { NOW } from './an-import.ts';

interface Read {
  shop: FeedShop;
  offers: FeedOffer[];
  categories: FeedCategory[];
  corrections: { reason: string; line: number }[];
}

async function read(content: string | Uint8Array): Promise<Read> {
  return readText(openFeed(await aFeedFile(content)).text());
}

async function readText(text: AsyncIterable<string>): Promise<Read> {
  const offers: FeedOffer[] = [];
  const categories: FeedCategory[] = [];
  const corrections: Read['corrections'] = [];
  const listener: FeedListener = {
    currency: () => {},
    category: (one) => categories.push(one),
    offer: (one) => offers.push(one),
    correction: ({ reason }, line) => corrections.push({ reason, line }),
  };
  const shop = await readFeed(text, listener, NOW, () => expect.unreachable());
  return { shop, offers, categories, corrections };
}

const nameOf = ({ offers }: Read) => offers[0]?.fields.get('name');

/** Encodes Cyrillic as windows-1251. */
function windows1251(text: string): Buffer {
  const table = new Map(
    Array.from({ length: 256 }, (_, byte) => [
      new TextDecoder('windows-1251').decode(Uint8Array.of(byte)),
      byte,
    ]),
  );
  return Buffer.from(Array.from(text, (letter) => table.get(letter) ?? 63));
}

test('windows-1251 is read by its XML declaration', async () => {
  const declaration = '<?xml version="1.0" encoding="windows-1251"?>';
  const feed = windows1251(aFeed({ declaration, offers: anOffer({ id: '1', name: 'Чайник «Ёлка» №5' }) }));
  expect(nameOf(await read(feed))).toBe('Чайник «Ёлка» №5');
});

test.each([
  ['UTF-8 with a byte order mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['UTF-8 without a declaration', (text: string) => Buffer.from(text.replace(UTF_8, '').trimStart())],
  [
    'UTF-16 with a byte order mark',
    (text: string) => Buffer.from(`\ufeff${text.replace('UTF-8', 'UTF-16')}`, 'utf16le'),
  ],
  ['blank lines before the declaration', (text: string) => Buffer.from(`\n\n${text}`)],
  ['gzip', (text: string) => gzipSync(text)],
])('%s is read', async (_, encode) => {
  expect(nameOf(await read(encode(aFeed({ offers: anOffer({ id: '1', name: 'Чайник' }) }))))).toBe('Чайник');
});

test('an encoding that is not known is named', async () => {
  const feed = aFeed({ declaration: '<?xml version="1.0" encoding="klingon"?>' });
  await expect(read(feed)).rejects.toThrow(/is written in "klingon", an encoding that is not known here/);
});

test('pieces may end anywhere', async () => {
  const feed = aFeed({
    offers: anOffer({
      id: '1',
      name: 'A & B &amp; C',
      more: '<description><![CDATA[<p>1 & 2 ]] &amp; > 3</p>]]></description><!-- & -- --><url>https://x.example/?a=1&b=2</url>'.replace(
        '-- --',
        '--',
      ),
    }),
  });
  async function* letters() {
    yield* feed;
  }
  const { offers } = await readText(letters());
  expect(Object.fromEntries(offers[0]?.fields ?? [])).toMatchObject({
    name: 'A & B & C',
    description: '<p>1 & 2 ]] &amp; > 3</p>',
    url: 'https://x.example/?a=1&b=2',
  });
});

test('characters by their HTML names are read, and markup without CDATA stays markup', async () => {
  const { offers } = await read(
    aFeed({
      offers: anOffer({
        id: '1',
        name: 'Чай&nbsp;&laquo;Зелёный&raquo; &#8212; 100&#x20;г &rarr;',
        more: '<description><p>Вкус <b>мяты</b></p></description>',
      }),
    }),
  );
  expect(offers[0]?.fields.get('name')).toBe('Чай\u00a0«Зелёный» — 100 г →');
  expect(offers[0]?.fields.get('description')).toBe('<p>Вкус <b>мяты</b></p>');
});

test('a feed of one long line is read at once', { timeout: 20_000 }, async () => {
  const offers = Array.from({ length: 20_000 }, (_, id) => anOffer({ id: String(id), name: 'Kettle' })).join(
    '',
  );
  const feed = aFeed({ offers }).replaceAll('\n', '');
  expect((await read(feed)).offers).toHaveLength(20_000);
});

test('entities of a DTD are not expanded, a billion of them neither', async () => {
  const levels = Array.from(
    { length: 12 },
    (_, level) => `<!ENTITY lol${level + 1} "${`&lol${level};`.repeat(10)}">`,
  );
  const doctype = `<!DOCTYPE yml_catalog [<!ENTITY lol0 "lol">${levels.join('')}]>`;
  const { offers } = await read(
    aFeed({ doctype, offers: `${anOffer({ id: '1', name: '&lol12;' })}${anOffer({ id: '2' })}` }),
  );
  expect(offers.map(({ fields }) => fields.get('name'))).toEqual(['&lol12;', 'Товар 2']);
  expect(offers.map(({ corrections }) => corrections)).toEqual([
    [{ reason: 'it has an entity that nobody knows; it was left as it is', value: '' }],
    [],
  ]);
});

test('external entities and DTDs are not fetched', async () => {
  const doctype =
    '<!DOCTYPE yml_catalog SYSTEM "http://127.0.0.1:1/x.dtd" [<!ENTITY file SYSTEM ' +
    '"file:///etc/hostname"><!ENTITY % more SYSTEM "http://127.0.0.1:1/">]>';
  const { offers } = await read(aFeed({ doctype, offers: anOffer({ id: '1', name: 'Чай &file;' }) }));
  expect(offers[0]?.fields.get('name')).toBe('Чай &file;');
  const { shop, corrections } = await read(aFeed({ doctype, shop: '<name>&file;</name>' }));
  expect(shop.name).toBe('&file;');
  expect(corrections).toEqual([
    { reason: 'it has an entity that nobody knows; it was left as it is', line: 5 },
  ]);
});

test.each([
  [
    'a tag that is not closed',
    `${anOffer({ id: '1' })}\n<offer id="2"><name>Чай</offer>`,
    /broken in line 10/,
  ],
  [
    'the end of the file in the middle',
    `${anOffer({ id: '1' })}\n<offer id="2"><name>Ча${'\u0000'}`,
    /broken in line 10|broken in line/,
  ],
])('%s is an error with its line', async (_, offers, message) => {
  await expect(read(aFeed({ offers }))).rejects.toThrow(message);
});

test('a feed that ends too early is an error', async () => {
  const feed = aFeed();
  await expect(read(feed.slice(0, feed.indexOf('</offers>')))).rejects.toThrow(
    /broken in line \d+: unclosed tag/,
  );
  await expect(read('')).rejects.toThrow('The feed is empty');
  const packed = gzipSync(
    aFeed({
      offers: Array.from({ length: 500 }, (_, id) =>
        anOffer({ id: String(id), name: `Товар ${Math.sin(id)}` }),
      ).join(''),
    }),
  );
  await expect(read(packed.subarray(0, packed.length / 2))).rejects.toThrow(/cannot be read to its end/);
});

test('what is no YML feed is named', async () => {
  await expect(read('<!DOCTYPE html><html><body>404</body></html>')).rejects.toThrow(
    'begins with <html>, not with <yml_catalog>',
  );
  await expect(read('404 Not Found')).rejects.toThrow(
    'id, title, price are not among them. It has: 404 Not Found.',
  );
});

test('markup as deep as memory is refused', async () => {
  await expect(read(aFeed({ offers: anOffer({ id: '1', more: '<a>'.repeat(100_200) }) }))).rejects.toThrow(
    /more than 100000 elements within each other/,
  );
});

test('a text without end is refused before it fills the memory', async () => {
  async function* endless() {
    yield aFeed().slice(0, 200);
    for (;;) yield 'x'.repeat(65_536);
  }
  await expect(readText(endless())).rejects.toThrow(/a text of more than 500000000 characters/);
});
