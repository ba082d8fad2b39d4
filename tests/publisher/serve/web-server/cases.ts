import type { AnswerKind } from '#publisher/serve/embedded/headers.ts';

/** An address that shows a file, and what that is. */
export interface Shown {
  address: string;
  file: string;
  kind: AnswerKind;
  type: string;
  status?: 404;
  /** True if services may measure there; true if left out. */
  measured?: boolean;
}

const HTML = 'text/html; charset=utf-8';
const page = (address: string, file: string, more: Partial<Shown> = {}): Shown => ({
  address,
  file: `sites/${file}`,
  kind: 'page',
  type: HTML,
  ...more,
});
const shared = (address: string, file: string, type: string, kind: AnswerKind = 'file'): Shown => ({
  address,
  file,
  kind,
  type,
});

/** Every kind of answer at least once, in more than one language and shop. */
export const SHOWN: readonly Shown[] = [
  ...['new', 'other'].map((name) => {
    const file = `_astro/dictionary-ru.${name}.txt`;
    return shared(`voltra.localhost/${file}`, `assets/${file}`, 'text/plain; charset=utf-8', 'dictionary');
  }),
  page('voltra.localhost/', 'first/index.html'),
  page('VOLTRA.localhost:8443/?utm=1', 'first/index.html'),
  page('voltra.shops.example/uz', 'first/uz.html'),
  page('www.voltra.example/product/7', 'first/product/7.html'),
  page('nafis.localhost/product/7', 'second/product/7.html'),
  page('nafis.localhost/ru', 'second/ru.html'),
  page('voltra.localhost/product/%37', 'first/product/7.html'),
  page('voltra.localhost/category/index', 'first/category/index.html'),
  page('voltra.localhost/page/a%20b', 'first/page/a b.html'),
  page(
    'voltra.localhost/en/page/%D0%BA%D1%83%D0%BB%D0%BE%D0%BB%D0%BB%D0%B0%D1%80',
    'first/en/page/кулоллар.html',
  ),
  page('voltra.localhost/product-variation/7', 'first/product/7.html'),
  page('voltra.localhost/uz/product-variation/7', 'first/uz/product/7.html'),
  page('voltra.localhost/search/red%20kettle', 'first/search.html'),
  page('nafis.localhost/ru/search/a', 'second/ru/search.html'),
  page('voltra.localhost/order-details/token/7', 'first/order-details.html', { measured: false }),
  page('voltra.localhost/uz/order-details/token/7', 'first/uz/order-details.html', { measured: false }),
  page('voltra.localhost/checkout/done', 'first/checkout/done.html', { measured: false }),
  page('voltra.localhost/dmp-offerta-ru', 'first/dmp-offerta.html'),
  page('voltra.localhost/dmp-offerta-uz', 'first/uz/dmp-offerta.html'),
  page('nafis.localhost/dmp-offerta-uz', 'second/dmp-offerta.html'),
  page('voltra.localhost/catalogue-menu', 'first/catalogue-menu.html', { kind: 'fragment' }),
  page('voltra.localhost/uz/overlay/confirm', 'first/uz/overlay/confirm.html', { kind: 'fragment' }),
  page('voltra.localhost/nothing', 'first/404.html', { status: 404 }),
  page('voltra.localhost/uz/nothing', 'first/uz/404.html', { status: 404 }),
  page('voltra.localhost/overlay/nothing', 'first/404.html', { status: 404 }),
  page('nafis.localhost/en/nothing', 'second/404.html', { status: 404 }),
  page('voltra.localhost/profile/cards/7', 'first/404.html', { status: 404, measured: false }),
  ...[
    ['robots.txt', 'text/plain; charset=utf-8'],
    ['sitemap.xml', 'application/xml; charset=utf-8'],
    ['sitemap/pages-1.xml', 'application/xml; charset=utf-8'],
    ['uz/llms.txt', 'text/plain; charset=utf-8'],
    ['product/7.md', 'text/markdown; charset=utf-8'],
    ['feed/catalogue.jsonl', 'application/jsonl; charset=utf-8'],
  ].map(([file = '', type = '']) =>
    shared(`voltra.localhost/${file}`, `sites/first/${file}`, type, 'crawler-file'),
  ),
  shared('voltra.localhost/logo.webp', 'sites/first/logo.webp', 'image/webp'),
  shared('voltra.localhost/empty.txt', 'sites/first/empty.txt', 'text/plain; charset=utf-8'),
  shared('voltra.localhost/favicon.ico', 'assets/_astro/icon.1a2b.ico', 'image/x-icon'),
  shared('voltra.localhost/apple-touch-icon.png', 'assets/_astro/touch.1a2b.png', 'image/png'),
  shared('voltra.localhost/icons/6.svg', 'assets/icons/6.svg', 'image/svg+xml; charset=utf-8'),
  shared('voltra.localhost/sw.js', 'assets/sw.js', 'text/javascript; charset=utf-8', 'worker'),
  shared(
    'voltra.localhost/build.json',
    'sites/first/build.json',
    'application/json; charset=utf-8',
    'fresh-file',
  ),
  shared(
    'nafis.localhost/_astro/app.3f2a.js',
    'assets/_astro/app.3f2a.js',
    'text/javascript; charset=utf-8',
    'hashed-file',
  ),
  shared(
    'voltra.localhost/_astro/touch.1a2b.png',
    'assets/_astro/touch.1a2b.png',
    'image/png',
    'hashed-file',
  ),
];

