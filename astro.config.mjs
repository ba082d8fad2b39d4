import { defineConfig, passthroughImageService } from 'astro/config';
import i18next from 'astro-i18next';
import { shopRenderer } from './src/publisher/render/astro/adapter.ts';
import { reactIslands } from './src/publisher/render/astro/react-integration.ts';
import { contractCalls } from './src/publisher/render/compile/contract-calls.ts';
import { leafletWithoutHtml } from './src/publisher/render/compile/leaflet-without-html.ts';
import { fewScripts } from './src/publisher/render/compile/script-chunks.ts';
import { scriptSources } from './src/publisher/render/compile/script-sources.ts';
import { sourceIcons } from './src/publisher/render/compile/source-icons.ts';
import { sourceMessages } from './src/publisher/render/compile/source-messages.ts';
import { importedSheets, sourceSheets } from './src/publisher/render/compile/source-sheets.ts';

// A compile is told where to write; without that this is the development server.
const compileDirectory = process.env.STOREFRONT_COMPILE_DIRECTORY;

/** Equal sources compile to equal files: no comments, and no names made from where the project lies. */
const COMPILED = {
  comments: false,
  chunkFileNames: ({ name }) => `chunks/${name.replace(/[^\w-]+/g, '_')}.mjs`,
};

/** Who compiles for a service may write beside its draft, and not into the project. */
const cacheDir = compileDirectory && `${compileDirectory}.cache`;

export default defineConfig({
  srcDir: './src/storefront',
  output: 'server',
  outDir: compileDirectory ?? './dist',
  ...(cacheDir && { cacheDir }),
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  // Pictures belong to the shops and are never decoded here.
  image: { service: passthroughImageService() },
  vite: {
    ...(cacheDir && { cacheDir }),
    // The data of the shops changes by the thousand files; pages read it anew by themselves.
    server: { watch: { ignored: ['**/var/**'] } },
    build: { assetsInlineLimit: 0 },
    // Style sheets are no part of the compile; the development server serves them one by one.
    plugins: [
      sourceSheets(),
      importedSheets(),
      sourceIcons(),
      sourceMessages(import.meta.dirname),
      leafletWithoutHtml(),
      contractCalls(import.meta.dirname),
      fewScripts(),
      scriptSources(import.meta.dirname),
    ],
    // The compiled module stands alone, so that it may lie outside the project.
    ssr: compileDirectory ? { noExternal: true } : {},
    environments: { ssr: { build: { rolldownOptions: { output: COMPILED } } } },
  },
  integrations: [reactIslands(), i18next({ configPath: './astro-i18next.config.ts' })],
  adapter: shopRenderer(),
});
