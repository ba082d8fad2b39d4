import { expect } from '@playwright/test';
import { shopUrl } from './shop-url.ts';
import { test } from './storefront-test.ts';
import { textsOf } from './texts.ts';

/** How often the page is styled when its mode is changed; colours that fade would do so each frame. */
const MOST_STYLINGS = 2;

test('a page changes between light and dark at once: nothing fades, and it is styled once', async ({
  page,
}) => {
  await page.goto(shopUrl('local'));
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  const mode = page.getByRole('button', { name: textsOf('ru')('shell.mode') });
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const stylings = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? 0;
  };
  // Prices and pictures of what is on screen still come.
  let before = -1;
  await expect
    .poll(
      async () => {
        const last = before;
        before = await stylings();
        return before - last;
      },
      { intervals: [400] },
    )
    .toBe(0);
  const fading = await mode.evaluate(
    (button: HTMLElement) =>
      new Promise<number>((resolve) => {
        button.click();
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            resolve(
              document.getAnimations().filter((animation) => animation instanceof CSSTransition).length,
            ),
          ),
        );
      }),
  );
  expect(fading).toBe(0);
  expect((await stylings()) - before).toBeLessThanOrEqual(MOST_STYLINGS);
  await expect(mode).toHaveAttribute('aria-pressed', 'true');
});
