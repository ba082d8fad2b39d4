import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formatSiteFile } from '#publisher/publish/protocol/site-file.ts';
import { listPageKinds } from '#tools/gate/page-kinds.ts';
import { checkMarkup } from '#tools/gate/page-markup.ts';
import { checkData } from '#tools/gate/structured-data.ts';

const SITE = formatSiteFile({
  tenant: 'one',
  subdomain: 'one',
  platformUrl: 'http://127.0.0.1:1',
  languages: ['ru', 'uz'],
  scriptHashes: [],
  frameOrigins: [],
  captchaOrigins: [],
  analytics: [],
  fixedFiles: {},
  dictionaries: {},
});

const page = (body: string) =>
  `<!DOCTYPE html><html lang="ru"><head><title>Чай</title></head><body>${body}</body></html>`;

async function aSite(files: Record<string, string>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'storefront-kinds-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  for (const [path, text] of Object.entries({ '_site.json': SITE, ...files })) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
  return directory;
}

test('the longest page of a route stands for all of them, in each language and section', async () => {
  const directory = await aSite({
    'index.html': page(''),
    'product/1.html': page('один'),
    'product/2.html': page('один и два'),
    'uz/product/1.html': page('bir'),
    'news/opened.html': page(''),
    'blog/tea.html': page(''),
    'overlay/mini-cart.html': '<section></section>',
  });
  const kinds = await listPageKinds(directory);
  expect(kinds.map(({ kind, language, path, isWhole }) => [kind, language, path, isWhole])).toEqual([
    ['blog/slug', 'ru', '/blog/tea', true],
    ['home', 'ru', '/', true],
    ['news/slug', 'ru', '/news/opened', true],
    ['overlay/mini-cart', 'ru', '/overlay/mini-cart', false],
    ['product/id', 'ru', '/product/2', true],
    ['product/id', 'uz', '/uz/product/1', true],
  ]);
  expect(kinds.filter(({ route }) => route === '[section]/[slug]')).toHaveLength(2);
});

test('a page without a route is told', async () => {
  const directory = await aSite({ 'nowhere/at/all.html': page('') });
  await expect(listPageKinds(directory)).rejects.toThrow(
    'No file of src/storefront/pages renders /nowhere/at/all',
  );
});

test('HTML that is wrong is told with its place', async () => {
  const directory = await aSite({ 'index.html': page('<main><img src="a.png"><ul><p>a</p></ul></main>') });
  expect(await checkMarkup(directory, [{ file: 'index.html' }])).toEqual([
    expect.stringMatching(/^index\.html: .*img: wcag\/h37: /),
    expect.stringMatching(/^index\.html: .*p: element-permitted-content: /),
  ]);
});

test('structured data that search engines refuse are told with their page', async () => {
  const data = { '@graph': [{ '@type': 'BreadcrumbList', itemListElement: [], nonsense: 1 }] };
  const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  const directory = await aSite({ 'index.html': page(script) });
  const faults = await checkData(directory, [{ file: 'index.html' }]);
  expect(faults).toContain('index.html: structured data: BreadcrumbList has no nonsense');
});
