import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileOf } from '#publisher/publish/protocol/page-file.ts';
import { faultsOf, nodesOf } from '#tools/gate/structured-data.ts';
import { googleItemSchema, shippingSchema } from '../feeds/google-rules.ts';
import { all, fields, parseXml, type XmlElement } from '../feeds/xml-tree.ts';
import { checkYml } from '../feeds/yandex-rules.ts';
import { aTenant, aWorld, type World } from './a-world.ts';

const ORIGIN = 'http://one.localhost:4321';
const one = aTenant('one', { languages: ['ru', 'uz'] });
let world: World;

beforeAll(async () => {
  world = await aWorld(
    [
      {
        name: 'one',
        products: 5,
        variationsPerProduct: 2,
        reviews: 1,
        variation: (id) => ({
          ...(id === 3 && { barcode: '4780000000076' }),
          ...(id === 5 && { stock: { id: 1005, count: 0, supplierId: 1 } }),
          ...(id === 9 && { newPrice: 0, oldPrice: 0 }),
          ...(id === 10 && { images: [{ urls: {} }] }),
        }),
        product: (index) => (index === 3 ? { minOrder: 3, brandId: null } : {}),
      },
    ],
    ({ brands, suppliers, categories, ...seed }) => ({
      ...seed,
      news: seed.news.map((one) => ({
        ...one,
        image: { urls: { '800x_': '/market-api/media/800x_/news.svg' } },
      })),
      categories: [
        ...categories,
        ...categories.slice(0, 1).map((one) => ({ ...one, id: 98, slug: 'no-goods' })),
      ],
      brands: [...brands, ...brands.map((brand) => ({ ...brand, id: 99, slug: 'no-goods' }))],
      suppliers: [...suppliers, ...suppliers.map((supplier) => ({ ...supplier, id: 99 }))],
    }),
  );
  const content = { ru: '<p>Две недели.</p>', uz: '<p>Ikki hafta.</p>', en: '<p>Two weeks.</p>' };
  const title = { ru: 'Возврат', uz: 'Qaytarish', en: 'Returns' };
  await world.control('PUT', '/shops/one/pages/vozvrat-i-obmen-tovara', { title, content });
  await world.build([one]);
}, 120_000);
afterAll(() => world.close());

const read = (file: string) => world.read('one', file);
/** The file that an address of the shop shows. */
const fileAt = (address: string) => fileOf(address.slice(ORIGIN.length) || '/');
const files = () => readdirSync(world.directories.site('one'), { recursive: true, encoding: 'utf8' });
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

const NONE: XmlElement = { name: '', attributes: {}, children: [], text: '' };

function sitemap() {
  const parts = all(parseXml(read('sitemap.xml')), 'sitemap').map(fields);
  const urls = parts.flatMap(({ loc: [loc = ''] = [] }) => all(parseXml(read(fileAt(loc))), 'url'));
  return { parts, urls };
}

test('[SEO-05] the sitemap has exactly the pages that are their own canonical, each with its alternates', () => {
  const canonical = new Map<string, string>();
  for (const file of files().filter((one) => one.endsWith('.html'))) {
    const html = read(file);
    const own = attribute(html, /<link rel="canonical" href="([^"]*)"/);
    if (own !== undefined && fileAt(own) === file) canonical.set(own, html);
  }
  const { urls } = sitemap();
  const listed = urls.map((url) => fields(url)['loc']?.[0] ?? '');
  expect(listed.toSorted()).toEqual([...canonical.keys()].sort());
  for (const url of urls) {
    const html = canonical.get(fields(url)['loc']?.[0] ?? '') ?? '';
    const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)];
    expect(all(url, 'xhtml:link').map(({ attributes: { hreflang, href } }) => [hreflang, href])).toEqual(
      alternates.map(([, language, href]) => [language, href]),
    );
    expect(alternates.map(([, language]) => language)).toEqual(['ru', 'uz', 'x-default']);
    for (const [, , href = ''] of alternates)
      expect(existsSync(join(world.directories.site('one'), fileAt(href)))).toBe(true);
  }
});

