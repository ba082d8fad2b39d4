/** Paths that are named where one is unknown. */
const NAMED = 5;

/** The paths most like one that there is not, the nearest first. */
export function nearPaths(wanted: string, paths: Iterable<string>): string[] {
  const nearest: { path: string; distance: number }[] = [];
  for (const path of paths) {
    const most = nearest.length < NAMED ? Number.POSITIVE_INFINITY : (nearest.at(-1)?.distance ?? 0);
    // So many letters are missing at least.
    if (Math.abs(path.length - wanted.length) >= most) continue;
    const distance = distanceOf(wanted, path);
    if (distance >= most) continue;
    nearest.push({ path, distance });
    nearest.sort((one, other) => one.distance - other.distance);
    nearest.length = Math.min(nearest.length, NAMED);
  }
  return nearest.map(({ path }) => path);
}

/** How many letters have to be put in, taken out or replaced. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to += 1)
      next.push(
        Math.min(
          (row[to] ?? 0) + (one[at] === other[to] ? 0 : 1),
          (row[to + 1] ?? 0) + 1,
          (next[to] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
