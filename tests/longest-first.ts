import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that state high ceilings for their tests start first, so that no core waits for a last long one. Each
 * project is one run of files: a worker that goes over to another project reads all code anew.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ranks = new Map(sorted.map((file) => [file, ceilingOf(file.moduleId)]));
    return sorted.sort(
      (a, b) => b.project.name.localeCompare(a.project.name) || (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0),
    );
  }
}

/** Seconds of the longest test or hook that a file states; 0 where it states none. */
function ceilingOf(file: string): number {
  const stated = readFileSync(file, 'utf8').matchAll(/^\s*(?:\}, )?(\d{2,3})_000(?:\);|,)$/gm);
  return Math.max(0, ...[...stated].map(([, seconds]) => Number(seconds)));
}