test('[SEO-05] a list that has nothing to show is in no sitemap, and asks not to be found', () => {
  const found = () => {
    const listed = sitemap().urls.map((url) => fields(url)['loc']?.[0]);
    return ['/news', '/blog', '/uz/others', '/category/phones', '/category/no-goods'].map((path) => [
      listed.includes(ORIGIN + path),
      !read(fileAt(ORIGIN + path)).includes('<meta name="robots" content="noindex"'),
    ]);
  };
  expect(found()).toEqual([
    [true, true],
    [false, false],
    [false, false],
    [true, true],
    [false, false],
  ]);
  expect(read('llms.txt')).not.toContain('no-goods');
});

test('[SEO-05] the sitemap says when goods changed and shows their pictures, its index when each part did', async () => {
  const changedAt = () => {
    const { parts, urls } = sitemap();
    const of = (path: string) =>
      fields(urls.find((url) => fields(url)['loc']?.[0] === ORIGIN + path) ?? NONE);
    return { parts, product: of('/product/1'), neighbour: of('/product/3'), list: of('/category/phones') };
  };
  const before = changedAt();
  expect(before.product['lastmod']).toEqual(['2026-01-15T09:00:00.000Z']);
  await world.control('PUT', '/shops/one/variations/1', { newPrice: 123_000 });
  await world.build([one]);
  const after = changedAt();
  const [moment = ''] = after.product['lastmod'] ?? [];
  expect(moment > '2026-01-15T09:00:00.000Z').toBe(true);
  expect(after.neighbour['lastmod']).toEqual(before.neighbour['lastmod']);
  expect(after.list['lastmod']).toEqual([moment]);
  expect(after.parts.filter(({ lastmod }) => lastmod?.[0] === moment).length).toBeGreaterThan(0);
  expect(after.product).toMatchObject({ 'image:image': ['', ''] });
  const [picture] = all(parseXml(read('sitemap/category-2-1.xml')), 'image:loc');
  const news = fields(sitemap().urls.find((url) => fields(url)['loc']?.[0]?.includes('/news/')) ?? NONE);
  expect(news).toMatchObject({ lastmod: [expect.stringMatching(/^2026-/)], 'image:image': [''] });
  expect(picture?.text).toMatch(/^http:\/\/one\.localhost:4321\/.*\/800x_\/smartphone-/);
});

test('[SEO-05] robots.txt names the sitemap, and keeps out of all pages that are for one shopper', () => {
  const robots = read('robots.txt');
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  const kept = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
  expect(kept).toEqual(
    expect.arrayContaining(['/cart', '/uz/cart', '/checkout', '/profile', '/search', '/login']),
  );
  const isKept = (address: string) => kept.some((path) => address.startsWith(path));
  for (const file of files().filter((one) => one.endsWith('.html'))) {
    const html = read(file);
    const isNoindex = /<meta name="robots" content="noindex"/.test(html);
    const path = file === 'index.html' ? '/' : `/${file.slice(0, -5)}`;
    if (isKept(path)) expect([path, isNoindex]).toEqual([path, true]);
  }
});

