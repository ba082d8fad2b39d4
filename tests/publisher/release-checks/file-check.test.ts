import { expect, test } from 'vitest';
import { offerOf, variationTerms } from '#domain/pricing/offer.ts';
import { createFileCheck } from '#publisher/release-checks/file-check.ts';
import { isolationRules } from '#publisher/release-checks/isolation-rules.ts';
import { aVariationEntry } from '../../storefront/view/a-shop-view.ts';
import { aTenant } from '../build/a-world.ts';

const local = aTenant('local');
const rules = isolationRules(local, [local, aTenant('dev')], {
  originPattern: 'https://{subdomain}.example.uz',
  hostSuffixes: [],
  platformUrl: 'https://platform.example',
});
/** Product 7 costs 900 000 instead of 1 000 000 and is there. */
const check = createFileCheck(rules, (id) =>
  id === 7 ? offerOf(variationTerms(aVariationEntry(), 1)) : undefined,
);
const faultsOf = (path: string, text: string) =>
  check(path, [{ bytes: Buffer.from(text), isShared: false }]).map((fault) => `${fault.page} ${fault.text}`);

const url = 'https://local.example.uz/product/7';
const FILES = {
  '/feed/google.xml':
    `<item><g:link>${url}</g:link><g:availability>in_stock</g:availability>` +
    '<g:price>1000000 UZS</g:price><g:sale_price>900000 UZS</g:sale_price></item>',
  '/uz/feed/google.xml':
    `<item><g:link>https://local.example.uz/uz/product/7</g:link><g:availability>in_stock</g:availability>` +
    '<g:price>1000000 UZS</g:price><g:sale_price>900000 UZS</g:sale_price></item>',
  '/feed/yandex.xml': `<offer id="7" available="true"><url>${url}</url><price>900000</price><oldprice>1000000</oldprice></offer>`,
  '/feed/catalogue.jsonl': `{"@type":"Product","offers":{"@type":"Offer","url":"${url}","price":900000,"availability":"https://schema.org/InStock","priceSpecification":{"priceType":"https://schema.org/StrikethroughPrice","price":1000000}}}\n`,
  '/product/7.md': `---\nurl: "${url}"\nprice: 900000\nold_price: 1000000\navailability: "in_stock"\n---\n\n# Kettle 2\n\n900 000 UZS (~~1 000 000 UZS~~)\n\n12 cups\n`,
  '/category/tea.md': `---\nurl: "https://local.example.uz/category/tea"\nproducts: 1\n---\n\n- [Green (100 g)](https://local.example.uz/category/green.md)\n- [Kettle](${url}.md): 900 000 UZS (~~1 000 000 UZS~~)\n`,
  '/sitemap/pages-1.xml': `<urlset><url><loc>${url}</loc></url></urlset>`,
};

test.each(Object.entries(FILES))(
  '%s that tells the record and names its own shop goes live',
  (path, text) => {
    expect(faultsOf(path, text)).toEqual([]);
  },
);

test.each(Object.entries(FILES))('[TEN-02] %s that names another shop does not', (path, text) => {
  const planted = text
    .replace(url, 'https://dev.example.uz/product/7')
    .replace('/uz/product/7', '/uz/product/7?x=dev.example.uz');
  const said = faultsOf(
    path,
    path === '/category/tea.md' ? text.replace('local.example', 'dev.example') : planted,
  );
  expect(said.join()).toContain(`${path} names dev.example.uz, a host of shop dev`);
});

test.each(Object.entries(FILES).filter(([path]) => !path.startsWith('/sitemap')))(
  '[PDP-09] [SEO-06] %s that tells another price than the page does not',
  (path, text) => {
    const planted = text.replace(/900000/, '899999').replace(/900 000/, '899 999');
    expect(faultsOf(path, planted)).toEqual([
      `${path} tells the price 899999 of product 7, which costs 900000`,
    ]);
    const old = text.replace(/1000000/, '1100000').replace(/1 000 000/, '1 100 000');
    expect(faultsOf(path, old)).toEqual([
      `${path} tells the old price 1100000 of product 7, which is 1000000`,
    ]);
  },
);

test('[SEO-06] a feed for Google tells the price of as many pieces as have to be bought, and says of how many', () => {
  const few = createFileCheck(rules, () => offerOf(variationTerms(aVariationEntry(), 3)));
  const said = (text: string) =>
    few('/feed/google.xml', [{ bytes: Buffer.from(text), isShared: false }]).map((fault) => fault.text);
  const ofThree = FILES['/feed/google.xml']
    .replace('1000000', '3000000')
    .replace('900000', '2700000')
    .replace('</item>', '<g:unit_pricing_measure>3ct</g:unit_pricing_measure></item>');
  expect(said(ofThree)).toEqual([]);
  expect(said(FILES['/feed/google.xml'])).toEqual([
    'tells the price of 1 of product 7, of which 3 are the least',
  ]);
  expect(said(ofThree.replace('2700000', '900000'))).toEqual([
    'tells the price 900000 of product 7, which costs 2700000',
  ]);
  expect(said(ofThree.replace('3000000', '1000000'))).toEqual([
    'tells the old price 1000000 of product 7, which is 3000000',
  ]);
});

test('[PDP-10] a file that tells of goods as sold out that are there does not go live, nor one of goods that nobody sells', () => {
  for (const path of [
    '/feed/google.xml',
    '/feed/yandex.xml',
    '/feed/catalogue.jsonl',
    '/product/7.md',
  ] as const) {
    const planted = FILES[path]
      .replace('in_stock', 'out_of_stock')
      .replace('"true"', '"false"')
      .replace('InStock', 'OutOfStock');
    expect(faultsOf(path, planted)).toEqual([`${path} tells that product 7 is sold out, and it is there`]);
    expect(faultsOf(path, FILES[path].replaceAll('product/7', 'product/8'))).toEqual([
      `${path} tells of product 8, which the shop does not have`,
    ]);
  }
});

test('a page in Markdown that shows another price than its facts does not go live', () => {
  const planted = FILES['/product/7.md'].replace('\n900 000', '\n800 000');
  expect(faultsOf('/product/7.md', planted)).toEqual([
    '/product/7.md tells the price 800000 of product 7, which costs 900000',
  ]);
});
