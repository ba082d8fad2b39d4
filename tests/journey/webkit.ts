import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import { findFreePort } from '../free-port.ts';
import { findElement } from './find-element.ts';
import { until } from './until.ts';
import { createVisitor, type Visitor } from './visitor.ts';

export interface WebKitPrograms {
  driver: string;
  browser: string;
  /** Starts a virtual screen if the machine has none. */
  screen: string;
}

/** WebKit of GTK by WebDriver. */
export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Visitor> {
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
  return createVisitor<WebElement>({
    open: (url) => session.get(url),
    run: (script, text) => session.executeScript(script, text),
    runOn: (element, script) => session.executeScript(script, element),
    find: (wanted) => session.executeScript(findElement, wanted),
    /**
     * By the driver's own click, which waits for the page that a link opens; it knows no link around a
     * picture, so by the pointer then.
     */
    click: (element, [x, y]) =>
      element.click().catch(() => session.actions().move({ x, y, duration: 0 }).click().perform()),
    async type(field, text) {
      // The driver lets keys that are held go at the end of a call, and not before.
      await field.sendKeys(Key.CONTROL, 'a');
      await field.sendKeys(Key.BACK_SPACE, text);
    },
    pickNext: (select) => select.sendKeys(Key.ARROW_DOWN, Key.ENTER),
    address: () => session.getCurrentUrl(),
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    async close() {
      await session.quit().finally(end);
    },
  });
}
