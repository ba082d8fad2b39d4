import { expect, type Locator, type Page } from '@playwright/test';

/** A way to use a page. */
export interface Hand {
  press(target: Locator): Promise<void>;
  /** Replaces the text of a field, and confirms it. */
  type(target: Locator, text: string): Promise<void>;
  /** Replaces the text of a field. */
  fill(target: Locator, text: string): Promise<void>;
  /** Chooses the first of a select that is something. */
  pickFirst(select: Locator): Promise<void>;
  /** Chooses one of a group of radio buttons. */
  choose(radio: Locator, group: Locator): Promise<void>;
}

/** More stops than the longest page has before its footer. */
const MOST_STOPS = 400;

export const HANDS: Record<'mouse' | 'touch' | 'keyboard', (page: Page) => Hand> = {
  mouse: () => ({
    press: (target) => target.click(),
    async type(target, text) {
      await target.fill(text);
      await target.press('Enter');
    },
    fill: (target, text) => target.fill(text),
    pickFirst: async (select) => void (await select.selectOption({ index: 1 })),
    choose: (radio) => radio.click(),
  }),

  touch: () => ({
    press: (target) => target.tap(),
    async type(target, text) {
      await target.tap();
      await target.fill(text);
      await target.press('Enter');
    },
    async fill(target, text) {
      await target.tap();
      await target.fill(text);
    },
    pickFirst: async (select) => void (await select.selectOption({ index: 1 })),
    choose: (radio) => radio.tap(),
  }),

  keyboard: (page) => {
    /** Goes on with the Tab key until the target has the focus, which must show. */
    async function reach(target: Locator): Promise<void> {
      await expect(target).toBeVisible();
      // Found once, and gone near at once: to look for a role and a name at each stop takes ten times as
      // long.
      const element = await target.evaluateHandle((one) => one);
      const near = Math.floor(0.8 * (await element.evaluate(stopsBefore)));
      // As if the key were held: all presses are sent at once, and the browser takes them in turn.
      await Promise.all(Array.from({ length: near }, () => page.keyboard.down('Tab')));
      await page.keyboard.up('Tab');
      for (let stop = 0; stop < MOST_STOPS; stop += 1) {
        if (await element.evaluate((one) => one === document.activeElement)) {
          expect(await target.evaluate(showsFocus), `the focus shows on ${target}`).toBe(true);
          return;
        }
        await page.keyboard.press('Tab');
      }
      throw new Error(`The Tab key does not lead to ${target}.`);
    }
    async function fill(target: Locator, text: string): Promise<void> {
      await reach(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    }
    return {
      async press(target) {
        await reach(target);
        await page.keyboard.press('Enter');
      },
      async type(target, text) {
        await fill(target, text);
        await page.keyboard.press('Enter');
      },
      fill,
      async pickFirst(select) {
        await reach(select);
        await page.keyboard.press('ArrowDown');
      },
      async choose(radio, group) {
        await reach(group.getByRole('radio', { checked: true }));
        for (let at = await group.getByRole('radio').count(); at > 0; at -= 1) {
          if (await radio.isChecked()) return;
          await page.keyboard.press('ArrowDown');
        }
        await expect(radio).toBeChecked();
      },
    };
  },
};

/** Estimated number of Tab stops from the focus to an element below it; 0 if it is above. */
function stopsBefore(element: Element): number {
  const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled, [tabindex="-1"]'),
  );
  const focused = document.activeElement;
  const from = focused ? stops.indexOf(focused) : -1;
  return Math.max(0, stops.indexOf(element) - Math.max(0, from) - 1);
}

/** True if the focus is visible: by an outline of the element, of an overlay, or of a card around it. */
function showsFocus(element: Element): boolean {
  const isOutlined = (one: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one, pseudo);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  const card = element.closest('article');
  return (
    element.matches(':focus-visible') &&
    (isOutlined(element) || isOutlined(element, '::after') || (card !== null && isOutlined(card)))
  );
}
