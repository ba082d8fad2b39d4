import { createHash } from 'node:crypto';
import { type ElementHandle, launch } from 'puppeteer-core';
import { findElement } from './find-element.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** A script that was on its way when its page was left came empty; Firefox complains of its hash. */
const HASH_OF_NOTHING = createHash('sha256').digest('base64');

/** Firefox by WebDriver BiDi. */
export async function startFirefox(program: string, complaints: string[]): Promise<Visitor> {
  const browser = await launch({ browser: 'firefox', executablePath: program, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  page.on('pageerror', (error) => {
    if (!String(error).includes(HASH_OF_NOTHING)) complaints.push(`script error: ${error}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return createVisitor<ElementHandle<Element>>({
    async open(url) {
      await page.goto(url);
    },
    run: (script, text) => page.evaluate(script, text),
    runOn: (element, script) => element.evaluate(script),
    find: async (wanted) =>
      (await page.evaluateHandle(findElement, wanted)).asElement() as ElementHandle<Element> | null,
    click: (_, middle) => page.mouse.click(...middle),
    async type(field, text) {
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.press('Backspace');
      await field.type(text);
    },
    async pickNext(select) {
      await select.focus();
      await page.keyboard.press('ArrowDown');
    },
    address: async () => page.url(),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  });
}
