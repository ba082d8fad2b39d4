import { existsSync, globSync } from 'node:fs';

/** Programs by which pages are tried in Firefox and in WebKit, as Debian installs them. */
const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const WEBKIT_BROWSER = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser';
const SCREEN = '/usr/bin/Xvfb';

export interface Engines {
  firefox: string | undefined;
  webkit: { driver: string; browser: string; screen: string } | undefined;
  /** Browsers that are not on this machine and ways to get them, as sentences. */
  lacking: string[];
}

/** The browsers of other engines on this machine. */
export function findEngines(): Engines {
  const [browser] = globSync(WEBKIT_BROWSER);
  const firefox = existsSync(FIREFOX) ? FIREFOX : undefined;
  const webkit =
    browser !== undefined && existsSync(WEBKIT_DRIVER) && existsSync(SCREEN)
      ? { driver: WEBKIT_DRIVER, browser, screen: SCREEN }
      : undefined;
  return {
    firefox,
    webkit,
    lacking: [
      ...(firefox ? [] : ['Firefox is not on this machine: apt-get install firefox-esr']),
      ...(webkit
        ? []
        : ['WebKit is not on this machine: apt-get install webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb']),
    ],
  };
}
