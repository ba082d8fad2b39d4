import type { Coordinate, Language, Localized } from '#contract/value/primitive.ts';
import { REGIONS } from '#domain/address/region.ts';
import { COUNTRIES } from '#sandbox/areas/geocoding/place/country-border.ts';
import { PLACES } from '#sandbox/areas/geocoding/place/gazetteer.ts';
import { isStreet, type Place } from '#sandbox/areas/geocoding/place/place.ts';
import { type Point, project, unproject } from './mercator.ts';

export type LabelKind = 'country' | 'region' | 'town' | 'district' | 'street' | 'metro' | 'place';

/** A name on the map of the whole world at one zoom. */
export interface Label {
  kind: LabelKind;
  text: string;
  at: Point;
  /** Degrees, clockwise. */
  turn: number;
  /** Half of the room that it takes, in pixels. */
  half: Point;
}

interface Candidate {
  kind: LabelKind;
  name: Required<Localized>;
  coordinate: Coordinate;
  /** The next point of a street, where the name runs along one. */
  towards?: Coordinate;
}

/** From which zoom to which one a kind is named. */
const ZOOMS: Record<LabelKind, readonly [number, number]> = {
  country: [2, 5],
  region: [6, 8],
  town: [7, 13],
  district: [9, 14],
  street: [14, 22],
  metro: [14, 22],
  place: [15, 22],
};

export const FONT_SIZES: Record<LabelKind, number> = {
  country: 15,
  region: 12,
  town: 12,
  district: 11,
  street: 10,
  metro: 10,
  place: 10,
};

/** Zooms of one language that are kept; each has some hundred labels. */
const placed = new Map<string, readonly Label[]>();

const CANDIDATES: readonly Candidate[] = [
  ...COUNTRIES.map(({ name, border }) => ({ kind: 'country' as const, name, coordinate: middleOf(border) })),
  ...REGIONS.map(({ name, coordinate }) => ({ kind: 'region' as const, name, coordinate })),
  ...REGIONS.flatMap(({ localities }) => Object.values(localities)).map(({ kind, title, coordinate }) => ({
    kind,
    name: mapNames(title, (name) => name.replace(/^город | район$| shahri$| tumani$| district$/g, '')),
    coordinate,
  })),
  ...PLACES.filter(({ kind }) => kind === 'metro').map((place) => ({
    kind: 'metro' as const,
    name: mapNames(place.name, (name) =>
      name.replace(/^станция метро | metro bekati$| metro station$/g, '').replace(/[«»]/g, ''),
    ),
    coordinate: place.line[0],
  })),
  ...PLACES.filter(isStreet).map(streetCandidate),
  ...PLACES.filter((place) => !isStreet(place) && place.kind !== 'metro').map((place) => ({
    kind: 'place' as const,
    name: place.name,
    coordinate: place.line[0],
  })),
];

/**
 * The names to show at a zoom, none over another; the same whichever tile asks, so that names go on from tile
 * to tile.
 */
export function labelsAt(zoom: number, language: Language): readonly Label[] {
  const key = `${zoom} ${language}`;
  const known = placed.get(key);
  if (known) return known;
  const labels: Label[] = [];
  for (const candidate of CANDIDATES) {
    const [from, to] = ZOOMS[candidate.kind];
    if (zoom < from || zoom > to) continue;
    const label = labelOf(candidate, zoom, language);
    if (label && labels.every((other) => !overlap(label, other))) labels.push(label);
  }
  placed.set(key, labels);
  return labels;
}

function labelOf(
  { kind, name, coordinate, towards }: Candidate,
  zoom: number,
  language: Language,
): Label | undefined {
  const at = project(coordinate, zoom);
  const text = name[language];
  const halfWidth = (text.length * FONT_SIZES[kind] * 0.58) / 2;
  const halfHeight = FONT_SIZES[kind] * 0.75;
  if (!towards)
    return {
      kind,
      text,
      at: kind === 'country' || kind === 'region' ? at : { x: at.x, y: at.y + 14 },
      turn: 0,
      half: { x: halfWidth, y: halfHeight },
    };
  const end = project(towards, zoom);
  const length = Math.hypot(end.x - at.x, end.y - at.y);
  if (length < halfWidth * 2) return undefined;
  const angle = (Math.atan2(end.y - at.y, end.x - at.x) * 180) / Math.PI;
  const turn = angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle;
  const [cos, sin] = [Math.abs(Math.cos((turn * Math.PI) / 180)), Math.abs(Math.sin((turn * Math.PI) / 180))];
  const half = { x: halfWidth * cos + halfHeight * sin, y: halfWidth * sin + halfHeight * cos };
  return { kind, text, at: { x: (at.x + end.x) / 2, y: (at.y + end.y) / 2 }, turn, half };
}

function overlap(one: Label, other: Label): boolean {
  return (
    Math.abs(one.at.x - other.at.x) < one.half.x + other.half.x &&
    Math.abs(one.at.y - other.at.y) < one.half.y + other.half.y
  );
}

/** A street is named along its longest part. */
function streetCandidate({ name, line }: Place): Candidate {
  const parts = line.slice(1).map((to, index) => ({ from: line[index] ?? to, to }));
  const length = ({ from, to }: { from: Coordinate; to: Coordinate }) =>
    Math.hypot(from.latitude - to.latitude, (from.longitude - to.longitude) * 0.75);
  const [longest] = parts.sort((a, b) => length(b) - length(a));
  return {
    kind: 'street',
    name,
    coordinate: longest?.from ?? line[0],
    ...(longest && { towards: longest.to }),
  };
}

function mapNames(
  { ru, uz, en }: Required<Localized>,
  change: (name: string) => string,
): Required<Localized> {
  return { ru: change(ru), uz: change(uz), en: change(en) };
}

function middleOf(border: readonly number[]): Coordinate {
  const points = border.flatMap((longitude, index) =>
    index % 2 === 0 ? [project({ latitude: border[index + 1] ?? 0, longitude }, 0)] : [],
  );
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return unproject(
    { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 },
    0,
  );
}
