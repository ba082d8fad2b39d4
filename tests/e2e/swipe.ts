import type { Locator, Page } from '@playwright/test';

/**
 * Scrolls an element by one screen, with a finger or a wheel, beginning at a height at which nothing lies
 * over it.
 */
export async function swipe(page: Page, element: Locator, isMobile: boolean, part = 0.5): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not on the page.`);
  const [x, y] = [box.x + box.width * 0.8, box.y + box.height * part];
  if (!isMobile) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(box.width * 0.8, 0);
    return;
  }
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: moved === undefined ? [] : [{ x: x - moved, y }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', step * 0.08 * box.width);
  await touch('touchEnd');
}
