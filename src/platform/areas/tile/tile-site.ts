import { readFileSync } from 'node:fs';
import { notFound, refuseWriting } from '#platform/http/refusal.ts';
import type { Site } from '#platform/http/site.ts';

const TILES_PATH = '/tiles/';
const TILE_SIZE = 256;

/** Tiles on a side of a sheet; its edges meet the opposite ones, so that it repeats over the whole map. */
const SHEET_TILES = 4;

const SHEET_FRAME = 'width="1024" height="1024" viewBox="0 0 1024 1024"';

/** Pictures of an invented map by the nearest zoom that they are for. */
const SHEETS: readonly { maxZoom: number; svg: string }[] = [
  { maxZoom: 9, svg: readSheet(`${import.meta.dirname}/land.svg`) },
  { maxZoom: 14, svg: readSheet(`${import.meta.dirname}/town.svg`) },
  { maxZoom: 19, svg: readSheet(`${import.meta.dirname}/street.svg`) },
];

/** The map tiles `/tiles/<zoom>/<column>/<row>.svg`. Throws 404 outside of the map, and 405. */
export const tileSite: Site = {
  owns: (path) => path.startsWith(TILES_PATH),
  answer({ method, url }) {
    refuseWriting(method, url.pathname);
    const [, zoom, column, row] =
      /^(\d{1,2})\/(\d{1,7})\/(\d{1,7})\.svg$/.exec(url.pathname.slice(TILES_PATH.length)) ?? [];
    const tile = row === undefined ? undefined : cutTile(Number(zoom), Number(column), Number(row));
    if (!tile) throw notFound(`There is no tile at ${url.pathname}.`);
    return {
      status: 200,
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=604800' },
      body: Buffer.from(tile),
    };
  },
};

function readSheet(url: string): string {
  const svg = readFileSync(url, 'utf8');
  if (!svg.includes(SHEET_FRAME)) throw new Error(`${url} must have ${SHEET_FRAME} on its <svg>.`);
  return svg;
}

function cutTile(zoom: number, column: number, row: number): string | undefined {
  const sheet = SHEETS.find(({ maxZoom }) => zoom <= maxZoom);
  if (!sheet || column >= 2 ** zoom || row >= 2 ** zoom) return undefined;
  const [left, top] = [column, row].map((at) => (at % SHEET_TILES) * TILE_SIZE);
  return sheet.svg.replace(
    SHEET_FRAME,
    `width="${TILE_SIZE}" height="${TILE_SIZE}" viewBox="${left} ${top} ${TILE_SIZE} ${TILE_SIZE}"`,
  );
}
