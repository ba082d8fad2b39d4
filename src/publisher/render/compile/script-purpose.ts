/**
 * Folders of `src` and packages that may run in a shopper's browser, with the reason. A script of anything
 * else has no purpose, and the gate refuses it.
 */
const PURPOSES: Readonly<Record<string, string>> = {
  'src/storefront/': 'A feature of the shop, as its page and its dialogs use it in a browser.',
  'src/storefront/live/':
    'What every page does by itself: badges, lists, toasts, menu, language, mode, measuring, dialogs.',
  'src/storefront/service-worker/': 'Shows what was kept of the shop where there is no connection.',
  'src/domain/': 'The rules of a shop, the same as at the build.',
  'src/contract/': 'How calls of the platform are asked and read.',
  'src/lib/': 'Small things that the rules need.',
  'node_modules/@astrojs/react/': 'Gives islands to React.',
  'node_modules/@hookform/resolvers/': 'Holds what a form was given against its rules.',
  'node_modules/@nanostores/persistent/': 'Keeps stores in the browser.',
  'node_modules/@nanostores/react/': 'Lets islands follow stores.',
  'node_modules/astro/': 'Loads the islands of a page.',
  'node_modules/jsbarcode/': 'Draws the barcode for the cash desk, when it is first shown.',
  'node_modules/leaflet/': 'Shows a map, where a shopper opens one.',
  'node_modules/nanostores/': 'Stores that parts of a page share.',
  'node_modules/lean-qr/': 'Draws the QR code for the cash desk, when it is first shown.',
  'node_modules/react-dom/': 'Draws islands.',
  'node_modules/react-hook-form/': 'Keeps what stands in a form, and its errors.',
  'node_modules/react/': 'Draws islands.',
  'node_modules/scheduler/': 'Lets React work in small steps.',
  'node_modules/zod/': 'Checks what the platform and the browser hand over.',
  'src/storefront/pages/fragment/scripts.astro': 'Names what every page loads.',
  'bundler:': 'Joins the files of a script.',
};

/** Folders of what is rendered at the build alone. */
const AT_THE_BUILD = /^src\/storefront\/(?:entries|layouts|pages|seo|view)\//;

const PREFIXES = Object.keys(PURPOSES).sort((a, b) => b.length - a.length);

/** Why a module may run in a browser; undefined where nothing allows it. */
export function purposeOf(module: string): string | undefined {
  const prefix = PREFIXES.find((one) => module.startsWith(one));
  if (AT_THE_BUILD.test(module) && prefix !== module) return undefined;
  return prefix && PURPOSES[prefix];
}
