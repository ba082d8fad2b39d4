import { expect, test } from 'vitest';
import { FragmentCache } from '#publisher/render/worker/fragment-cache.ts';
import { ReadRecorder } from '#publisher/render/worker/read-recorder.ts';
import type { EntryReader } from '#storefront/entries/model.ts';
import { anIsland, anIslandLinker, LINK, START_UP } from '../astro/an-island.ts';

const nothing: EntryReader = { get: () => undefined };

function fragmentsWith({
  recorder = new ReadRecorder(nothing),
  header = '<header>',
  footer = '<footer>',
} = {}) {
  const fragments = new FragmentCache(recorder, anIslandLinker(), { look: '', header, footer });
  const neverRendered = () => Promise.reject(new Error('The header and footer are there already.'));
  return {
    recorder,
    fragments,
    header: (path: string) => fragments.share('header', neverRendered, path),
    footer: (path?: string) => fragments.share('footer', neverRendered, path),
    filled: (html: string | Promise<string>) =>
      Buffer.concat(fragments.fill(Buffer.from(String(html)))).toString(),
  };
}

test('a card that was rendered before brings its reads to every page that shows it', () => {
  const { recorder, fragments, filled } = fragmentsWith();
  let renders = 0;
  const show = () =>
    fragments.share('card:7', () => {
      renders += 1;
      recorder.get('setting:showFavorite');
      return '<article>';
    });
  for (const _ of [1, 2]) {
    expect(filled(`<ul>${show()}</ul>${show()}`)).toBe('<ul><article></ul><article>');
    expect([...recorder.take()]).toEqual(['setting:showFavorite']);
  }
  expect(renders).toBe(1);
});

test('a page that shows the header depends on the header as a whole', () => {
  const { recorder, header, footer, filled } = fragmentsWith({ header: '<header %PATH%>' });
  expect(filled(`${header('/cart')}<main>${footer()}`)).toBe('<header /cart><main><footer>');
  expect([...recorder.take()]).toEqual(['fragment:header', 'fragment:footer']);
});

test('header and footer have the path of each page that shows them', () => {
  const { header, footer, filled } = fragmentsWith({ header: '<a %PATH%>', footer: '<b "%PATH%">' });
  for (const path of ['/cart', '/category'])
    expect(filled(`${header(path)}${footer(path)}`)).toBe(`<a ${path}><b "${path}">`);
});

test('the text of a shop is never taken for a slot', () => {
  const { header, filled } = fragmentsWith();
  header('/');
  const page = 'a\u00010\u0001b \u0001x:0\u0001';
  expect(filled(page)).toBe(page);
});

test('a slot that was made for another page is refused', () => {
  const { footer, filled } = fragmentsWith();
  const early = footer();
  filled('<p>');
  expect(() => filled(early)).toThrow('A page shows a fragment of another page.');
});

test('fragments may stand in fragments: the outer one keeps the bytes and the reads of the inner one', async () => {
  const { recorder, fragments, filled } = fragmentsWith();
  const card = () =>
    fragments.share('card:7', () => {
      recorder.get('card:7');
      return '<article>';
    });
  const list = () => fragments.share('list', async () => `<ul>${card()}</ul>`);
  expect(filled(await list())).toBe('<ul><article></ul>');
  recorder.take();
  expect(filled(`${await list()}!`)).toBe('<ul><article></ul>!');
  expect([...recorder.take()]).toEqual(['card:7']);
});

test('a fragment is made into bytes once', () => {
  const { fragments } = fragmentsWith();
  const chunks = () => fragments.fill(Buffer.from(fragments.share('list', () => '<ul>')));
  const [list] = chunks();
  expect(list?.toString()).toBe('<ul>');
  expect(chunks()[0]).toBe(list);
});

test('the script that starts islands stands in the head of a page that shows an island, wherever it comes from', async () => {
  const { fragments, filled } = fragmentsWith();
  const buy = () => fragments.share('buy', async () => `${START_UP}${anIsland('buy')}`);
  const shown = `<p>${anIsland('buy')}</p>`;
  expect(filled(`<head>${fragments.islandScript}</head><p>${await buy()}</p>`)).toBe(
    `<head>${LINK}</head>${shown}`,
  );
  expect(filled(`<head>${fragments.islandScript}</head><p>${await buy()}</p>`)).toBe(
    `<head>${LINK}</head>${shown}`,
  );
  const own = anIsland('cart');
  expect(filled(`<head>${fragments.islandScript}</head>${START_UP}${own}`)).toBe(
    `<head>${LINK}</head>${own}`,
  );
  const nested = await fragments.share('nested', async () => `<i>${await buy()}</i>`);
  expect(filled(`<head>${fragments.islandScript}</head>${nested}`)).toContain(LINK);
});

test('a page without an island has no script for islands, even if a fragment with one was made and not shown', async () => {
  const { fragments, filled } = fragmentsWith();
  expect(filled(`<head>${fragments.islandScript}</head>`)).toBe('<head></head>');
  await fragments.share('buy', async () => anIsland('buy'));
  expect(filled(`<head>${fragments.islandScript}</head>`)).toBe('<head></head>');
});

test('an island of the header or footer brings the script to the pages that show them', () => {
  const { fragments, header, footer, filled } = fragmentsWith({ header: START_UP + anIsland('search') });
  expect(filled(`${fragments.islandScript}${header('/')}`)).toBe(`${LINK}${anIsland('search')}`);
  expect(filled(`${fragments.islandScript}${footer()}`)).toBe('<footer>');
});

test('what a page that failed left behind does not reach the next one', async () => {
  const { fragments, header, footer, filled } = fragmentsWith();
  header('/broken');
  await fragments.share('buy', async () => anIsland('buy'));
  await expect(fragments.share('broken', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(filled(`${fragments.islandScript}${header('/')}${footer()}`)).toBe('<header><footer>');
});

test('what is ready is there at once, without a turn', async () => {
  const { fragments } = fragmentsWith();
  const list = () => fragments.share('list', async () => '<ul>');
  expect(list()).toBeInstanceOf(Promise);
  await new Promise((resolve) => setTimeout(resolve));
  expect(typeof list()).toBe('string');
});
