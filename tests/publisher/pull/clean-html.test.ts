import { expect, test } from 'vitest';
import { createHtmlCleaner } from '#publisher/pull/clean-html.ts';
import { aSandbox } from '../../sandbox/a-sandbox.ts';
import { aShopSeed } from '../../sandbox/a-shop.ts';
import { aPulledShop } from './a-pull.ts';

function aCleaner() {
  const texts = new Map<string, string | null>();
  const key = (source: Uint8Array) => Buffer.from(source).toString('hex');
  return {
    texts,
    ...createHtmlCleaner({
      find: (source) => (texts.has(key(source)) ? { html: texts.get(key(source)) ?? null } : undefined),
      keep: (source, html) => texts.set(key(source), html),
      close: () => undefined,
    }),
  };
}

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['an inline handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a handler of a picture', '<img src="/x.svg" onerror="alert(1)">', '<img src="/x.svg">'],
  ['a script address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['a script address in disguise', '<a href=" jAva&#x0A;script:alert(1)">a</a>', '<a>a</a>'],
  ['an address of another host without a scheme', '<a href="//evil.example">a</a>', '<a>a</a>'],
  ['a frame', '<iframe src="https://evil.example">a</iframe><p>b</p>', '<p>b</p>'],
  ['styles', '<style>p { display: none }</style><p style="position: fixed">a</p>', '<p>a</p>'],
  ['a form', '<form action="https://evil.example"><input name="card"><button>Pay</button></form>', 'Pay'],
  ['a drawing with a script', '<svg><script>alert(1)</script></svg><p>a</p>', '<p>a</p>'],
  ['names that would hide ours', '<p id="cart" class="button" data-action="add">a</p>', '<p>a</p>'],
  ['a script in broken markup', '<p>a<img src=x onerror=alert(1)//<b>b', '<p>a<img>b</p>'],
  [
    'markup that changes when it is read again',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '',
  ],
  ['a base address', '<base href="https://evil.example"><p>a</p>', '<p>a</p>'],
])('[PDP-15] %s is removed', (_, html, clean) => {
  expect(aCleaner().clean(html)).toBe(clean);
});

test.each([
  'text without markup, 100 % of it > nothing',
  '<h2>a</h2><p>b <strong>c</strong> <a href="/page/about">d</a> <a href="https://shop.example" title="e">f</a><br></p>',
  '<ul><li>a</li></ul><table tabindex="0"><tbody><tr><td colspan="2">b</td></tr></tbody></table><img src="https://shop.example/a.png" alt="c" width="40" loading="lazy">',
  '<p>a &amp; b &lt; c</p>',
])('[PDP-15] what a description needs stays: %s', (html) => {
  expect(aCleaner().clean(html)).toBe(html);
});

test('[A11Y-01] keys reach a table, which scrolls where it is wider than the page', () => {
  expect(aCleaner().clean('<table tabindex="5"><tbody></tbody></table>')).toBe(
    '<table tabindex="0"><tbody></tbody></table>',
  );
});

test('a text that was cleaned is remembered, and plain text is not even looked at', () => {
  const { clean, cleanAll, texts } = aCleaner();
  expect(clean('<p onclick="x">a</p>')).toBe('<p>a</p>');
  expect(cleanAll({ ru: '<p>b</p>', uz: 'plain' })).toEqual({ ru: '<p>b</p>', uz: 'plain' });
  expect([...texts.values()]).toEqual(['<p>a</p>', null]);
  for (const key of texts.keys()) texts.set(key, '<p>remembered</p>');
  expect(clean('<p onclick="x">a</p>')).toBe('<p>remembered</p>');
});

test('[PDP-15] no HTML of a shop reaches the snapshot uncleaned', async () => {
  const bad = {
    ru: '<p>x</p><script>evil()</script>',
    uz: '<b onclick="evil()">y</b>',
    en: '<a href="javascript:evil()">z</a>',
  };
  const seed = aShopSeed({
    products: 2,
    product: () => ({ description: bad, shortDescription: bad }),
    market: {
      settings: {
        ...aShopSeed().market.settings,
        cartDescription: bad,
        productCardAdditionalInformation: { title: { ru: 'a' }, description: bad },
      },
    },
  });
  const shop = {
    ...seed,
    categories: seed.categories.map((category) => ({ ...category, description: bad })),
    news: seed.news.map((news) => ({ ...news, content: bad })),
    pages: seed.pages.map((page) => ({ ...page, content: bad })),
  };
  const sandbox = await aSandbox([shop]);
  const { snapshot, job } = await aPulledShop(sandbox.url);
  const again = await aPulledShop(sandbox.url, 'shop', { snapshotFile: job.snapshotFile });
  for (const pulled of [snapshot, again.snapshot]) {
    const texts = JSON.stringify([...pulled.hashes()].map(({ key }) => pulled.get(key as 'slides')));
    expect(texts).not.toContain('evil');
    expect(pulled.get('product:1')?.description).toEqual({ ru: '<p>x</p>', uz: '<b>y</b>', en: '<a>z</a>' });
  }
});
