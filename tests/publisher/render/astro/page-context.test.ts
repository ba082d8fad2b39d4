import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { aPageContext, locals } from './a-page-context.ts';

const html = (shown: string) => ({ status: 200, html: expect.stringContaining(`<p>${shown}</p>`) });

test('a page gets the params of its path and the locals that it is given', async () => {
  const context = await aPageContext(({ params, locals: own }) => `${params['id']} ${Object.values(own)}`);
  expect(await context.render('/product/2', locals({ name: 'red' }))).toEqual(html('2 red'));
  expect(await context.render('/product/3', locals({ name: 'blue' }))).toEqual(html('3 blue'));
});

test('locals of the last page are gone, those that it was given and those that it set itself', async () => {
  const context = await aPageContext(({ locals: own }) => {
    const shown = JSON.stringify(own).replaceAll('"', '');
    Object.assign(own, { left: 'behind' });
    return shown;
  });
  expect(await context.render('/product/1', locals({ fragments: 1, name: 'red' }))).toEqual(
    html('{fragments:1,name:red}'),
  );
  expect(await context.render('/product/1', locals({ name: 'blue' }))).toEqual(html('{name:blue}'));
});

test('the status that a page sets is its own', async () => {
  const context = await aPageContext(({ params, response }) => {
    if (params['id'] === '404') response.status = 404;
    return 'text';
  });
  expect(await context.render('/product/404', locals())).toMatchObject({ status: 404 });
  expect(await context.render('/product/1', locals())).toMatchObject({ status: 200 });
});

test.for(['request', 'url', 'originPathname', 'cookies', 'preferredLocale', 'currentLocale'] as const)(
  'a page that reads Astro.%s now and then is left to Astro whenever it does, and still gets the value the first time',
  async (name) => {
    const seen: unknown[] = [];
    const context = await aPageContext((astro) => {
      if (astro.params['id'] !== '2') seen.push(astro[name]);
      return 'text';
    });
    const [first] = seen;
    expect(await context.render('/product/2', locals())).toEqual(html('text'));
    expect(await context.render('/product/3', locals())).toBe('request');
    expect(await context.render('/product/2', locals())).toEqual(html('text'));
    if (name === 'url') expect(String(first)).toBe('http://shop.localhost/product/1');
  },
);

test('a page that answers instead of showing itself is left to Astro', async () => {
  const context = await aPageContext(({ params, redirect }) =>
    params['id'] === '2' ? redirect('/') : 'text',
  );
  expect(await context.render('/product/2', locals())).toBe('answer');
});

test.for([
  '/product/%D1%87',
  '/product/чайник',
  '/product/a%20b',
  '/product/a?b',
  '/category/a',
  '/product/a/b',
])('a path that Astro would decode, or of another route, is left to Astro: %s', async (path) => {
  const context = await aPageContext(({ params }) => params['id'] ?? '');
  expect(await context.render(path, locals())).toBe('path');
  expect(await context.render('/product/a.b-c_d~1', locals())).toEqual(html('a.b-c_d~1'));
});

test('a page that is asked for while another one is rendered is left to Astro, and does not disturb it', async () => {
  const context = await aPageContext(async ({ params, locals: own }) => {
    await wait(5);
    return `${params['id']} ${Object.values(own)}`;
  });
  const first = context.render('/product/1', locals({ name: 'red' }));
  expect(await context.render('/product/2', locals({ name: 'blue' }))).toBe('busy');
  expect(await first).toEqual(html('1 red'));
  expect(await context.render('/product/2', locals({ name: 'blue' }))).toEqual(html('2 blue'));
});

test('what a page throws is thrown', async () => {
  const context = await aPageContext(({ params }) => {
    if (params['id'] === '2') throw new Error('bad data');
    return 'text';
  });
  await expect(context.render('/product/2', locals())).rejects.toThrow('bad data');
});
