import type { Point } from './mercator.ts';

/** A square from `low` to `high` on both axes. */
export interface Square {
  low: number;
  high: number;
}

interface Edge {
  /** Above 0 within, below 0 outside. */
  depth(point: Point): number;
}

/**
 * What of a polygon lies in a square; empty where nothing does. Numbers far outside would lose their digits
 * in a browser.
 */
export function clipPolygon(polygon: readonly Point[], square: Square): Point[] {
  return edgesOf(square).reduce<Point[]>(
    (rest, edge) =>
      rest.flatMap((point, index) => {
        const before = rest.at(index - 1) ?? point;
        const crossing =
          edge.depth(point) >= 0 === edge.depth(before) >= 0 ? [] : [cross(before, point, edge)];
        return edge.depth(point) >= 0 ? [...crossing, point] : crossing;
      }),
    [...polygon],
  );
}

/** What of a segment lies in a square; undefined where nothing does. */
export function clipSegment(from: Point, to: Point, square: Square): [Point, Point] | undefined {
  let [start, end] = [from, to];
  for (const edge of edgesOf(square)) {
    const [atStart, atEnd] = [edge.depth(start), edge.depth(end)];
    if (atStart < 0 && atEnd < 0) return undefined;
    if (atStart < 0) start = cross(start, end, edge);
    else if (atEnd < 0) end = cross(start, end, edge);
  }
  return [start, end];
}

function edgesOf({ low, high }: Square): Edge[] {
  return [
    { depth: ({ x }) => x - low },
    { depth: ({ x }) => high - x },
    { depth: ({ y }) => y - low },
    { depth: ({ y }) => high - y },
  ];
}

function cross(from: Point, to: Point, edge: Edge): Point {
  const [a, b] = [edge.depth(from), edge.depth(to)];
  const part = a / (a - b);
  return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
}
