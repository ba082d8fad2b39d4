import { languageSchema } from '#contract/primitive.ts';
import { notFound, Refusal } from '#sandbox/http/refusal.ts';
import type { Reply } from '#sandbox/http/reply.ts';
import { drawTile } from './draw-tile.ts';

export const TILES_PATH = '/tiles/';

/** Draws the piece of the map that a path names: `/tiles/<zoom>/<column>/<row>.svg`, its names in `?lang=` or Russian. Throws 404 outside of it. */
export function answerTile(method: string, url: URL): Reply {
  if (method !== 'GET' && method !== 'HEAD')
    throw new Refusal(
      405,
      { code: 'wrong-method', message: `${url.pathname} takes GET, not ${method}.` },
      { allow: 'GET' },
    );
  const [, zoom, column, row] =
    /^(\d{1,2})\/(\d{1,7})\/(\d{1,7})\.svg$/.exec(url.pathname.slice(TILES_PATH.length)) ?? [];
  const language = languageSchema.catch('ru').parse(url.searchParams.get('lang'));
  const tile = row === undefined ? undefined : drawTile(Number(zoom), Number(column), Number(row), language);
  if (!tile) throw notFound(`There is no piece of the map at ${url.pathname}.`);
  return {
    status: 200,
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=604800' },
    body: Buffer.from(tile),
  };
}
