import { expect, test } from 'vitest';
import { markPage, readMark } from '#storefront/service-worker/mark-page.ts';
import { pageHtml } from './memory-caches.ts';

const OFFLINE_PAGE = `<html data-offline><body><template data-kept data-style="/_astro/kept.a.css"
  data-shells="/en /en/cart" data-offline="No connection" data-slow="Slow connection"><aside><b>%WHY%</b>
  This page is from %TIME%.</aside></template></body></html>`;
const AT = Date.parse('2026-11-22T09:05:00Z');

test('a kept page says on top, in its title and in its first element that it is one, and of when', () => {
  const mark = readMark(OFFLINE_PAGE);
  if (!mark) throw new Error('The offline page has no mark.');
  expect(mark.shells).toEqual(['/en', '/en/cart']);
  const html = markPage(pageHtml('Cart'), mark, 'offline', AT);
  expect(html).toContain('<html data-seen="2026-11-22T09:05:00.000Z" data-kept-as="offline" lang="en"');
  expect(html).toContain('<title>No connection · Cart</title>');
  expect(html).toContain('<link rel="stylesheet" href="/_astro/kept.a.css"></head>');
  expect(html).toMatch(/<body data-page="other"><aside><b>No connection<\/b>/);
  expect(html).toContain(
    'from <time datetime="2026-11-22T09:05:00.000Z">November 22, 2026, 14:05</time>.</aside>',
  );
  expect(html).not.toContain('%');
  const skip = '<a class="skip-link" href="#content">Skip</a>';
  const whole = pageHtml('Cart').replace('>Cart</body>', `>${skip}Cart</body>`);
  expect(markPage(whole, mark, 'offline', AT)).toContain(`${skip}<aside>`);
  expect(markPage(pageHtml('Cart'), mark, 'slow', AT)).toContain('<title>Slow connection · Cart</title>');
});

test('the time is in the language of the page', () => {
  const mark = { bar: '%TIME%', style: '', shells: [], why: { offline: '', slow: '' } };
  const shown = (language: string) =>
    />([^<]+)<\/time>/.exec(
      markPage(pageHtml('').replace('lang="en"', `lang="${language}"`), mark, 'offline', AT),
    )?.[1];
  expect(shown('ru')).toBe('22 ноября 2026 г., 14:05');
  expect(shown('uz')).toBe('2026-yil 22-noyabr, 14:05');
});

test('an offline page of another release has no mark, and nothing kept is shown as if it were new', () => {
  expect(readMark('<html data-offline><body></body></html>')).toBeUndefined();
});
