import { languageSchema } from '#contract/value/primitive.ts';
import { notFound, refuseWriting } from '#platform/http/refusal.ts';
import type { Site } from '#platform/http/site.ts';
import { drawTile } from './draw-tile.ts';

const TILES_PATH = '/tiles/';

/**
 * The squares of the map: `/tiles/<zoom>/<column>/<row>.svg`, names in `?lang=` or Russian. Throws 404
 * outside of the map, and 405.
 */
export const tileSite: Site = {
  owns: (path) => path.startsWith(TILES_PATH),
  answer({ method, url }) {
    refuseWriting(method, url.pathname);
    const [, zoom, column, row] =
      /^(\d{1,2})\/(\d{1,7})\/(\d{1,7})\.svg$/.exec(url.pathname.slice(TILES_PATH.length)) ?? [];
    const language = languageSchema.catch('ru').parse(url.searchParams.get('lang'));
    const tile =
      row === undefined ? undefined : drawTile(Number(zoom), Number(column), Number(row), language);
    if (!tile) throw notFound(`There is no piece of the map at ${url.pathname}.`);
    return {
      status: 200,
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=604800' },
      body: Buffer.from(tile),
    };
  },
};
