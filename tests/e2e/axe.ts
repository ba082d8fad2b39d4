import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Rules of WCAG 2.2 to AA, and axe's further advice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every page loads it again, so it is the minified one. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Faults that axe finds on the page, as sentences: in light mode all, in dark mode those of colour. Axe is
 * loaded once a page; no page of ours has frames.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(untilStill);
    found.push(...(await page.evaluate(runAxe, [colorScheme, RULES] as const)));
  }
  return found;
}

/**
 * Waits for elements that fade in, whose colours differ until they are there. Endless motion is left as it
 * is.
 */
async function untilStill(): Promise<void> {
  const arriving = document
    .getAnimations()
    .filter(
      ({ playState, timeline, currentTime, effect }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        Number(effect?.getComputedTiming().endTime) - Number(currentTime) < 1_000,
    );
  await Promise.allSettled(arriving.map(({ finished }) => finished));
}

async function runAxe([scheme, tags]: readonly [string, string[]]): Promise<string[]> {
  const run = async (within: axe.ElementContext, runOnly: string[]) =>
    (await window.axe.run(within, { runOnly, resultTypes: ['violations'], preload: false })).violations;
  const found: string[] = [];
  for (const { id, nodes } of await run(document, scheme === 'light' ? tags : ['color-contrast']))
    for (const { html, any, target } of nodes) {
      const element = document.querySelector(String(target[0]));
      if (id === 'target-size' && element) {
        // A bar at the edge of the screen may still cover the element.
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        if ((await run(element, [id])).length === 0) continue;
      }
      found.push(`${scheme}: ${id}: ${html} ${any[0]?.message ?? ''}`);
    }
  return found;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
