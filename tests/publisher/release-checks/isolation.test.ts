import { describe, expect, test } from 'vitest';
import { IsolationCheck } from '#publisher/release-checks/isolation.ts';
import { isolationRules } from '#publisher/release-checks/isolation-rules.ts';
import { createPageCheck } from '#publisher/release-checks/page-check.ts';
import { aTenant } from '../build/a-world.ts';

const ADDRESSES = {
  originPattern: 'https://{subdomain}.example.uz',
  hostSuffixes: ['localhost'],
  platformUrl: 'https://platform.example',
};
const WEBHOOK = `whsec_${Buffer.alloc(32, 250).toString('base64')}`;
const local = aTenant('local', { webhookSecrets: [WEBHOOK], captcha_site_key: 'captcha-of-all' });
const dev = aTenant('dev', {
  url: 'https://api.dev-platform.uz/v1',
  webhookSecrets: [`whsec_${Buffer.alloc(32, 251).toString('base64')}`],
  captcha_site_key: 'captcha-of-all',
  map_key: 'pk.map-of-dev',
});
const outlet = aTenant('outlet', {
  origin: 'https://xn--80aaf3a.uz',
  subdomain: 'sale',
  securityKey: 'a"b&c-/d+e=',
});
const all = [local, dev, outlet];

/** Faults of a text in a page of the shop `local`. */
function faultsOf(text: string, tenant = local): string[] {
  const isolation = new IsolationCheck(isolationRules(tenant, all, ADDRESSES));
  return isolation.check('/page', Buffer.from(text)).map((fault) => fault.text);
}

describe('[TEN-02] another shop is found', () => {
  test.each([
    ['its address in a link', '<a href="https://dev.example.uz/sale">'],
    ['its address below every name that is served', '<a href="http://dev.localhost:4321">'],
    ['its host in a text', '<p>Our other shop: dev.example.uz.</p>'],
    ['its mail', '<a href="mailto:hello@dev.example.uz">'],
    ['with www', 'https://www.dev.example.uz/'],
    ['in capital letters', 'HTTPS://DEV.EXAMPLE.UZ'],
    ['in capital letters here and there', 'https://Dev.Example.uZ/x'],
    ['behind dots and own hosts', 'v1.2 https://local.example.uz/a.jpg local.example.uz dev.example.uz...'],
    ['as the last of a text', 'see dev.example.uz'],
    ['with the dot at the end', 'https://dev.example.uz./x'],
    ['within the address of a service', 'https://t.me/share?url=https%3A%2F%2Fdev.example.uz%2Fproduct'],
    ['within an address within an address', 'u=https%253A%252F%252Fdev.example.uz'],
    ['in JSON with escaped slashes', '{"url":"https:\\/\\/dev.example.uz\\/x"}'],
    ['in JSON behind an escape', '{"text":"shop\\ndev.example.uz \\u002fdev.example.uz"}'],
    ['in properties of an island', 'props="{&quot;url&quot;:[0,&quot;https://dev.example.uz&quot;]}"'],
    ['its platform', '<img src="https://api.dev-platform.uz/media/1.jpg">'],
    ['its map key', 'data-key="pk.map-of-dev"'],
    ['its security key', '<p>dev-key</p>'],
    ['its webhook secret', dev.webhookSecrets[0] ?? ''],
    ['its name as an attribute', '<html data-tenant="dev">'],
    ['its name in JSON', '{"tenant":"dev"}'],
    ['its subdomain in properties of an island', 'props="{&quot;subdomain&quot;:[0,&quot;sale&quot;]}"'],
    ['its name in an address', '<a href="/x?tenant=dev&amp;y=1">'],
    ['a secret with letters that pages escape', '<p>a&quot;b&amp;c-/d+e=</p>'],
    ['a secret in an address', '?key=a%22b%26c-%2Fd%2Be%3D'],
  ])('%s', (_, text) => {
    expect(faultsOf(text)).toHaveLength(1);
    expect(faultsOf(text)[0]).toMatch(/shop (?:dev|outlet)/);
  });
});

describe('[TEN-02] another shop is found in disguise', () => {
  test.each([
    ['character references', '<a href="https://&#100;ev.example.uz">'],
    ['references in hex without a semicolon', '<a href="https://d&#x65v.example.uz">'],
    ['a dot by name', '<a href="https://dev&period;example.uz">'],
    [
      'references within properties of an island',
      'props="{&quot;a&quot;:&quot;https://&amp;#100;ev.example.uz&quot;}"',
    ],
    ['percent codes', '<a href="https://%64ev.example.uz">'],
    ['percent codes twice', '<a href="https://%2564ev.example.uz">'],
    ['escapes of JSON', '{"url":"https://\\u0064ev.example.uz"}'],
    ['wide letters', '<a href="https://ｄｅｖ.example.uz">'],
    ['a dot of another script', '<a href="https://dev。example。uz">'],
    ['a tab, which browsers leave out', '<a href="https://de\tv.example.uz">'],
    ['a character that nobody sees', '<a href="https://de\u00ADv.example.uz">'],
    ['backslashes', '<a href="https:\\\\dev.example.uz">'],
    ['letters that punycode stands for', '<a href="https://бабаа.uz">'],
    ['a key', '<p>dev&#45;key</p>'],
    ['a name', '<p data-tenant="d&#101;v">'],
  ])('by %s', (_, text) => {
    const unicode = text.includes('бабаа');
    const found = unicode
      ? new IsolationCheck(
          isolationRules(
            local,
            [local, aTenant('own', { origin: new URL('https://бабаа.uz').origin })],
            ADDRESSES,
          ),
        )
          .check('/page', Buffer.from(text))
          .map((fault) => fault.text)
      : faultsOf(text);
    expect(found).toHaveLength(1);
  });
});

