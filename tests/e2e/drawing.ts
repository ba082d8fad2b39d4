import type { Page } from '@playwright/test';

/**
 * Visible content of an element as text: places, backgrounds, lines and words. A width in px makes elements
 * in different places comparable.
 */
export function drawingOf(page: Page, selector = 'main', width?: number): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate(async (root, ownWidth) => {
      await document.fonts.ready;
      for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
      const { style } = root as HTMLElement;
      const before = style.cssText;
      if (ownWidth !== undefined) style.cssText = `width: ${ownWidth}px; min-height: 0`;
      const from = root.getBoundingClientRect();
      const drawing = [root, ...root.querySelectorAll('*')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('noscript'))
        .map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          const { backgroundColor, backgroundImage, borderTop, borderLeft, fontSize } =
            getComputedStyle(part);
          const place = [x - from.x, y - from.y, width, height].map(Math.round);
          return [...place, backgroundColor, backgroundImage, borderTop, borderLeft, fontSize].join(' ');
        });
      style.cssText = before;
      return drawing.join('\n');
    }, width);
}

/** Gives the page that is open the look of another page of its kind: its style sheets, and its classes. */
export async function dressAs(page: Page, html: string): Promise<void> {
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
  const [, look] = /<main.*?<div class="(container[^"]*)"/s.exec(html) ?? [];
  if (sheets.length === 0 || look === undefined) throw new Error('The page to look like has no look.');
  await page.evaluate(
    async ([hrefs, classes]) => {
      const old = [...document.querySelectorAll('link[rel=stylesheet]')];
      const next = hrefs.map((href) =>
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
      );
      const loaded = next.map((link) => new Promise((done) => link.addEventListener('load', done)));
      document.head.append(...next);
      await Promise.all(loaded);
      for (const link of old) link.remove();
      const container = document.querySelector('main > .container');
      if (container) container.className = classes;
    },
    [sheets, look] as const,
  );
}
