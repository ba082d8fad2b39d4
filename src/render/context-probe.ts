import type { SSRResult } from 'astro';
import { createComponent, renderTemplate } from 'astro/runtime/server/index.js';

/** Shows nothing. Gives what Astro prepared for the render of the page to `locals.onContext`, which no page can see otherwise. */
export const ContextProbe = createComponent((result: SSRResult) => {
  const { locals } = result.createAstro({}, {}) as unknown as { locals: App.Locals };
  locals.onContext?.(result);
  return renderTemplate``;
});
