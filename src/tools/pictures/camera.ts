import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { signInBrowser } from '#sandbox/demo/paying-customer.ts';
import { type Cut, PHONE, SCHEMES } from './shot.ts';

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'];

/** A phone has a finger and no mouse, which the emulation alone does not take away. */
const FINGER =
  '--blink-settings=availableHoverTypes=1,primaryHoverType=1,availablePointerTypes=2,primaryPointerType=2';

/** Part of a page for a picture, and its file, whose name says in which colours. */
export interface View {
  cut: Cut;
  file: (scheme: (typeof SCHEMES)[number]) => string;
}

/** A browser that takes pictures of pages. */
export interface Camera {
  /**
   * Opens the address on a screen of this width and takes each picture in light and in dark, as the owner of
   * a session sees it, or else a guest.
   */
  take(address: string, width: number, views: readonly View[], session?: string): Promise<void>;
  close(): Promise<void>;
}

export async function openCamera(executablePath: string): Promise<Camera> {
  const desk = await chromium.launch({ executablePath, args: ARGS });
  const phone = await chromium.launch({ executablePath, args: [...ARGS, FINGER] });
  return {
    async take(address, width, views, session) {
      const page = await openPage(width === PHONE ? phone : desk, width);
      try {
        if (session) await signInBrowser(page.context(), new URL(address).origin, session);
        await page.goto(address);
        // Some pages lead a guest on: what is pictured is where they lead.
        await page.waitForLoadState('networkidle');
        await page.evaluate(seeAll);
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          for (const { cut, file } of views) await picture(page, cut, file(colorScheme));
        }
      } finally {
        await page.context().close();
      }
    },
    async close() {
      await desk.close();
      await phone.close();
    },
  };
}

async function openPage(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({
    locale: 'ru-RU',
    timezoneId: 'Asia/Tashkent',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: { width, height: width === PHONE ? 844 : 900 },
    ...(width === PHONE && { hasTouch: true, isMobile: true }),
  });
  // A ceiling for a machine with much else to do.
  context.setDefaultTimeout(120_000);
  return context.newPage();
}

/** Scrolls down and up, since some pictures come only then, and waits until all are there. */
async function seeAll(): Promise<void> {
  // Parts far from the screen are not drawn, and a picture of the whole page would have holes.
  for (const part of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top);
    await frame();
    await frame();
  }
  scrollTo(0, 0);
  const shown = [...document.images].filter((image) => image.checkVisibility());
  const patience = new Promise((resolve) => setTimeout(resolve, 10_000));
  for (const image of shown)
    if (!image.complete)
      await Promise.race([patience, new Promise((resolve) => image.addEventListener('load', resolve))]);
  await document.fonts.ready;
  await frame();
}

async function picture(page: Page, cut: Cut, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const { width = 0, height: screen = 0 } = page.viewportSize() ?? {};
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  let [top, height] = [0, Math.min(cut.height, whole)];
  if (cut.from === 'bottom') top = screen - height;
  if (cut.from === 'element') {
    const box = await page.locator(cut.selector).first().boundingBox();
    if (!box) throw new Error(`${page.url()} shows no ${cut.selector}, which is to be pictured.`);
    [top, height] = [box.y, Math.min(box.height, cut.height)];
  }
  await page.screenshot({
    path,
    type: 'jpeg',
    quality: 82,
    fullPage: cut.from !== 'bottom',
    clip: { x: 0, y: top, width, height },
    animations: 'disabled',
  });
}
