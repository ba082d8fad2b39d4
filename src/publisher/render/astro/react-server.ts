import react from '@astrojs/react/server.js';
import type { NamedSSRLoadedRendererValue } from 'astro';
import { ISLAND_ATTRIBUTE } from '#storefront/page/island.ts';

/**
 * React on the server as its integration brings it, but for three things: nothing is rendered a second time
 * only to find out that it is React's; an island is the same bytes wherever it was made, so it bears neither
 * its number on the page nor a name made from where the project lies; and it bears an attribute of our own.
 */
const renderer: NamedSSRLoadedRendererValue = {
  ...react,
  check: async (component) => typeof component !== 'string',
  async renderToStaticMarkup(component, props, slots, metadata) {
    // Without `this` there is no page to count in.
    const { html } = await react.renderToStaticMarkup.call(undefined, component, props, slots, metadata);
    const uid = metadata?.componentExport?.value ?? '';
    // Without an empty prefix the browser begins the ids of `useId` with "null", and the server does not.
    return { html, attrs: { uid, [ISLAND_ATTRIBUTE]: '', prefix: '' } };
  },
};

export default renderer;
