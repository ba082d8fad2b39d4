import type { Coordinate, Language } from '#contract/value/primitive.ts';
import { REGIONS } from '#domain/address/region.ts';
import { COUNTRIES } from '#sandbox/areas/geocoding/place/country-border.ts';
import { PLACES } from '#sandbox/areas/geocoding/place/gazetteer.ts';
import { isStreet } from '#sandbox/areas/geocoding/place/place.ts';
import { clipPolygon, clipSegment } from './clip.ts';
import { FONT_SIZES, type LabelKind, labelsAt } from './label.ts';
import { type Point, pixelsPerMetre, project, TILE_SIZE } from './mercator.ts';
import { ROADS } from './road.ts';

const MAX_ZOOM = 19;

/** What is drawn beyond the tile's edge, so that lines and names go on in the next one. */
const MARGIN = 32;
const ROOM = { low: -MARGIN, high: TILE_SIZE + MARGIN };

const COLORS = {
  beyond: '#e6eaec',
  land: '#f7f5ef',
  border: '#c9bfd3',
  town: '#ece7dc',
  park: '#d3e8cb',
  road: '#ffffff',
  edge: '#dcd5c7',
  main: '#fbe2a3',
  mainEdge: '#e5c377',
};

const TEXT_COLORS: Record<LabelKind, string> = {
  country: '#7d7290',
  region: '#6b6478',
  town: '#2f2f36',
  district: '#55555f',
  street: '#5b5648',
  metro: '#1c5fa8',
  place: '#6a4a2a',
};

/** One tile of a map drawn from the sandbox's own places, as SVG; undefined where there is no such tile. */
export function drawTile(zoom: number, column: number, row: number, language: Language): string | undefined {
  const count = 2 ** zoom;
  if (!(zoom >= 0 && zoom <= MAX_ZOOM && column >= 0 && column < count && row >= 0 && row < count))
    return undefined;
  const onTile = (coordinate: Coordinate): Point => {
    const { x, y } = project(coordinate, zoom);
    return { x: x - column * TILE_SIZE, y: y - row * TILE_SIZE };
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_SIZE}" height="${TILE_SIZE}" viewBox="0 0 ${TILE_SIZE} ${TILE_SIZE}">`,
    `<rect width="${TILE_SIZE}" height="${TILE_SIZE}" fill="${COLORS.beyond}"/>`,
    ...drawCountries(onTile),
    ...drawTowns(onTile, zoom),
    ...drawParks(onTile, zoom),
    ...drawRoads(onTile, zoom),
    ...drawStreets(onTile, zoom),
    ...drawDots(onTile, zoom),
    ...drawLabels({ x: column * TILE_SIZE, y: row * TILE_SIZE }, zoom, language),
    '</svg>',
  ].join('');
}

type OnTile = (coordinate: Coordinate) => Point;

/** The first country last: the second one reaches under it, where its own border is rough. */
function drawCountries(onTile: OnTile): string[] {
  return COUNTRIES.slice(0, 2)
    .reverse()
    .flatMap(({ border }) => {
      const corners = border.flatMap((longitude, index) =>
        index % 2 === 0 ? [onTile({ latitude: border[index + 1] ?? 0, longitude })] : [],
      );
      const shown = clipPolygon(corners, ROOM);
      return shown.length < 3
        ? []
        : [
            `<path d="M${shown.map(pair).join('L')}Z" fill="${COLORS.land}" stroke="${COLORS.border}" stroke-width="1.5"/>`,
          ];
    });
}

/** Built-up land as a disc: cities with the rank of a region the largest, then main towns. */
function drawTowns(onTile: OnTile, zoom: number): string[] {
  if (zoom < 6) return [];
  return REGIONS.flatMap(({ name, coordinate, localities }) => [
    ...disc(onTile, coordinate, name.ru.startsWith('город') ? 11_000 : 5_000, zoom, COLORS.town),
    ...Object.values(localities)
      .filter(({ kind }) => kind === 'town')
      .flatMap((town) => disc(onTile, town.coordinate, 3_000, zoom, COLORS.town)),
  ]);
}

function drawParks(onTile: OnTile, zoom: number): string[] {
  if (zoom < 12) return [];
  return PLACES.filter(({ kind }) => kind === 'park').flatMap(({ line }) =>
    disc(onTile, line[0], 260, zoom, COLORS.park),
  );
}

