import { launch } from 'puppeteer-core';
import type { Engine } from './engine.ts';
import { findElement, type Wanted } from './find-element.ts';
import { until } from './until.ts';

/** Firefox by WebDriver BiDi. */
export async function startFirefox(program: string, complaints: string[]): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: program, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  page.on('pageerror', (error) => complaints.push(`script error: ${error}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const find = (wanted: Wanted) =>
    until(`${wanted.role} "${wanted.name}"`, async () =>
      (await page.evaluateHandle(findElement, wanted)).asElement(),
    );
  return {
    async open(url) {
      await page.goto(url);
    },
    async press(wanted) {
      await (await find(wanted)).click();
    },
    async type(wanted, text) {
      const field = await find(wanted);
      await field.click({ count: 3 });
      await page.keyboard.press('Backspace');
      await field.type(text);
    },
    async see(wanted) {
      await find(wanted);
    },
    has: (wanted) => page.evaluate(findElement, wanted).then((found) => found !== null),
    address: async () => page.url(),
    read: (script) => page.evaluate(script),
    close: () => browser.close(),
  };
}