test.each([
  ['names of shops as words', '<p>Test the default for local dev work: an outlet for sale, tenant dev.</p>'],
  [
    'hosts of others that begin or end alike',
    'https://xdev.example.uz https://dev.example.uz.com dev.example.uzb',
  ],
  ['a host below that of another shop', 'https://cdn.dev.example.uz/x'],
  ['services with the same first label', 'https://dev.twitch.tv https://test.epay.uz'],
  ['words that hold a key', '<a href="/product/dev-keyboard">xdev-key</a>'],
  ['the own host and name', '<html data-tenant="local"><a href="https://local.example.uz">local.localhost'],
  ['the platform that all share', 'https://platform.example/media/1.jpg'],
  ['a public key that both have', 'data-sitekey="captcha-of-all"'],
  ['usual escapes', 'Black &amp; Decker &#39;x&#39; &quot; "a & b;" 50%2B %D0%9F https://site.uz\nnext'],
])('[TEN-02] %s stop nothing', (_, text) => {
  expect(faultsOf(text)).toEqual([]);
});

test('[SEC-04] the own key and webhook secret are found, and no message quotes a secret', () => {
  const isolation = new IsolationCheck(isolationRules(local, all, ADDRESSES));
  const bare = WEBHOOK.replace('whsec_', '');
  const text = `local-key https://dev.example.uz/?key=local-key "${WEBHOOK}" ${bare}`;
  const faults = isolation.check('/page', Buffer.from(text));
  expect(faults.map((fault) => fault.text)).toEqual([
    'names dev.example.uz, a host of shop dev: dev.example.uz',
    'holds its own security key',
    'holds its own webhook secret',
  ]);
  const told = JSON.stringify(faults);
  for (const secret of ['local-key', WEBHOOK.slice(6)]) expect(told).not.toContain(secret);
});

test('[TEN-02] a host of others that begins as the own one does and ends otherwise is found', () => {
  const shop = aTenant('shop', { origin: 'https://shop.uz' });
  const other = aTenant('other', { origin: 'https://shop.com' });
  const isolation = new IsolationCheck(isolationRules(shop, [shop, other, dev], ADDRESSES));
  const found = (text: string) => isolation.check('/page', Buffer.from(text)).map((fault) => fault.text);
  expect(found('<a href="https://shop.uz/x">https://shop.uz.com')).toEqual([]);
  expect(found('<a href="https://shop.com/x">')).toEqual([
    'names shop.com, a host of shop other: https://shop.com/x',
  ]);
});

test('[TEN-02] a host without a dot counts in addresses alone', () => {
  const addresses = { ...ADDRESSES, platformUrl: 'http://platform.example' };
  const bare = aTenant('bare', { url: 'http://backend:8080' });
  const isolation = new IsolationCheck(isolationRules(local, [local, bare], addresses));
  const found = (text: string) => isolation.check('/page', Buffer.from(text)).map((fault) => fault.text);
  expect(found('the backend of a shop: backend, x-backend //backends')).toEqual([]);
  for (const text of ['http://backend:8080/x', '//BACKEND/', 'u=http%3A%2F%2Fbackend'])
    expect(found(text)[0]).toContain('names backend, a host of shop bare');
});

test.each([
  ['a host', 'https://dev.exam', 'ple.uz/x'],
  ['a host at its dot', 'https://dev.example', '.uz/x'],
  ['an escaped host', 'https://dev&#4', '6;example.uz/x'],
  ['a key', '<p>dev-', 'key</p>'],
])('[TEN-02] %s is found across the border of what pages share, each time', (_, left, right) => {
  const check = createPageCheck(local, isolationRules(local, all, ADDRESSES));
  const shared = { bytes: Buffer.from(`<header>fine</header> ${left}`), isShared: true };
  const chunks = [shared, { bytes: Buffer.from(`${right} <main>`), isShared: false }];
  const fine = [shared, { bytes: Buffer.from('<main>'), isShared: false }];
  expect(check('/first', fine)).toEqual([]);
  for (const page of ['/one', '/two']) expect(check(page, chunks)).toHaveLength(1);
  expect(check('/last', fine)).toEqual([]);
});

test('[TEN-02] what a shared part holds is found on each page that shows it', () => {
  const check = createPageCheck(local, isolationRules(local, all, ADDRESSES));
  const chunks = [{ bytes: Buffer.from('<a href="https://DEV.example.uz/">'), isShared: true }];
  expect(check('/one', chunks)).toHaveLength(1);
  expect(check('/two', chunks)).toHaveLength(1);
});

test('[TEN-02] a shop may name the hosts that its file links to, and the error says how', () => {
  const text = '<a href="https://dev.example.uz/sale">Outlet</a>';
  const [fault] = new IsolationCheck(isolationRules(local, all, ADDRESSES)).check('/page', Buffer.from(text));
  expect(fault).toEqual({
    page: '/page',
    gate: 'isolation',
    text: 'names dev.example.uz, a host of shop dev: https://dev.example.uz/sale',
    remedy:
      'Take dev.example.uz out of the data of shop local. Where it is meant, allow it in ' +
      'tenants/local/tenant.json: "linked_hosts": ["dev.example.uz"].',
  });
  expect(faultsOf(text, { ...local, linked_hosts: ['dev.example.uz'] })).toEqual([]);
  expect(faultsOf(text, { ...local, parent_frame_origins: ['https://dev.example.uz'] })).toEqual([]);
  expect(faultsOf('dev-key', { ...local, linked_hosts: ['dev.example.uz'] })).toHaveLength(1);
});
