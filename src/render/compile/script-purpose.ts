/**
 * What may run in a shopper's browser, and why: folders of `src` and packages. A script that holds anything
 * else has no purpose, and the gate refuses it.
 */
const PURPOSES: Readonly<Record<string, string>> = {
  'src/client/':
    'What every page does by itself: badges, lists, cart, prices, toasts, menu, language, mode, measuring.',
  'src/islands/directive/': 'Starts the islands of a page at the first touch.',
  'src/islands/': 'What a shopper works with: the cart, quantities.',
  'src/service-worker/': 'Shows what was kept of the shop where there is no connection.',
  'src/stores/': 'What the browser keeps: cart, session, favourites, comparison, prices.',
  'src/domain/': 'The rules of a shop, the same as at the build.',
  'src/card/': 'Draws cards of products that are asked for later.',
  'src/contract/': 'How calls of the platform are asked and read.',
  'src/i18n/': 'Texts in the language of the page.',
  'src/lib/': 'Small things that the rules need.',
  'src/paths.ts': 'Addresses of pages.',
  'src/overlays/': 'Shows dialogs over any page, when they are asked for.',
  'node_modules/@astrojs/react/': 'Gives islands to React.',
  'node_modules/@hookform/resolvers/': 'Holds what a form was given against its rules.',
  'node_modules/@nanostores/persistent/': 'Keeps stores in the browser.',
  'node_modules/@nanostores/react/': 'Lets islands follow stores.',
  'node_modules/@maskito/': 'Writes phones and card numbers as they are read, however fast they are typed.',
  'node_modules/astro/': 'Loads the islands of a page.',
  'node_modules/dijkstrajs/': 'Finds the shortest way to write a text as QR code.',
  'node_modules/jsbarcode/': 'Draws the barcode for the cash desk, when it is first shown.',
  'node_modules/leaflet/': 'Shows a map, where a shopper opens one.',
  'node_modules/nanostores/': 'Stores that parts of a page share.',
  'node_modules/qrcode/': 'Draws the QR code for the cash desk, when it is first shown.',
  'node_modules/react-dom/': 'Draws islands.',
  'node_modules/react-hook-form/': 'Keeps what stands in a form, and its errors.',
  'node_modules/react/': 'Draws islands.',
  'node_modules/scheduler/': 'Lets React work in small steps.',
  'node_modules/zod/': 'Checks what the platform and the browser hand over.',
  'src/pages/fragment/scripts.astro': 'Names what every page loads.',
  'bundler:': 'Joins the files of a script.',
};

const PREFIXES = Object.keys(PURPOSES).sort((a, b) => b.length - a.length);

/** Why a module may run in a browser; undefined where nothing allows it. */
export function purposeOf(module: string): string | undefined {
  const prefix = PREFIXES.find((one) => module.startsWith(one));
  return prefix && PURPOSES[prefix];
}
