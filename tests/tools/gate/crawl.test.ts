import { join } from 'node:path';
import { expect, test } from 'vitest';
import { crawlSite } from '#tools/gate/crawl.ts';
import { linksOf } from '#tools/gate/page-links.ts';
import { aHost } from '../../publisher/serve/a-host.ts';

async function crawl(files: Record<string, string>, missing: RegExp[] = []) {
  const host = await aHost();
  await host.publish('voltra', { 'index.html': '<main id="top">Home</main>', ...files });
  const { server } = await host.start();
  const origin = `http://voltra.localhost:${server.port}`;
  const broken = await crawlSite({ directory: join(host.sitesDirectory, 'voltra'), origin, missing });
  return broken
    .map(({ page, address, reason }) => `${page}: ${address.slice(origin.length)}: ${reason}`)
    .sort();
}

test('what leads to a page, to an anchor or to another host is no broken link', async () => {
  expect(
    await crawl({
      'a.html': `<a href="/#top">1</a><a href="#here">2</a><p id="here"></p><a href="https://other.example/x">3</a>
        <a href="tel:+998901234567">4</a><a href="/a?x=1&amp;y=2">5</a><script>var a = '<a href="/nowhere">'</script>`,
    }),
  ).toEqual([]);
});

test('a link, a picture of any width, a form and an anchor that lead nowhere are each told with their page', async () => {
  expect(
    await crawl({
      'a.html': `<a href="/b">1</a><img src="/b.png" srcset="/c.png 1x, /d.png 2x"><form action="/find"></form>
        <a href="#nothing">2</a><a href="/#nothing">3</a>`,
      'uz/c.html': '<a href="/b">told once</a>',
    }),
  ).toEqual([
    'a.html: /#nothing: the page has nothing of this name',
    'a.html: /a#nothing: the page has nothing of this name',
    'a.html: /b.png: it answers 404',
    'a.html: /b: it answers 404',
    'a.html: /c.png: it answers 404',
    'a.html: /d.png: it answers 404',
    'a.html: /find: it answers 404',
  ]);
});

test('pages that are not there yet are left out by their path', async () => {
  expect(await crawl({ 'a.html': '<a href="/uz/search">1</a><a href="/b">2</a>' }, [/\/search$/])).toEqual([
    'a.html: /b: it answers 404',
  ]);
});

test('a page that is on the list of those to come and is there is told', async () => {
  expect(await crawl({ 'search.html': '', 'a.html': '<a href="/search">1</a>' }, [/\/search$/])).toEqual([
    'a.html: /search: it is to come, and answers 200 already',
  ]);
});

test('every picture of a list is found, with and without a space after the comma, with commas in addresses', () => {
  const list = '/a,1.jpg 300w,/b.jpg 600w, /c.jpg 2x, /d.jpg';
  expect([...linksOf(`<img srcset="${list}">`).addresses]).toEqual([
    '/a,1.jpg',
    '/b.jpg',
    '/c.jpg',
    '/d.jpg',
  ]);
});

test('addresses are read without their entities', () => {
  expect([...linksOf('<a class="x" href="/a?b=1&amp;c=&#34;2&quot;&#39;">').addresses]).toEqual([
    `/a?b=1&c="2"'`,
  ]);
});
