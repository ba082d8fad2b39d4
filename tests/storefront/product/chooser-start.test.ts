// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { pageTranslate } from '#storefront/page/page-text.ts';
import { startChoice } from '#storefront/product/chooser-start.ts';
import { find, openPage } from '../static-page.ts';

test('a page without a choice leaves its links alone', () => {
  openPage('<ul><li><a href="#8">44</a></li></ul>');
  startChoice(pageTranslate());
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('a').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test('a value that is pressed before its page follows choices is pressed again then, and its link never followed', async () => {
  openPage(
    '<div data-item="7"><div data-chooser=""><ul><li><a href="/product/7">44</a></li></ul></div></div>',
  );
  startChoice(pageTranslate());
  const clicks: boolean[] = [];
  window.addEventListener('click', (event) => {
    clicks.push(event.defaultPrevented);
    event.preventDefault();
  });
  find('a').click();
  expect(clicks).toEqual([true]);
  await vi.waitFor(() => expect(clicks).toEqual([true, true]), { timeout: 10_000 });
});
