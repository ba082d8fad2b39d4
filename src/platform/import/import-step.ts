import type { Step } from '#lib/progress.ts';

/** Progress of an import for people: bytes of the feed, then variations that are written. */
export function importStep({
  reading,
  done,
  total,
}: {
  reading: boolean;
  done: number;
  total: number;
}): Step {
  if (!reading) return { label: 'writing', done, total, unit: 'variations' };
  return {
    label: 'reading',
    done: Math.floor(done / 1_000_000),
    total: Math.ceil(total / 1_000_000),
    unit: 'MB',
  };
}
