import { fileURLToPath } from 'node:url';
import { type AstroIntegration, build } from 'astro';
import { passthroughImageService } from 'astro/config';
import { shopRenderer } from '#publisher/render/astro/adapter.ts';
import { reactIslands } from '#publisher/render/astro/react-integration.ts';

const ENTRY = fileURLToPath(new URL('./entry.ts', import.meta.url));

/** The storefront's own adapter with the entry beside this file. */
function adapter(): AstroIntegration {
  const own = shopRenderer();
  const done = own.hooks['astro:config:done'];
  return {
    ...own,
    hooks: {
      'astro:config:done': (options) =>
        done?.({
          ...options,
          setAdapter: (shown) => options.setAdapter({ ...shown, serverEntrypoint: ENTRY }),
        }),
    },
  };
}

/** Compiles the pages beside this file into the directory that is named as argument; a process of its own. */
await build({
  root: process.cwd(),
  configFile: false,
  srcDir: fileURLToPath(new URL('.', import.meta.url)),
  outDir: process.argv[2] ?? '',
  output: 'server',
  logLevel: 'error',
  devToolbar: { enabled: false },
  image: { service: passthroughImageService() },
  vite: { ssr: { noExternal: true } },
  integrations: [reactIslands()],
  adapter: adapter(),
});
