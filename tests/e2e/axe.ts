import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.2 to AA, and what axe advises beyond it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the page as it stands, as sentences: in light all of it, in dark what colours alone can
 * change. Axe is read once a page; no page of ours has frames.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(
      ...(await page.evaluate(
        async ([scheme, tags]) => {
          const { violations } = await window.axe.run(document, {
            runOnly: scheme === 'light' ? tags : ['color-contrast'],
            resultTypes: ['violations'],
            preload: false,
          });
          return violations.flatMap(({ id, nodes }) =>
            nodes.map(({ html, any }) => `${scheme}: ${id}: ${html} ${any[0]?.message ?? ''}`),
          );
        },
        [colorScheme, RULES] as const,
      )),
    );
  }
  return found;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
