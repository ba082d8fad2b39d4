import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Names of the reports that the test programs write for `countTests`. */
export const VITEST_REPORT = 'vitest.json';
export const PLAYWRIGHT_REPORT = 'playwright.json';
export const ENGINES_REPORT = 'engines.json';
export const LOOKS_REPORT = 'looks.json';

export interface TestCounts {
  passed: number;
  failed: number;
}

const vitestSchema = z
  .object({ numPassedTests: z.int(), numFailedTests: z.int() })
  .transform((report): TestCounts => ({ passed: report.numPassedTests, failed: report.numFailedTests }));

const playwrightSchema = z
  .object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) })
  // A test that passed at its second try has passed; the report above names it as flaky.
  .transform(({ stats }): TestCounts => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }));

/** Tests of all reports in a folder; a program that did not run has no report and counts nothing. */
export async function countTests(directory: string): Promise<TestCounts> {
  const counts = await Promise.all([
    readCounts(join(directory, VITEST_REPORT), vitestSchema),
    readCounts(join(directory, PLAYWRIGHT_REPORT), playwrightSchema),
    readCounts(join(directory, ENGINES_REPORT), playwrightSchema),
    readCounts(join(directory, LOOKS_REPORT), playwrightSchema),
  ]);
  return {
    passed: counts.reduce((sum, one) => sum + one.passed, 0),
    failed: counts.reduce((sum, one) => sum + one.failed, 0),
  };
}

async function readCounts(file: string, schema: z.ZodType<TestCounts>): Promise<TestCounts> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? { passed: 0, failed: 0 } : schema.parse(JSON.parse(text));
}
