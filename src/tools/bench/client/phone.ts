import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { signInBrowser } from '#sandbox/demo/paying-customer.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser with a profile on disk, so that it keeps files and compiled scripts as those of shoppers do. */
export interface Phone {
  context: BrowserContext;
  /** A slow page that notes by `note` from its beginning on. */
  open<Arg>(note: (arg: Arg) => void, arg: Arg): Promise<Page>;
  close(): Promise<void>;
}

export interface PhoneOptions {
  /** Kept for the shop's origin, which makes its owner signed in; without one it is a guest's. */
  session?: string | undefined;
  /** How many times slower the processor is made. */
  slower: number;
  width?: number;
  /** Flags of the browser. */
  args?: readonly string[];
  /** The service worker serves what cannot be had, and no more: it is left out where nothing is said. */
  workers?: 'allow' | 'block';
}

/** Starts a browser that is so many times slower than the machine. */
export async function openPhone(
  executablePath: string,
  origin: string,
  { session, slower, width = 390, args = [], workers = 'block' }: PhoneOptions,
): Promise<Phone> {
  const directory = await mkdtemp(join(tmpdir(), 'phone-'));
  const isPhone = width < 800;
  const context = await chromium.launchPersistentContext(directory, {
    executablePath,
    args: [...ARGS, ...args],
    locale: 'ru-RU',
    timezoneId: 'Asia/Tashkent',
    serviceWorkers: workers,
    viewport: { width, height: isPhone ? 844 : 900 },
    ...(isPhone && { deviceScaleFactor: 2, hasTouch: true, isMobile: true }),
  });
  if (session) await signInBrowser(context, origin, session);
  return {
    context,
    async open(note, arg) {
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
      await page.addInitScript(note as (arg: unknown) => void, arg);
      return page;
    },
    async close() {
      await context.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
