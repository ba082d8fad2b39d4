import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownMarketDataSchema } from '#contract/market/market-schema.ts';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import type { Progress } from '#lib/progress.ts';
import { bannerOf, NEW_BANNER } from '#sandbox/operator/browser/document-kinds.ts';
import { valueOfText } from '#sandbox/operator/browser/field.ts';
import { factsOf, partOf } from '#sandbox/operator/browser/schema-part.ts';
import { type Sandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import { importPreview } from '#tools/feed-preview/import-preview.ts';
import { previewTenant } from '#tools/feed-preview/preview-tenant.ts';
import { summaryOf } from '#tools/feed-preview/summary.ts';
import { aWorld, type World } from '../../publisher/build/a-world.ts';
import { aFeed, anOffer } from '../../sandbox/a-feed.ts';

const FEED = aFeed({
  currencies: '<currency id="RUR" rate="1"/>',
  offers: [
    anOffer({ id: '1', name: 'Чайник', price: '1000', currency: 'RUR', more: '<oldprice>1500</oldprice>' }),
    anOffer({ id: '2', name: 'Кушетка для кабинета', price: '20000', currency: 'RUR' }),
    anOffer({ id: '3', name: 'Кресло', price: '-', currency: 'RUR' }),
  ].join('\n'),
});

let world: World;
let summary: string;
let platform: Sandbox;
let tenant: TenantConfig;

beforeAll(async () => {
  world = await aWorld([]);
  const file = join(world.dataDirectory, 'romashka.xml');
  writeFileSync(file, FEED);
  const printed: string[] = [];
  const progress: Progress = { update() {}, close() {}, print: (line) => printed.push(line) };
  const preview = {
    sources: [{ kind: 'file' as const, file }],
    name: 'romashka',
    sandboxFile: join(world.dataDirectory, 'romashka.sqlite'),
    fetchedFile: '',
    language: undefined,
    rates: {},
    currency: undefined,
    report: undefined,
    askHosts: false,
  };
  const facts = await importPreview(preview, progress, new AbortController().signal);
  summary = [...printed, ...summaryOf(facts)].join('\n');
  platform = await startSandbox({ file: preview.sandboxFile, port: 0, shops: [], checkAnswers: true });
  tenant = previewTenant('romashka', facts.imported.securityKey, facts.language.language);
  await build();
});

afterAll(async () => {
  await platform.close();
  await world.close();
});

async function build(): Promise<void> {
  const report = await world.build([tenant], { platformUrl: platform.url });
  expect(report.shops.map(({ status }) => status)).toEqual(['built']);
}

/** The published page of the product of this name. */
function productPage(name: string): string {
  const files = globSync('product/*.html', { cwd: world.directories.site('romashka') });
  const pages = files.map((file) => world.read('romashka', file).replaceAll('\u00a0', ' '));
  return pages.find((page) => page.includes(`>${name}</h1>`)) ?? '';
}

test('a feed becomes a shop in its own language, with its prices in soum and the rate beside them', () => {
  const page = productPage('Чайник');
  expect(page).toContain('<html lang="ru"');
  expect(page).toContain('150 000 UZS');
  expect(page).toContain('225 000 UZS');
  expect(page).toContain('1 RUB = 150 UZS (курс — образец)');
  expect(() => world.read('romashka', 'en/index.html')).toThrow();
});

test('every promise that the feed does not make says that it is a sample', () => {
  const page = productPage('Кушетка для кабинета');
  for (const promise of [
    'Доставка курьером (образец)',
    'Возврат и обмен (образец)',
    'Гарантия покупки (образец)',
    'в месяц (образец)',
    'В наличии (образец)',
  ])
    expect(page).toContain(promise);
  expect(page).not.toContain('MerchantReturnPolicy');
  const home = world.read('romashka', 'index.html');
  expect(home.match(/class="promise"/g)?.length).toBe(4);
  expect(home.match(/<b>[^<]+ \(образец\)<\/b>/g)?.length).toBe(4);
  expect(world.read('romashka', 'page/dostavka.html')).toContain('<strong>Это образец.</strong>');
});

test('the summary tells what came in, what did not and why, the rate, the stock and the pictures', () => {
  expect(summary.replace(/\s+/g, ' ')).toContain(
    'Left out: 1 1 × its price is no number line 11, offer 3 (-) ' +
      'came in 2 products (2 variations), 1 category, 0 brands put right nothing left out 1, see above ' +
      'language Russian alone, by the letters and words of its texts ' +
      'prices RUB of 2 offers, shown in UZS: 1 RUB = 150 UZS. That is a sample rate, say yours: --rate RUB=150 ' +
      'stock not known: the feed says nothing of it. “In stock” is marked as a sample ' +
      'pictures none: the feed names no picture',
  );
});

test('the summary ends with what is missing before the first sale', () => {
  const plain = summary.replace(/\s+/g, ' ');
  expect(plain).toContain(
    'to sell still missing before the first sale: 1. your own rate of RUB: --rate RUB=UZS',
  );
  expect(plain).toContain('2. stock of 2 offers, by count or available 3. pictures of 2 offers 4. delivery');
  expect(plain).toMatch(
    /the shop on a platform that takes orders: this one is a trial, which nobody else can order in$/,
  );
});

test('a logo, phones and a banner that the operator gives a shop of a feed stand on its pages', async () => {
  const file = new FormData();
  file.set('file', new File([await sharp({ create: RED }).png().toBuffer()], 'sign.png'));
  const headers = { 'security-key': tenant.securityKey };
  const kept = await fetch(`${platform.url}/market-api/files`, { method: 'POST', headers, body: file });
  const { url } = (await kept.json()) as { url: string };
  const put = async (path: string, body: object) => {
    const address = `${platform.url}/sandbox/shops/romashka/${path}`;
    expect((await fetch(address, { method: 'PUT', body: JSON.stringify(body) })).status, path).toBe(200);
  };
  const given = { title: 'Скидки', text: '', link: '/', imageDesktop: url };
  const market = partOf(ownMarketDataSchema, 'logo');
  await put('market', { logo: valueOfText(market, factsOf(market), url), phones: ['+998 71 200 00 01'] });
  await put('banners/1', bannerOf({ ...NEW_BANNER.value, ...given }, 1));
  await build();
  const home = world.read('romashka', 'index.html');
  expect(home).toContain('tel:+998712000001');
  expect(home.match(/<header[\s\S]*?<\/header>/)?.[0]).toContain(`src="${url}"`);
  expect(home.match(/<main[\s\S]*<\/main>/)?.[0]).toContain(url);
});

const RED = { width: 200, height: 80, channels: 3 as const, background: '#f00' };
