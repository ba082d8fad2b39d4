import type { AstroUserConfig } from 'astro';

type Plugin = Extract<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number], { name: string }>;

/** By this text Leaflet asks whether a browser draws SVG that stands in HTML. */
const ASKS_BY_HTML = "div.innerHTML = '<svg/>';";
const ASKS_BY_ELEMENT = "div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));";

/**
 * Lets Leaflet ask without making HTML of a text, which the policy of the pages allows to nobody: it would
 * stop while it is loaded. A Leaflet that asks in another way stops the compile.
 */
export function leafletWithoutHtml(): Plugin {
  return {
    name: 'leaflet-without-html',
    transform: {
      filter: { id: /\/leaflet\/src\/core\/Browser\.js$/ },
      handler: (code) => askByElement(code),
    },
  };
}

/** The module of Leaflet with the one line that would make HTML put right. */
export function askByElement(code: string): string {
  const safe = code.replace(ASKS_BY_HTML, ASKS_BY_ELEMENT);
  if (safe === code) throw new Error(`Leaflet's Browser.js has no ${ASKS_BY_HTML}: see record 12.`);
  return safe;
}
