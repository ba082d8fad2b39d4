import type { AstroUserConfig } from 'astro';
import { sourceIconsPath } from '#publisher/render/astro/source-icons-path.ts';
import { iconSprite } from './icon-sprite.ts';

type Plugin = Extract<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number], { name: string }>;

const ADDRESS = new RegExp(`^${sourceIconsPath('(\\d+)')}$`);

/** Lets the development server give each set of icons. */
export function sourceIcons(): Plugin {
  return {
    name: 'source-icons',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, number] = ADDRESS.exec(request.url ?? '') ?? [];
        if (number === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml').end(iconSprite(Number(number)));
      });
    },
  };
}