function drawRoads(onTile: OnTile, zoom: number): string[] {
  // In a city its streets take over.
  if (zoom < 5 || zoom > 12) return [];
  const width = Math.min(6, Math.max(1, zoom - 5));
  const path = (main: boolean) =>
    segmentsPath(
      ROADS.filter((road) => road.main === main).map(({ from, to }) => [onTile(from), onTile(to)]),
    );
  return [
    ...(zoom < 8 ? [] : stroke(path(false), width * 0.6, COLORS.road, COLORS.edge)),
    ...stroke(path(true), width, COLORS.main, COLORS.mainEdge),
  ];
}

function drawStreets(onTile: OnTile, zoom: number): string[] {
  if (zoom < 11) return [];
  const width = Math.max(1, (zoom - 10) * 1.6);
  const path = (kind: 'street' | 'avenue') =>
    segmentsPath(
      PLACES.filter((place) => isStreet(place) && place.kind === kind).flatMap(({ line }) =>
        pairsOf(line.map(onTile)),
      ),
    );
  return [
    ...(zoom < 12 ? [] : stroke(path('street'), width * 0.6, COLORS.road, COLORS.edge)),
    ...stroke(path('avenue'), width, COLORS.main, COLORS.mainEdge),
  ];
}

function drawDots(onTile: OnTile, zoom: number): string[] {
  const towns =
    zoom < 7 || zoom > 13
      ? []
      : REGIONS.flatMap(({ localities }) => Object.values(localities)).filter(
          ({ kind }) => kind === 'town' || zoom > 8,
        );
  const places =
    zoom < 13
      ? []
      : PLACES.filter((place) => place.line.length === 1 && (place.kind === 'metro' || zoom > 14));
  return [
    ...towns.flatMap(({ coordinate }) => dot(onTile(coordinate), 2.5, '#5f5f6b')),
    ...places.flatMap(({ line, kind }) =>
      dot(onTile(line[0]), kind === 'metro' ? 5 : 3.5, kind === 'metro' ? '#1c6dc4' : '#b07a45'),
    ),
  ];
}

function drawLabels(corner: Point, zoom: number, language: Language): string[] {
  const shown = labelsAt(zoom, language).flatMap(({ kind, text, at, turn, half }) => {
    const { x, y } = { x: at.x - corner.x, y: at.y - corner.y };
    if (x + half.x < 0 || x - half.x > TILE_SIZE || y + half.y < 0 || y - half.y > TILE_SIZE) return [];
    const turned = turn === 0 ? '' : ` transform="rotate(${short(turn)} ${pair({ x, y })})"`;
    return [
      `<text x="${short(x)}" y="${short(y + 3.5)}" font-size="${FONT_SIZES[kind]}" fill="${TEXT_COLORS[kind]}"${turned}>${escapeText(text)}</text>`,
    ];
  });
  if (shown.length === 0) return [];
  return [
    '<g font-family="system-ui,sans-serif" text-anchor="middle" paint-order="stroke" stroke="#fff" stroke-opacity=".85" stroke-width="3" stroke-linejoin="round">',
    ...shown,
    '</g>',
  ];
}

function disc(onTile: OnTile, coordinate: Coordinate, metres: number, zoom: number, color: string): string[] {
  const { x, y } = onTile(coordinate);
  const radius = metres * pixelsPerMetre(coordinate.latitude, zoom);
  if (radius < 2 || x + radius < 0 || x - radius > TILE_SIZE || y + radius < 0 || y - radius > TILE_SIZE)
    return [];
  return [`<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${color}"/>`];
}

function dot({ x, y }: Point, radius: number, color: string): string[] {
  if (x < -radius || y < -radius || x > TILE_SIZE + radius || y > TILE_SIZE + radius) return [];
  return [`<circle cx="${short(x)}" cy="${short(y)}" r="${radius}" fill="${color}" stroke="#fff"/>`];
}

function stroke(path: string, width: number, color: string, edge: string): string[] {
  if (path === '') return [];
  const line = (thick: number, ink: string) =>
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${short(thick)}" stroke-linecap="round"/>`;
  return [line(width + 1.5, edge), line(width, color)];
}

function segmentsPath(segments: readonly (readonly [Point, Point])[]): string {
  return segments
    .flatMap(([from, to]) => {
      const shown = clipSegment(from, to, ROOM);
      return shown ? [`M${pair(shown[0])}L${pair(shown[1])}`] : [];
    })
    .join('');
}

function pairsOf(points: readonly Point[]): [Point, Point][] {
  return points.slice(1).map((to, index) => [points[index] ?? to, to]);
}

function pair({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
