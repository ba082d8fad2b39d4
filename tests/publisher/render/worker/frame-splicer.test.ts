import { expect, test } from 'vitest';
import type { Frame } from '#publisher/render/worker/frame.ts';
import { FrameSplicer } from '#publisher/render/worker/frame-splicer.ts';
import { anIslandLinker } from '../astro/an-island.ts';

const appIconsOf = (icon: string) => ({
  share: { address: '/_astro/share.aaaaaaaa.jpg', width: 1200, height: 630 },
  icon,
  largeIcon: '/_astro/icon.bbbbbbbb.png',
  touchIcon: '/_astro/touch-icon.aaaaaaaa.png',
  manifests: {},
});

function aFrame({
  header = '<header>Old</header>',
  home = '/_astro/home.aaaaaaaa.css',
  times = ['time:year'],
  icon = '/_astro/icon.aaaaaaaa.png',
}): Frame {
  return {
    texts: { look: ['<meta name="theme-color">'], header: [header], footer: ['<footer></footer>'], times },
    styles: { home: ['/_astro/shared.aaaaaaaa.css', home], icons: ['/_astro/icons.aaaaaaaa.svg'] },
    appIcons: appIconsOf(icon),
  };
}

const page = (header: string, sheet: string) =>
  Buffer.from(`<link href="/_astro/shared.aaaaaaaa.css"><link href="${sheet}">${header}<p>Текст</p>`);

function splice(frame: Frame, after: Frame, html: Buffer, isFit = () => true): string | undefined {
  const published = { frame, changedKeys: ['fragment:header'] };
  const splicer = FrameSplicer.create(published, after, anIslandLinker(), isFit);
  return splicer?.splice(html, 0, '/', ['header'])?.toString();
}

const [old, next] = ['<header>Old</header>', '<header>A new and longer one</header>'];
const [oldSheet, nextSheet] = ['/_astro/home.aaaaaaaa.css', '/_astro/home.cccccccc.css'];
const changed = aFrame({ header: next, home: nextSheet });

test('a published page gets the new header and sheet, and keeps all else', () => {
  const spliced = splice(aFrame({}), changed, page(old, oldSheet));
  expect(spliced).toBe(page(next, nextSheet).toString());
});

test('a page that shows the old header twice, or not at all, is left to the render', () => {
  expect(splice(aFrame({}), changed, page(old + old, oldSheet))).toBeUndefined();
  expect(splice(aFrame({}), changed, page('', oldSheet))).toBeUndefined();
});

test('nothing is put into pages where a new fragment is not fit for them', () => {
  expect(splice(aFrame({}), changed, page(old, oldSheet), () => false)).toBeUndefined();
  expect(splice(aFrame({}), aFrame({ header: 'Text alone' }), page(old, oldSheet))).toBeUndefined();
});

test('a frame that reads another time changes what pages read, so they are rendered', () => {
  expect(splice(aFrame({}), aFrame({ header: next, times: [] }), page(old, oldSheet))).toBeUndefined();
});

test('an icon of another colour has its new address wherever a page names it', () => {
  const icon = '/_astro/icon.dddddddd.png';
  const html = (one: string) =>
    Buffer.from(`<link href="${one}">${old}<script>{"logo":"https://shop.uz${one}"}</script>`);
  const after = aFrame({ header: next, icon });
  const page = splice(aFrame({}), after, html('/_astro/icon.aaaaaaaa.png'));
  expect(page).toBe(html(icon).toString().replace(old, next));
});

test('pages are rendered where the frame differs in less than was planned', () => {
  expect(splice(aFrame({}), aFrame({ home: nextSheet }), page(old, oldSheet))).toBeUndefined();
});
