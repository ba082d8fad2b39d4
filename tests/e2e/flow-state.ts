import { expect, type FullProject, type Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { ON_PHONES, ON_WIDE_SCREENS } from './screens.ts';
import { rawKeysOn, sidewaysOn, smallTargetsOn, zoomingFieldsOn } from './visit.ts';

/** The narrowest phone, in CSS pixels. */
const NARROWEST = 320;

/**
 * In which language which screen reads a flow: texts are longest in Uzbek, and narrow screens tell most of
 * them. Wide ones read some flows in Russian, some in English.
 */
export const readIn = (wide: 'ru' | 'en') => [[wide, ON_WIDE_SCREENS] as const, ['uz', ON_PHONES] as const];

/**
 * Checks a state of the shop: no complaint of axe in light and dark, no missing text, no motion if it is
 * reduced; on a phone nothing wider than the screen, and buttons large enough for fingers; on a wide screen
 * visible edges and focus in forced colours.
 */
export function stateReader(
  page: Page,
  { use: { isMobile } }: FullProject,
): (state: string) => Promise<void> {
  return async (state) => {
    const found = await violationsOn(page);
    const faults = [...(await rawKeysOn(page)), ...(await movingOn(page))];
    if (isMobile) {
      // The bars of a phone cover scrolled content; sizes of targets are measured here instead.
      faults.push(...found.filter((fault) => !/partially obscured/.test(fault)));
      faults.push(...(await smallTargetsOn(page)), ...(await zoomingFieldsOn(page)));
      const size = page.viewportSize();
      await page.setViewportSize({ width: NARROWEST, height: size?.height ?? 0 });
      faults.push(...(await sidewaysOn(page)));
      if (size) await page.setViewportSize(size);
    } else faults.push(...found, ...(await unseenInForcedColors(page)));
    expect.soft(faults, state).toEqual([]);
  };
}

/** Motion on a page whose shopper wants less of it. */
function movingOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) throw new Error('Motion is not reduced.');
    return document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .map(({ effect }) => `${(effect as KeyframeEffect).target?.className} moves`);
  });
}

/** Dialogs without an edge, and invisible focus, in forced colours. */
async function unseenInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const unseen = await page.evaluate(() => {
    const has = (line: 'border' | 'outline', element: Element | null) => {
      const style = element && getComputedStyle(element);
      return (
        style?.getPropertyValue(`${line}-top-style`) === 'solid' ||
        style?.getPropertyValue(`${line}-style`) === 'solid'
      );
    };
    const bare = [...document.querySelectorAll('dialog[open]')].filter((dialog) => !has('border', dialog));
    const focused = document.activeElement;
    const isLost =
      focused?.matches('a, button, input, select, textarea') === true &&
      focused.matches(':focus-visible') &&
      !has('outline', focused) &&
      !has('outline', focused.closest('label, article'));
    return [
      ...bare.map(({ className }) => `${className} has no edge`),
      ...(isLost ? [`the focus does not show on ${focused.outerHTML.slice(0, 120)}`] : []),
    ];
  });
  await page.emulateMedia({ forcedColors: null });
  return unseen;
}
