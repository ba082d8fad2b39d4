import type { Locator, Page } from '@playwright/test';

/** Pixels of a frame: a leap over the whole page moves what comes in the same frame. */
const STEP = 80;

/** Scrolls down until an element is in sight, as a finger does. */
export function scrollTo(target: Locator): Promise<void> {
  return target.evaluate(async (element, step) => {
    for (let before = -1; before !== scrollY && element.getBoundingClientRect().bottom > innerHeight; ) {
      before = scrollY;
      scrollBy({ top: step, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  }, STEP);
}

/**
 * How far the parts of the page have moved by themselves since it was opened, as the browser adds it up. It
 * tells of a move some time later: a part of our own moves last, and all that is told before it counts.
 */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
    }
    const frame = () => new Promise(requestAnimationFrame);
    const own = document.createElement('div');
    own.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 99px; height: 99px; background: red';
    document.body.append(own);
    await frame();
    await frame();
    const moved = performance.now();
    own.style.top = '200px';
    const sum = await new Promise<number>((resolve) => {
      let before = 0;
      new PerformanceObserver((list, observer) => {
        for (const { startTime, value, hadRecentInput } of list.getEntries() as Shift[]) {
          if (startTime < moved) before += hadRecentInput ? 0 : value;
          else {
            observer.disconnect();
            resolve(before);
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    own.remove();
    return sum;
  });
}
