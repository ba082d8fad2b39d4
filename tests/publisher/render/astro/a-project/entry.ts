import { createApp } from 'astro/app/entrypoint';
import { renderToString } from 'astro/runtime/server/index.js';
import { type Taps, tapPages } from '#publisher/render/astro/page-tap.ts';

/** Exports for the tests. */
export const app = createApp({ streaming: false });
export const untapped = new Map(app.manifest.pageMap);
export const taps: Taps = new WeakMap();
export const renderToText: typeof renderToString = renderToString;
tapPages(app.manifest, taps);
