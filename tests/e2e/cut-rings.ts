import type { Page } from '@playwright/test';

/** Elements that the keyboard can reach. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Elements whose ring of focus is cut by one around them that clips or scrolls, with the sides. */
export async function cutRingsOn(page: Page): Promise<string[]> {
  // Rings show once the keyboard is used.
  await page.keyboard.press('Tab');
  return page.evaluate((focusable) => {
    const found = [...document.querySelectorAll<HTMLElement>(focusable)].flatMap((element) => {
      element.focus();
      if (document.activeElement !== element || !element.checkVisibility()) return [];
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      if (outlineStyle === 'none' || ring <= 0) return [];
      const inner = element.getBoundingClientRect();
      const cut: string[] = [];
      for (let around = element.parentElement; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        const outer = around.getBoundingClientRect();
        const room = {
          top: inner.top - outer.top - around.clientTop,
          bottom: outer.top + around.clientTop + around.clientHeight - inner.bottom,
          left: inner.left - outer.left - around.clientLeft,
          right: outer.left + around.clientLeft + around.clientWidth - inner.right,
        };
        // The page itself moves up and down; nothing is cut there.
        const clips =
          around === document.body || around === document.documentElement ? [] : Object.entries(room);
        const sides = clips.filter(([side, length]) => {
          const isAcross = side === 'left' || side === 'right';
          const overflow = isAcross ? style.overflowX : style.overflowY;
          // One that is itself not in sight has no ring to cut.
          return overflow !== 'visible' && length > -1 && length < ring - 1;
        });
        if (sides.length > 0)
          cut.push(`${around.tagName}.${around.className}: ${sides.map(([side]) => side)}`);
      }
      return cut.map((place) => `${element.tagName}.${element.className} in ${place}`);
    });
    return [...new Set(found)];
  }, FOCUSABLE);
}
