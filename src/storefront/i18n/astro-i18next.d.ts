/** The package's types cannot be found through its `exports`; this is the part of them that is used here. */
declare module 'astro-i18next' {
  import type { AstroIntegration } from 'astro';
  import type { InitOptions } from 'i18next';

  export interface AstroI18nextConfig {
    defaultLocale: string;
    locales: string[];
    load?: ('server' | 'client')[];
    i18nextServer?: InitOptions;
    i18nextServerPlugins?: Record<string, string | null>;
  }

  export default function astroI18next(options?: { configPath?: string }): AstroIntegration;
}
