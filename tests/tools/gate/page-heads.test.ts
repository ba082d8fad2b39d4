import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkHeads } from '#tools/gate/page-heads.ts';

const page = (title: string, description: string, { lang = 'ru', more = '' } = {}) =>
  `<!DOCTYPE html><html lang="${lang}"><head><title>${title}</title>` +
  `<meta name="description" content="${description}">${more}</head></html>`;

async function check(files: Record<string, string>): Promise<string[]> {
  const directory = await mkdtemp(join(tmpdir(), 'storefront-heads-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  for (const [path, html] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), html);
  }
  return checkHeads(directory);
}

test('pages of a language that share a title or a description are told with both', async () => {
  expect(
    await check({
      'product/1.html': page('Чай &amp; кофе', 'Один'),
      'product/2.html': page('Чай & кофе', 'Два'),
      'product/3.html': page('Сахар', 'Два'),
    }),
  ).toEqual([
    'product/2.html: its title is that of product/1.html: Чай & кофе',
    'product/3.html: its description is that of product/2.html: Два',
  ]);
});

test('other languages, pages kept out of search engines and fragments may say the same', async () => {
  const hidden = '<meta name="robots" content="noindex">';
  expect(
    await check({
      'index.html': page('Лавка', 'Всё рядом'),
      'uz.html': page('Лавка', 'Всё рядом', { lang: 'uz' }),
      'cart.html': page('Лавка', 'Всё рядом', { more: hidden }),
      'catalogue-menu.html': '<nav></nav>',
    }),
  ).toEqual([]);
});

test('a page without a title or with an endless one is told', async () => {
  expect(await check({ 'a.html': page('', 'Один'), 'b.html': page('Два', 'о'.repeat(300)) })).toEqual([
    'a.html: it has no title',
    'b.html: its description has 300 characters',
  ]);
});
