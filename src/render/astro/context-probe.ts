import type { SSRResult } from 'astro';
import { createComponent, renderTemplate } from 'astro/runtime/server/index.js';

/** Shows nothing. Gives what Astro prepared for the render of the page to `locals.onContext`, which no page can see otherwise. */
export const ContextProbe = createComponent((result: SSRResult) => {
  const { locals, routePattern } = result.createAstro({}, {}) as unknown as {
    locals: App.Locals;
    routePattern: string;
  };
  locals.onContext?.(result, routePattern);
  return renderTemplate``;
});
