import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import { findFreePort } from '../free-port.ts';
import { findElement, middleOf } from './find-element.ts';
import { SOON, until } from './until.ts';
import type { StartedEngine, Wanted } from './visitor.ts';

export interface WebKitPrograms {
  driver: string;
  browser: string;
  /** Gives the browser a screen where there is none. */
  screen: string;
}

/** WebKit of GTK by WebDriver. */
export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<StartedEngine> {
  const port = await findFreePort();
  // The screen takes the first number that is free, and says which.
  const display = spawn(screen, ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(display.stdout, 'data');
  const service = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
    stdio: 'ignore',
  });
  const end = async () => {
    service.kill();
    display.kill();
  };
  const options = { binary: browser, args: ['--automation'] };
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  const session = await until('the driver of WebKit', () =>
    new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build(),
  ).catch(async (error) => {
    await end();
    throw error;
  });
  const find = (wanted: Wanted) => session.executeScript<WebElement | null>(findElement, wanted);
  const come = (wanted: Wanted) => until(`${wanted.role} "${wanted.name}"`, () => find(wanted));
  /**
   * By the driver's own click, which waits for the page that a link opens; it knows no link around a picture,
   * so by the pointer then.
   */
  const press = (wanted: Wanted) =>
    until(`${wanted.role} "${wanted.name}"`, async () => {
      const element = await find(wanted);
      if (!element) return undefined;
      const middle = await session.executeScript<[number, number] | null>(middleOf, element);
      if (!middle) return undefined;
      const [x, y] = middle;
      await element.click().catch(() => session.actions().move({ x, y, duration: 0 }).click().perform());
      return element;
    });
  return {
    open: (url) => session.get(url),
    async press(wanted) {
      await press(wanted);
    },
    async type(wanted, text) {
      const field = await press(wanted);
      await field.sendKeys(Key.chord(Key.CONTROL, 'a'), Key.BACK_SPACE, text);
    },
    async see(wanted) {
      await come(wanted);
    },
    comes: (wanted) =>
      until(wanted.name, () => find(wanted), SOON).then(
        () => true,
        () => false,
      ),
    address: () => session.getCurrentUrl(),
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    async close() {
      await session.quit().finally(end);
    },
  };
}
