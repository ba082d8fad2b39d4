import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import i18next from 'astro-i18next';
import { shopRenderer } from './src/render/adapter.ts';

export default defineConfig({
  output: 'server',
  outDir: process.env.STOREFRONT_COMPILE_DIRECTORY ?? './dist',
  trailingSlash: 'never',
  compressHTML: true,
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'never' },
  vite: { build: { assetsInlineLimit: 0 } },
  integrations: [react({ experimentalDisableStreaming: true }), i18next({ configPath: './astro-i18next.config.ts' })],
  adapter: shopRenderer(),
});
