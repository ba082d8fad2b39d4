import type { AstroUserConfig } from 'astro';
import { Features } from 'lightningcss';
import { customMedia } from '#domain/page/screen-width.ts';

type Plugin = Extract<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number], { name: string }>;

/** Lets the development server give each style sheet with the widths of screens in place of their names. */
export function sourceSheets(): Plugin {
  return {
    name: 'source-sheets',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({
      css: {
        transformer: 'lightningcss',
        lightningcss: { targets: {}, drafts: { customMedia: true }, include: Features.CustomMediaQueries },
      },
    }),
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (code) => ({ code: code + customMedia(), map: null }),
    },
  };
}

const LEFT_OUT = '\0sheet';

/** Leaves out of the compile what modules import of style: each shop has the sheets of its pages joined. */
export function importedSheets(): Plugin {
  return {
    name: 'imported-sheets',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.css$/ },
      handler: (_, importer) =>
        importer?.includes('/src/storefront/') ? { id: LEFT_OUT, moduleSideEffects: false } : null,
    },
    load: { filter: { id: new RegExp(`^${LEFT_OUT}$`) }, handler: () => '' },
  };
}