/** Targets of addresses that no page has. */
export const MOVED: readonly [address: string, location: string][] = [
  ['voltra.localhost/product/7.html', '/product/7'],
  ['voltra.localhost/product/7.html?a=1&b=%2F', '/product/7?a=1&b=%2F'],
  ['voltra.localhost/product/7/', '/product/7'],
  ['voltra.localhost/product/7.html/?a', '/product/7?a'],
  ['voltra.localhost/dmp-offerta-uz.html', '/dmp-offerta-uz'],
  ['voltra.localhost/uz/?a=//b', '/uz?a=//b'],
  ['voltra.localhost/index.html?a=1', '/?a=1'],
  ['voltra.localhost/_astro/', '/_astro'],
  ['VOLTRA.localhost.:4321/?a=1', '//voltra.localhost:4321/?a=1'],
  ['www.voltra.example./uz', '//www.voltra.example/uz'],
];

/** Host names that no shop has. */
export const STRANGERS = [
  'other.localhost/',
  'voltra.evil.example/',
  'voltra.localhost.evil.example/product/7',
  'a.voltra.localhost/404',
  'first.localhost/',
  'localhost/icons/6.svg',
  '127.0.0.1/market-api/menus',
  '_site.json/',
];

/** Addresses that must show no file that they name; most of them name one in some way. */
export const HOSTILE = [
  '/404',
  '/uz/404',
  '/index',
  '/INDEX',
  '/_site.json',
  '/_SITE.json',
  '/%5fsite.json',
  '/_site.json.1',
  '/product/7.html.br',
  '/product/7.br',
  '/product/7%2ebr',
  '/product/7.HTML',
  '/index.html.br',
  '/robots.txt.gz',
  '/.htaccess',
  '/%2ehtaccess',
  '/hidden/.env',
  '/hidden/%2eenv',
  '/hidden',
  '/product',
  '/uz/product',
  '/Product/7',
  '/FAVICON.ICO',
  '/ROBOTS.TXT',
  '/DMP-offerta-uz',
  '/dmp-offerta-UZ',
  '/dmp-offerta-..',
  '/dmp-offerta-%2e%2e',
  '/dmp-offerta-xx',
  '/product-variation/7/more',
  '/product-variation/*',
  '/product/*',
  '/product/?',
  '/product/[7]',
  '/product/%5b7%5d',
  '/product/%2a',
  '/pro*/7',
  '/product/7%3f',
  '/product/7%23',
  '/product/7%20',
  '/product/7;x',
  '/product%2f7',
  '/%2fproduct%2f7',
  '/product%252f7',
  '//product/7',
  '/product//7',
  '/product/7//',
  '//evil.example/',
  '//evil.example/x.html',
  '/%2f%2fevil.example/',
  '/../second/index',
  '/..%2fsecond%2findex.html',
  '/%2e%2e/second/index.html',
  '/%2e%2e%2fsecond/index.html',
  '/product/../../second/index.html',
  '/.%2e/second/product/7',
  '/..%5csecond%5cindex.html',
  '/..;/second/index.html',
  '/./product/7',
  '/product/./7',
  '/product/7/..',
  '/_astro/../sw.js',
  '/_astro/%2e%2e/%2e%2e/sites/second/index.html',
  '/_astro/.hidden',
  '/_astro',
  '/_astro/none.js',
  '/_ASTRO/app.3f2a.js',
  '/sites/second/index.html',
  '/sites/second/index',
  '/assets/sw.js',
  '/a%00b',
  '/product/7%00.txt',
  '/a%0ab',
  '/a%0d%0aset-cookie:%20a=1',
  '/product/7%0a',
  '/a%7f',
  '/a%5cb',
  '/a\\b',
  '/%',
  '/%zz',
  '/%c3%28',
  '/%ff',
  '/%ed%a0%80',
  '/{http.request.header.cookie}',
  '/%7benv.HOME%7d',
  '/$host',
  '/$storefront_folder',
  '/-storefront-broken',
  '/-storefront-long',
  '/metrics',
  '/healthz',
  '/readyz',
  '/sandbox/clock',
  '/hooks',
  '/policy-reports/x',
  `/${'a'.repeat(300)}`,
  `/${'a/'.repeat(300)}b`,
];

const FRAGMENTS = [
  ...[
    '/',
    '/',
    '/',
    '//',
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '%2f',
    '%5c',
    '\\',
    '%00',
    '%0a',
    '%20',
    '%',
    '%25',
    '%c3',
  ],
  ...[
    '*',
    '?',
    '?a=1',
    ';',
    '~',
    ':',
    '@',
    '$1',
    '{',
    '}',
    '[',
    '"',
    "'",
    '<',
    '|',
    '+',
    '&',
    '=',
    '%3f',
    '%23',
  ],
  ...[
    'uz',
    'ru',
    'en',
    'product',
    '7',
    'category',
    'index',
    '404',
    'search',
    'dmp-offerta',
    '-uz',
    'page',
    'a%20b',
  ],
  ...[
    '.html',
    '.br',
    '.gz',
    '.json',
    '_site',
    '_astro',
    'app.3f2a.js',
    'robots.txt',
    'favicon.ico',
    'sw.js',
    '%D0%BA',
  ],
  ...[
    'product-variation',
    'order-details',
    'catalogue-menu',
    'overlay',
    'confirm',
    'sites',
    'second',
    'first',
    'assets',
  ],
];

/** Addresses of random fragments, the same ones each time. */
export function randomAddresses(count: number): string[] {
  let seed = 7;
  const below = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * limit);
  };
  return Array.from({ length: count }, () => {
    const parts = Array.from({ length: 1 + below(7) }, () => FRAGMENTS[below(FRAGMENTS.length)] ?? '');
    return `/${parts.join('')}`;
  });
}
