import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Compiles the pages into one module that renders any page of any shop: see `entry.ts`. */
export function shopRenderer(): AstroIntegration {
  return {
    name: 'shop-renderer',
    hooks: {
      'astro:config:setup': ({ addMiddleware }) => {
        addMiddleware({ order: 'pre', entrypoint: new URL('./middleware.ts', import.meta.url) });
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'shop-renderer',
          entrypointResolution: 'auto',
          serverEntrypoint: fileURLToPath(new URL('./entry.ts', import.meta.url)),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: {
            staticOutput: 'stable',
            serverOutput: 'stable',
            hybridOutput: 'unsupported',
            sharpImageService: 'unsupported',
          },
        });
      },
    },
  };
}
