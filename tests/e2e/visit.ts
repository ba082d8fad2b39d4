import type { Page } from '@playwright/test';
import { DICTIONARIES } from '#publisher/render/dictionary/dictionary.ts';

/**
 * The least height and width of something to press with a finger, in CSS pixels; half a pixel is lost in
 * rounding.
 */
const TARGET = 43.5;

const areas = new Set(Object.keys(DICTIONARIES.ru).map((key) => key.split('.')[0]));

/** A key of the dictionaries in place of its text. */
const RAW_KEY = `\\b(?:${[...areas].join('|')})\\.[a-z][\\w-]*\\b`;

/** Messages that are shown by their key, in texts and in names for screen readers. */
export function rawKeysOn(page: Page): Promise<string[]> {
  return page.evaluate((pattern) => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')];
    const attributes = named.flatMap((element) =>
      ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const data of body.querySelectorAll('script, style')) data.remove();
    return [document.title, body.textContent, ...attributes].join('\n').match(new RegExp(pattern, 'g')) ?? [];
  }, RAW_KEY);
}

/**
 * Elements over the right edge of the screen, so that the page scrolls sideways or a phone lays it out wider,
 * or of their dialog.
 */
export function sidewaysOn(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    const cut = [...document.querySelectorAll('dialog[open] :is(button, a.button)')].filter(
      (element) =>
        element.getBoundingClientRect().right >
        (element.closest('dialog')?.getBoundingClientRect().right ?? 0) + 1,
    );
    if (cut.length > 0) return cut.map(({ textContent }) => `${textContent} leaves its dialog`);
    const laidOut = Math.max(document.documentElement.scrollWidth, innerWidth);
    if (laidOut <= width) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    );
    return [
      `the page is ${laidOut} wide`,
      ...wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ];
  }, page.viewportSize()?.width ?? 0);
}

/** Buttons, and links that look like one. */
const BUTTONS = 'button, [role=button], input:is([type=button], [type=submit], [type=reset]), a.button';

/** Buttons that are too small for a finger. */
export function smallTargetsOn(page: Page): Promise<string[]> {
  return page.evaluate(
    ([buttons, least]) =>
      [...document.querySelectorAll(buttons)].flatMap((element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return [];
        const { width, height } = element.getBoundingClientRect();
        if (width === 0 || height === 0) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
        return width < least || height < least
          ? [`${name} is ${width.toFixed(0)} × ${height.toFixed(0)}`]
          : [];
      }),
    [BUTTONS, TARGET] as const,
  );
}

const UNTYPED = ['checkbox', 'radio', 'range', 'file'].map((type) => `[type=${type}]`).join(', ');

/** Fields whose text is so small that phones of Apple zoom into them, and stay there. */
export function zoomingFieldsOn(page: Page): Promise<string[]> {
  return page.evaluate(
    (untyped) =>
      [...document.querySelectorAll(`input:not(${untyped}), select, textarea`)]
        .filter((field) => field.checkVisibility({ visibilityProperty: true }))
        .flatMap((field) => {
          const size = Number.parseFloat(getComputedStyle(field).fontSize);
          return size < 16 ? [`${field.outerHTML.slice(0, 80)} has ${size} px`] : [];
        }),
    UNTYPED,
  );
}
