import { defineConfig, passthroughImageService } from 'astro/config';
import i18next from 'astro-i18next';
import { interactionDirective, shopRenderer } from './src/render/astro/adapter.ts';
import { reactIslands } from './src/render/astro/react-integration.ts';

// A compile is told where to write; without that this is the development server.
const compileDirectory = process.env.STOREFRONT_COMPILE_DIRECTORY;

/** Equal sources compile to equal files: no comments, and no names made from where the project lies. */
const COMPILED = {
  comments: false,
  chunkFileNames: ({ name }) => `chunks/${name.replace(/[^\w-]+/g, '_')}.mjs`,
};

export default defineConfig({
  output: 'server',
  outDir: compileDirectory ?? './dist',
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  // Pictures belong to the shops and are never decoded here.
  image: { service: passthroughImageService() },
  build: { inlineStylesheets: 'never' },
  vite: {
    // The data of the shops changes by the thousand files; pages read it anew by themselves.
    server: { watch: { ignored: ['**/var/**'] } },
    // One style sheet for the whole shop: some 10 KB once, nothing on the next page.
    build: { assetsInlineLimit: 0, cssCodeSplit: false },
    // The compiled module stands alone, so that it may lie outside the project.
    ssr: compileDirectory ? { noExternal: true } : {},
    environments: { ssr: { build: { rolldownOptions: { output: COMPILED } } } },
  },
  integrations: [
    reactIslands(),
    i18next({ configPath: './astro-i18next.config.ts' }),
    interactionDirective(),
  ],
  adapter: shopRenderer(),
});
