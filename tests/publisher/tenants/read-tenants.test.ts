import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTenants } from '#publisher/tenants/read-tenants.ts';
import { TenantError } from '#publisher/tenants/tenant-error.ts';
import { aTenantsFolder } from './a-tenants-folder.ts';

const problemsOf = (directory: string, env = {}, only?: string[]) => {
  try {
    readTenants({ directory, env, only });
  } catch (error) {
    if (error instanceof TenantError) return error.problems;
    throw error;
  }
  return [];
};

test('[TEN-03] a tenant file gives its values, and what it leaves out has a default', async () => {
  const directory = await aTenantsFolder({
    shop: {
      subdomain: 'shop',
      security_key: { env: 'SHOP_KEY' },
      url: 'https://platform.example',
      cache_server_url: 'https://cache.example',
      map_key: 'map',
      captcha_site_key: 'captcha',
      app_store_links: { android: 'https://play.example/shop' },
      theme_color: '#a0b1c2',
      languages: ['uz', 'ru'],
      parent_frame_origins: ['https://partner.example'],
    },
    small: { subdomain: 'small', security_key: 'literal' },
  });
  const [shop, small] = readTenants({ directory, env: { SHOP_KEY: 'from the environment' } });
  expect(shop).toMatchObject({
    name: 'shop',
    securityKey: 'from the environment',
    languages: ['uz', 'ru'],
    parent_frame_origins: ['https://partner.example'],
  });
  expect(shop).not.toHaveProperty('security_key');
  expect(small).toEqual({
    name: 'small',
    subdomain: 'small',
    securityKey: 'literal',
    webhookSecrets: [],
    languages: ['ru', 'uz', 'en'],
    app_store_links: {},
    parent_frame_origins: [],
    linked_hosts: [],
    captcha_provider: 'turnstile',
    crawlers: 'welcome',
    structuredData: 'real',
    directory: join(directory, 'small'),
  });
});

test.each([
  ['subdomain', { subdomain: 'Two Words' }, 'must be a host name label'],
  ['url', { url: 'ftp://platform' }, 'must be an address that starts with https:// or http://'],
  ['cache_server_url', { cache_server_url: 'cache' }, 'must be an address'],
  ['languages.1', { languages: ['ru', 'kk'] }, 'is not right'],
  ['languages', { languages: ['ru', 'ru'] }, 'must not name a language twice'],
  ['theme_color', { theme_color: 'red' }, 'must be a colour like #a0b1c2'],
  [
    'parent_frame_origins.0',
    { parent_frame_origins: ['https://partner.example/path'] },
    'must be an origin like https://shop.example',
  ],
  ['app_store_links.ios', { app_store_links: { ios: 'app' } }, 'must be an address'],
  ['security_key', { security_key: 7 }, 'must be a text, or { "env": "NAME" }'],
  ['securityKey', { securityKey: 'misspelt' }, 'is not a known field'],
])('[TEN-03] a bad %s names the file, the field and the reason', async (field, values, reason) => {
  const directory = await aTenantsFolder({ shop: { subdomain: 'shop', security_key: 'key', ...values } });
  const problems = problemsOf(directory);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ file: join(directory, 'shop', 'tenant.json'), field });
  expect(problems[0]?.reason).toContain(reason);
  expect(problems[0]?.remedy).not.toBe('');
});

test('[TEN-03] all bad files are listed at once', async () => {
  const directory = await aTenantsFolder({
    one: { subdomain: 'one' },
    two: { security_key: 'key' },
    three: '{',
    good: { subdomain: 'good', security_key: 'key' },
  });
  expect(
    problemsOf(directory).map(({ file, field, reason }) => [file.slice(directory.length), field, reason]),
  ).toEqual([
    ['/one/tenant.json', 'security_key', 'is missing'],
    ['/three/tenant.json', '', "is not JSON: line 1, column 2: Expected property name or '}'"],
    ['/two/tenant.json', 'subdomain', 'is missing'],
  ]);
});

test.each([
  ['{\n  "subdomain": "shop",\n  "security_key": }', "line 3, column 19: Unexpected token '}'"],
  [
    '{\n  "subdomain": "shop"\n  "security_key": "hidden"\n}',
    "line 3, column 3: Expected ',' or '}' after property value",
  ],
  ['{ "subdomain": "shop", "security_key": "hid', 'line 1, column 44: Unterminated string'],
  ['', 'line 1, column 1: Unexpected end of the file'],
])('[TEN-03] a file that is not JSON is named with line and column: %j', async (text, reason) => {
  const directory = await aTenantsFolder({ shop: text });
  const [problem] = problemsOf(directory);
  expect(problem?.reason).toBe(`is not JSON: ${reason}`);
  expect(JSON.stringify(problem)).not.toContain('hid');
});

test('[TEN-03] a security key whose environment variable is not set is refused by name', async () => {
  const directory = await aTenantsFolder({ shop: { subdomain: 'shop', security_key: { env: 'SHOP_KEY' } } });
  expect(problemsOf(directory, { SHOP_KEY: '' })[0]).toMatchObject({
    field: 'security_key.env',
    reason: 'names the environment variable SHOP_KEY, which is not set',
  });
});

test('[TEN-03] two tenants cannot share a subdomain', async () => {
  const directory = await aTenantsFolder({
    one: { subdomain: 'shop', security_key: '1' },
    two: { subdomain: 'shop', security_key: '2' },
  });
  expect(problemsOf(directory)[0]).toMatchObject({
    file: join(directory, 'two', 'tenant.json'),
    reason: '"shop" is also the subdomain of tenant one',
  });
});

test('only the named tenants are read, and an unknown name is refused with the names that there are', async () => {
  const directory = await aTenantsFolder({ one: { subdomain: 'one', security_key: '1' }, two: '{' });
  expect(readTenants({ directory, env: {}, only: ['one'] }).map((tenant) => tenant.name)).toEqual(['one']);
  expect(problemsOf(directory, {}, ['one', 'three'])[0]).toMatchObject({ reason: 'has no tenant "three"' });
  expect(problemsOf(directory, {}, ['three'])[0]?.remedy).toContain('Choose of one, two');
});

test('a folder without tenants is refused', async () => {
  expect(problemsOf(await aTenantsFolder({}))[0]).toMatchObject({ reason: 'has no tenants' });
});

test('[TEN-04] the four tenants that ship are good, and adding one is adding one file', async () => {
  const shipped = readTenants({ directory: 'tenants', env: {} });
  expect(shipped.map((tenant) => [tenant.name, tenant.subdomain])).toEqual(
    ['default', 'dev', 'local', 'test'].map((name) => [name, name]),
  );

  const directory = await aTenantsFolder({ one: { subdomain: 'one', security_key: '1' } });
  await mkdir(join(directory, 'two'));
  await writeFile(join(directory, 'two', 'tenant.json'), '{ "subdomain": "two", "security_key": "2" }');
  expect(readTenants({ directory, env: {} }).map((tenant) => tenant.name)).toEqual(['one', 'two']);
});