test('[SEO-06] [SEO-05] the feeds obey the rules of Google and Yandex, and tell the offer that pages show', () => {
  for (const prefix of ['', 'uz/']) {
    const elements = all(parseXml(read(`${prefix}feed/google.xml`)), 'item');
    const items = elements.map((item) => googleItemSchema.parse(fields(item)));
    const ways = elements.flatMap((item) => all(item, 'g:shipping'));
    expect(ways.map((way) => shippingSchema.parse(fields(way))['g:price'])).toEqual(Array(4).fill(['0 UZS']));
    expect(items.map((item) => Number(item['g:id'][0])).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    for (const item of items) {
      const html = read(fileAt(item['g:link'][0]));
      const pieces = Number.parseInt(item['g:unit_pricing_measure']?.[0] ?? '1', 10);
      const price = Number.parseInt((item['g:sale_price'] ?? item['g:price'])[0], 10) / pieces;
      const isThere = item['g:availability'][0] === 'in_stock';
      expect(nodesOf(html)[0]).toHaveProperty('offers.price', price);
      expect(nodesOf(html)[0]).toHaveProperty(
        'offers.availability',
        `https://schema.org/${isThere ? 'InStock' : 'OutOfStock'}`,
      );
      expect(html.includes('"OfferShippingDetails"')).toBe(item['g:shipping'] !== undefined);
    }
  }
  const wholesale = fields(all(parseXml(read('feed/google.xml')), 'item')[6] ?? NONE);
  expect(wholesale).toMatchObject({
    'g:id': ['7'],
    'g:price': [`${3 * 500_000} UZS`],
    'g:sale_price': [`${3 * 400_000} UZS`],
    'g:unit_pricing_measure': ['3ct'],
    'g:unit_pricing_base_measure': ['1ct'],
  });
  const offers = checkYml(parseXml(read('feed/yandex.xml')));
  const offer = (id: string) => fields(offers.find(({ attributes }) => attributes['id'] === id) ?? NONE);
  expect(offers).toHaveLength(8);
  expect(offer('1')['price']).toEqual(['123000']);
  expect(offer('3')).toMatchObject({ price: ['200000'], oldprice: ['250000'], barcode: ['4780000000076'] });
  expect(offer('7')['min-quantity']).toEqual(['3']);
  expect(offers.map(({ attributes: { id, available } }) => [id, available])).toContainEqual(['5', 'false']);
});

test('[SEO-06] programs that read for people find every product and category as text, from llms.txt on', () => {
  const site = new Set(files());
  const pages = [...site].filter((file) => /^(?:uz\/)?(?:product|category)\/.+\.html$/.test(file));
  expect(pages.length).toBeGreaterThan(10);
  for (const file of pages) {
    const [, href = ''] = /<link rel="alternate" type="text\/markdown" href="([^"]*)"/.exec(read(file)) ?? [];
    expect(href).toBe(`/${file.replace(/html$/, 'md')}`);
    expect(site.has(href.slice(1))).toBe(true);
  }
  const seen = new Set<string>();
  const follow = (file: string) => {
    if (seen.has(file) || !/\.(?:md|txt)$/.test(file)) return;
    seen.add(file);
    for (const [, address = ''] of read(file).matchAll(/\]\((http:[^)]*)\)/g)) {
      expect([file, address, site.has(fileAt(address))]).toEqual([file, address, true]);
      follow(fileAt(address));
    }
  };
  follow('llms.txt');
  expect([...seen].filter((file) => file.includes('product/'))).toHaveLength(20);
  expect(read('product/3.md')).toMatch(/^---\ntitle: ".*\n[\s\S]*price: 200000\nold_price: 250000\n/);
  const lines = read('uz/feed/catalogue.jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toHaveLength(10);
  expect(lines[0]).toMatchObject({ '@type': 'Product', offers: { priceCurrency: 'UZS' } });
});

test('[SEO-04] [SEO-03] each kind of page tells search engines what belongs there, and nothing that they refuse', async () => {
  const types = (file: string) => nodesOf(read(file)).map((node) => node['@type']);
  expect(types('index.html')).toEqual(['Organization', 'WebSite']);
  expect(nodesOf(read('index.html'))[0]).toMatchObject({
    hasMerchantReturnPolicy: { merchantReturnLink: `${ORIGIN}/page/vozvrat-i-obmen-tovara` },
  });
  expect(types('category/phones.html')).toEqual(['BreadcrumbList', 'ItemList']);
  expect(types('trademark/acme.html')).toEqual(['BreadcrumbList', 'Brand', 'ItemList']);
  expect(types('supplier/1.html')).toEqual(['BreadcrumbList', 'Organization', 'ItemList']);
  expect(types('uz/product/1.html')).toEqual(['Product', 'ProductGroup', 'BreadcrumbList']);
  expect(types('page/about.html')).toEqual(['BreadcrumbList']);
  const [product] = nodesOf(read('product/7.html'));
  expect(product).toMatchObject({
    offers: {
      '@type': 'Offer',
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 3 },
      shippingDetails: { '@type': 'OfferShippingDetails', shippingRate: { value: 0, currency: 'UZS' } },
    },
  });
  expect(product).toHaveProperty('offers.shippingDetails.deliveryTime.transitTime.maxValue', 5);
  // Within how many days goods may go back the shop says in a text.
  expect(product).not.toHaveProperty('offers.hasMerchantReturnPolicy');
  expect(nodesOf(read('product/10.html'))[0]).not.toHaveProperty('image');
  expect(nodesOf(read('product/1.html'))[0]).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', reviewCount: 1 },
    review: [{ '@type': 'Review', reviewRating: { '@type': 'Rating' }, author: { '@type': 'Person' } }],
  });
  expect(read('product/1.html')).toMatch(/<time datetime="2026-01-01T00:01:00.000Z">1 января 2026/);
  expect(JSON.stringify(nodesOf(read('product/1.html')))).not.toContain('shippingDetails');
  const faults: string[] = [];
  for (const file of files().filter((one) => one.endsWith('.html')))
    for (const fault of await faultsOf(nodesOf(read(file)))) faults.push(`${file}: ${fault}`);
  // Goods without a price or a picture are shown all the same.
  expect(faults.sort()).toEqual([
    'product/10.html: Required attribute "image" is missing',
    'product/9.html: Offer costs 0',
    'uz/product/10.html: Required attribute "image" is missing',
    'uz/product/9.html: Offer costs 0',
  ]);
});

