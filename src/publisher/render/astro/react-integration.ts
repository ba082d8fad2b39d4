import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

const SERVER = fileURLToPath(new URL('./react-server.ts', import.meta.url));

/** React with `react-server.ts` in place of the integration's own server part. */
export function reactIslands(): AstroIntegration {
  const integration = react({ experimentalDisableStreaming: true });
  const setUp = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setUp?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, serverEntrypoint: SERVER }),
        }),
    },
  };
}
