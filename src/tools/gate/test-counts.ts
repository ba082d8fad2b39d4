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
  /** Failed first and passed at a second try, which only continuous integration has; not among `passed`. */
  flaky: number;
  failed: number;
  /** Left out, mostly because a program that they need is not on this machine. */
  skipped: number;
}

const NONE: TestCounts = { passed: 0, flaky: 0, failed: 0, skipped: 0 };

const vitestSchema = z
  .object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    numPendingTests: z.int(),
    testResults: z.array(
      z.object({
        assertionResults: z.array(z.object({ status: z.string(), failureMessages: z.array(z.string()) })),
      }),
    ),
  })
  .transform((report): TestCounts => {
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    // A test that passed at its second try keeps what it said at its first.
    const flaky = tests.filter(
      ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
    ).length;
    return {
      passed: report.numPassedTests - flaky,
      flaky,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
    };
  });

const playwrightSchema = z
  .object({
    stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  })
  .transform(
    ({ stats }): TestCounts => ({
      passed: stats.expected,
      flaky: stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }),
  );

/** Tests of all reports in a folder; a program that did not run has no report and counts nothing. */
export async function countTests(directory: string): Promise<TestCounts> {
  const counts = await Promise.all([
    readCounts(join(directory, VITEST_REPORT), vitestSchema),
    readCounts(join(directory, PLAYWRIGHT_REPORT), playwrightSchema),
    readCounts(join(directory, ENGINES_REPORT), playwrightSchema),
    readCounts(join(directory, LOOKS_REPORT), playwrightSchema),
  ]);
  return counts.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      flaky: sum.flaky + one.flaky,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    NONE,
  );
}

async function readCounts(file: string, schema: z.ZodType<TestCounts>): Promise<TestCounts> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? NONE : schema.parse(JSON.parse(text));
}
