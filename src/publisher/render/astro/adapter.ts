import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Makes `client:interaction` known: an island that loads on the shopper's first touch. */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'client-interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interaction',
          entrypoint: fileURLToPath(
            new URL('../../../storefront/live/directive/interaction.ts', import.meta.url),
          ),
        });
      },
    },
  };
}

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
