import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { build } from 'astro';
import i18next from 'astro-i18next';
import { contractCalls } from '#publisher/render/compile/contract-calls.ts';
import { leafletWithoutHtml } from '#publisher/render/compile/leaflet-without-html.ts';
import { sourceMessages } from '#publisher/render/compile/source-messages.ts';

const PROJECT_ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Builds the product pages as plain `astro build` does: `getStaticPaths`, one process, nothing compressed.
 * Its own process, started by the bench; prints the seconds from the compiled pages to the last page written.
 */
const [outDirectory = ''] = process.argv.slice(2);
let started = 0;
let ended = 0;

await build({
  root: PROJECT_ROOT,
  configFile: false,
  srcDir: './src/tools/bench/baseline',
  outDir: outDirectory,
  output: 'static',
  logLevel: 'error',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  vite: {
    build: { assetsInlineLimit: 0 },
    plugins: [sourceMessages(PROJECT_ROOT), leafletWithoutHtml(), contractCalls(PROJECT_ROOT)],
  },
  integrations: [
    react(),
    i18next({ configPath: './astro-i18next.config.ts' }),
    {
      name: 'bench-clock',
      hooks: {
        'astro:build:ssr': () => {
          started = performance.now();
        },
        'astro:build:generated': () => {
          ended = performance.now();
        },
      },
    },
  ],
});
rmSync(outDirectory, { recursive: true, force: true });
console.log(JSON.stringify({ seconds: (ended - started) / 1000 }));
