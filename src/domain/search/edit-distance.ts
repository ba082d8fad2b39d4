/**
 * Count of slips between two words: a letter that is missing, too much, another one, or that changed places
 * with its neighbour (optimal string alignment). Any number above `limit` stands for all of them.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const changed = cell(last, at - 1) + (isSame ? 0 : 1);
      let least = Math.min(changed, cell(last, at) + 1, cell(current, at - 1) + 1);
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, cell(beforeLast, at - 2) + 1);
      current.push(least);
    }
    if (Math.min(...current) > limit) return limit + 1;
    [beforeLast, last] = [last, current];
  }
  return cell(last, other.length);
}

const cell = (row: readonly number[], at: number) => row[at] ?? Number.POSITIVE_INFINITY;
