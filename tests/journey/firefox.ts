import { createHash } from 'node:crypto';
import { type ElementHandle, launch } from 'puppeteer-core';
import { findElement, middleOf } from './find-element.ts';
import { SOON, until } from './until.ts';
import type { StartedEngine, Wanted } from './visitor.ts';

/** A script that was on its way when its page was left came empty; Firefox complains of its hash. */
const HASH_OF_NOTHING = createHash('sha256').digest('base64');

/** Firefox by WebDriver BiDi. */
export async function startFirefox(program: string, complaints: string[]): Promise<StartedEngine> {
  const browser = await launch({ browser: 'firefox', executablePath: program, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  page.on('pageerror', (error) => {
    if (!String(error).includes(HASH_OF_NOTHING)) complaints.push(`script error: ${error}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const find = async (wanted: Wanted) =>
    (await page.evaluateHandle(findElement, wanted)).asElement() as ElementHandle<Element> | null;
  const come = (wanted: Wanted) => until(`${wanted.role} "${wanted.name}"`, () => find(wanted));
  // A page may draw an element anew between the look and the press: it is looked for again then.
  const press = (wanted: Wanted) =>
    until(`${wanted.role} "${wanted.name}"`, async () => {
      const element = await find(wanted);
      const middle = await element?.evaluate(middleOf);
      if (!element || !middle) return undefined;
      await page.mouse.click(...middle);
      return element;
    });
  return {
    async open(url) {
      await page.goto(url);
    },
    async press(wanted) {
      await press(wanted);
    },
    async type(wanted, text) {
      const field = await press(wanted);
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.press('Backspace');
      await field.type(text);
    },
    async see(wanted) {
      await come(wanted);
    },
    comes: (wanted) =>
      until(wanted.name, () => find(wanted), SOON).then(
        () => true,
        () => false,
      ),
    address: async () => page.url(),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
