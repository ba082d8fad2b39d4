import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities, Key, WebElement } from 'selenium-webdriver';
import { freePort } from '../free-port.ts';
import type { Engine } from './engine.ts';
import { findElement, type Wanted } from './find-element.ts';
import { until } from './until.ts';

export interface WebKitPrograms {
  driver: string;
  browser: string;
  /** Gives the browser a screen where there is none. */
  screen: string;
}

/** WebKit of GTK by WebDriver. */
export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Engine> {
  const port = await freePort();
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
  const find = (wanted: Wanted) =>
    until(`${wanted.role} "${wanted.name}"`, () => session.executeScript<WebElement | null>(findElement, wanted));
  return {
    open: (url) => session.get(url),
    async press(wanted) {
      await (await find(wanted)).click();
    },
    async type(wanted, text) {
      const field = await find(wanted);
      await field.click();
      await field.sendKeys(Key.chord(Key.CONTROL, 'a'), Key.BACK_SPACE, text);
    },
    async see(wanted) {
      await find(wanted);
    },
    has: async (wanted) => (await session.executeScript(findElement, wanted)) instanceof WebElement,
    address: () => session.getCurrentUrl(),
    read: (script) => session.executeScript(`return (${script})`),
    async close() {
      await session.quit().finally(end);
    },
  };
}
