// @vitest-environment jsdom
import { readFile } from 'node:fs/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#contract/value/primitive.ts';
import { startExpiry } from '#storefront/live/behaviour/expiry.ts';
import { startLanguage } from '#storefront/live/behaviour/language.ts';
import { startMode } from '#storefront/live/behaviour/mode.ts';
import { find, openPage, writeInOtherTab } from '../../static-page.ts';

/** jsdom has no media queries: this device is a light one. */
vi.stubGlobal('matchMedia', () => ({ matches: false }));

const LINKS =
  '<a data-switch-language="ru" href="#ru">Русский</a><a data-switch-language="uz" href="#uz">Oʻzbekcha</a>';
const MODE = '<button type="button" data-action="mode">Dark</button>';
openPage(MODE);
startMode();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.mode;
  history.replaceState(null, '', '/');
});

test('ended elements are removed at the start, later ones at their time', () => {
  vi.useFakeTimers({ now: Date.parse('2026-05-01T12:00:00Z') });
  openPage(
    ['2026-05-01T11:59:59Z', '2026-05-01T12:00:05Z', '2026-09-01T00:00:00Z', 'someday']
      .map((end) => `<p data-end-at="${end}"></p>`)
      .join(''),
  );
  const left = () =>
    [...document.querySelectorAll<HTMLElement>('[data-end-at]')].map(({ dataset }) => dataset.endAt);
  startExpiry();
  expect(left()).toEqual(['2026-05-01T12:00:05Z', '2026-09-01T00:00:00Z', 'someday']);
  vi.advanceTimersByTime(5000);
  expect(left()).toEqual(['2026-09-01T00:00:00Z', 'someday']);
  vi.useRealTimers();
});

test('[I18N-02] the language that a shopper switches to is remembered', () => {
  openPage(LINKS);
  startLanguage();
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  find('[data-switch-language=uz]').click();
  expect(localStorage.getItem('browser:language:v1')).toBe('uz');
});

test('[I18N-02] the switcher leads to what is open, whatever address the page was built with', () => {
  const hrefs = (built: readonly [string, string], open: string, own: Language) => {
    history.replaceState(null, '', open);
    openPage(
      `<a data-switch-language="ru" href="${built[0]}">RU</a><a data-switch-language="uz" href="${built[1]}">UZ</a>`,
    );
    document.documentElement.dataset.language = own;
    return [...document.querySelectorAll('a')].map((link) => {
      link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      return link.getAttribute('href');
    });
  };
  const search: [string, string] = ['/search', '/uz/search'];
  startLanguage();
  expect(hrefs(search, '/search/tea?sort=newest', 'ru')).toEqual([
    '/search/tea?sort=newest',
    '/uz/search/tea?sort=newest',
  ]);
  expect(hrefs(search, '/uz/search/tea', 'uz')).toEqual(['/search/tea', '/uz/search/tea']);
  expect(hrefs(['/', '/uz'], '/uz?utm_source=letter', 'uz')).toEqual([
    '/?utm_source=letter',
    '/uz?utm_source=letter',
  ]);
  expect(hrefs(['/', '/uz'], '/no/such/page', 'ru')).toEqual(['/', '/uz']);
});

test('[I18N-02] who comes home from outside is taken to the chosen language, once a tab', () => {
  localStorage.setItem('browser:language:v1', 'uz');
  openPage(LINKS);
  startLanguage();
  expect(location.hash).toBe('#uz');
  history.replaceState(null, '', '/');
  startLanguage();
  expect(location.hash).toBe('');
});

test('[I18N-02] an address below the home page stays as it is', () => {
  localStorage.setItem('browser:language:v1', 'uz');
  history.replaceState(null, '', '/product/7');
  openPage(LINKS);
  startLanguage();
  expect(location.hash).toBe('');
});

test('[I18N-02] a language that the shop does not offer is not followed, nor the page\u2019s own', () => {
  openPage(LINKS);
  for (const language of ['kk', 'en']) {
    localStorage.setItem('browser:language:v1', language);
    startLanguage();
  }
  expect(location.hash).toBe('');
});

test('[I18N-02] a first visit is never sent anywhere', () => {
  openPage(LINKS);
  startLanguage();
  expect(location.hash).toBe('');
});

test('the mode switches, is saved, and every tab follows', () => {
  openPage(MODE);
  find('[data-action=mode]').click();
  expect(document.documentElement.dataset.mode).toBe('dark');
  expect(localStorage.getItem('mode')).toBe('dark');
  expect(find('[data-action=mode]').getAttribute('aria-pressed')).toBe('true');
  writeInOtherTab('mode', 'light');
  expect(document.documentElement.dataset.mode).toBe('light');
});

test('the script in the head puts the saved mode on before the first paint', async () => {
  const script = await readFile('src/storefront/live/before-client.js', 'utf8');
  const run = new Function(script);
  run();
  expect(document.documentElement.dataset.mode).toBeUndefined();
  localStorage.setItem('mode', 'dark');
  run();
  expect(document.documentElement.dataset.mode).toBe('dark');
  localStorage.setItem('mode', '"><script>');
  delete document.documentElement.dataset.mode;
  run();
  expect(document.documentElement.dataset.mode).toBeUndefined();
});