test('[CHK-02] [SEO-03] what is delivered free follows from the shop’s own services, on pages and in feeds', async () => {
  const said = () => ({
    data: JSON.stringify(nodesOf(read('product/7.html'))).includes('shippingDetails'),
    feed: read('feed/google.xml').includes('<g:shipping>'),
    product: /Бесплатно от ([^<.]*)/.exec(read('product/7.html'))?.[1]?.trim(),
    cart: /freeShippingFrom&quot;:\[0,(null|\d+)\]/.exec(read('cart.html'))?.[1],
  });
  expect(said()).toEqual({ data: true, feed: true, product: '300\u00A0000\u00A0UZS', cart: '300000' });
  for (const id of [1, 4])
    await world.control('PUT', `/shops/one/shipping-services/${id}`, { freeFrom: 5_000_000 });
  await world.build([one]);
  expect(said()).toEqual({
    data: false,
    feed: false,
    product: '5\u00A0000\u00A0000\u00A0UZS',
    cart: '5000000',
  });
  await world.control('PUT', '/shops/one/shipping-services/4', { freeFrom: null });
  await world.build([one]);
  expect(said()).toEqual({ data: false, feed: false, product: undefined, cart: 'null' });
});

test('[SRC-01] names of goods, categories and brands give the words for corrections, in each language', async () => {
  const name = { ru: 'Чайник 1,7 л', uz: 'Choynak 1,7 l', en: 'Kettle' };
  await world.control('PUT', '/shops/one/products/2', { name });
  await world.build([one], { full: true });
  const words = (file: string) => read(file).trimEnd().split('\n');
  expect(words('feed/search-words.txt')).toEqual(expect.arrayContaining(['product', 'acme', 'black']));
  expect(words('feed/search-words.txt')).toContain('чайник');
  expect(words('feed/search-words.txt')).not.toContain('choynak');
  expect(words('uz/feed/search-words.txt')).toContain('choynak');
  expect(words('feed/search-words.txt').filter((word) => /[\d\s]/.test(word))).toEqual([]);
});

test('[SRC-01] a new price leaves the words for corrections as they are', async () => {
  const file = join(world.directories.site('one'), 'feed/search-words.txt');
  const before = statSync(file).ino;
  await world.control('PUT', '/shops/one/variations/1', { newPrice: 123_000 });
  await world.build([one], { full: true });
  expect(read('feed/catalogue.jsonl')).toContain('123000');
  expect(statSync(file).ino).toBe(before);
});

test('[SEO-05] a shop that is closed, or whose operator wants none, asks crawlers to stay away and tells them of nothing', async () => {
  const isSilent = () => {
    expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect(sitemap().urls).toEqual([]);
    expect(read('feed/google.xml')).not.toContain('<item>');
    expect(read('feed/yandex.xml')).not.toContain('<offer ');
    expect(read('feed/catalogue.jsonl')).toBe('');
    expect(read('llms.txt')).not.toContain('](');
  };
  await world.build([{ ...one, crawlers: 'none' }]);
  isSilent();
  await world.control('PUT', '/shops/one/market', { websiteDisabled: true });
  await world.build([one]);
  isSilent();
});
