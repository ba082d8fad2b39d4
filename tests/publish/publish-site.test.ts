import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOfRoute, PAGE_FORMS, publishSite, removeFormerForms } from '#publish/publish-site.ts';

function aPlace() {
  const root = mkdtempSync(join(tmpdir(), 'publish-'));
  return { staging: join(root, 'staging'), site: join(root, 'sites', 'shop') };
}

function stagePage(staging: string, file: string, text: string): void {
  mkdirSync(dirname(join(staging, file)), { recursive: true });
  for (const form of PAGE_FORMS) writeFileSync(join(staging, file + form), text + form);
}

test('the first publish puts every form of every page in place', () => {
  const { staging, site } = aPlace();
  stagePage(staging, 'index.html', 'home');
  stagePage(staging, 'uz/product/7.html', 'seven');
  publishSite(staging, site, { added: ['index.html', 'uz/product/7.html'], changed: [], removed: [] });
  expect(readFileSync(join(site, 'uz/product/7.html.br'), 'utf8')).toBe('seven.br');
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('home');
  expect(existsSync(staging)).toBe(false);
});

test('a later publish touches only what it names', () => {
  const { staging, site } = aPlace();
  for (const file of ['index.html', 'product/1.html', 'product/2.html']) stagePage(staging, file, 'old');
  publishSite(staging, site, { added: [], changed: [], removed: [] });
  const untouched = statSync(join(site, 'product/2.html')).mtimeMs;
  stagePage(staging, 'index.html', 'new');
  stagePage(staging, 'product/3.html', 'three');
  publishSite(staging, site, {
    added: ['product/3.html'],
    changed: ['index.html'],
    removed: ['product/1.html'],
  });
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('new');
  expect(readFileSync(join(site, 'product/3.html.br'), 'utf8')).toBe('three.br');
  for (const form of PAGE_FORMS) expect(existsSync(join(site, `product/1.html${form}`))).toBe(false);
  expect(statSync(join(site, 'product/2.html')).mtimeMs).toBe(untouched);
});

test('packed files of earlier versions are removed, and nothing else', () => {
  const { staging, site } = aPlace();
  for (const file of ['index.html', 'uz/product/7.html']) stagePage(staging, file, 'page');
  for (const file of ['index.html.gz', 'uz/product/7.html.gz', 'feed.xml.gz'])
    writeFileSync(join(staging, file), 'gzip');
  publishSite(staging, site, { added: [], changed: [], removed: [] });
  removeFormerForms(site);
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.gz'))).toEqual(['feed.xml.gz']);
  expect(files.filter((file) => /html$|br$/.test(file))).toHaveLength(4);
});

test('[I18N-01] the default language lies at the root and the others below their prefix', () => {
  expect(filesOfRoute('/product/7', ['ru', 'uz', 'en'])).toEqual([
    'product/7.html',
    'uz/product/7.html',
    'en/product/7.html',
  ]);
  expect(filesOfRoute('/', ['uz', 'ru'])).toEqual(['index.html', 'ru.html']);
});
