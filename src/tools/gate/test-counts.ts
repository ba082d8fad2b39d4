import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from 'zod';

/** Names of the reports that the test programs write for `countTests`. */
export const VITEST_REPORT = 'vitest.json';
export const PLAYWRIGHT_REPORT = 'playwright.json';
export const ENGINES_REPORT = 'engines.json';
export const LOOKS_REPORT = 'looks.json';

export interface TestCounts {
  passed: number;
  failed: number;
  /** Left out, mostly because a program that they need is not on this machine. */
  skipped: number;
  /** Names of tests that failed and passed when they were run once more. */
  unsteady: string[];
}

const NONE: TestCounts = { passed: 0, failed: 0, skipped: 0, unsteady: [] };

const vitestSchema = z
  .object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    numPendingTests: z.int(),
    testResults: z.array(
      z.object({
        name: z.string(),
        assertionResults: z.array(
          z.object({ title: z.string(), status: z.string(), failureMessages: z.array(z.unknown()) }),
        ),
      }),
    ),
  })
  .transform(
    (report): TestCounts => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
      unsteady: report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
          .map(({ title }) => `${relative('.', name)}: ${title}`),
      ),
    }),
  );

const suiteSchema = z.object({
  specs: z.array(
    z.object({ title: z.string(), file: z.string(), tests: z.array(z.object({ status: z.string() })) }),
  ),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

const playwrightSchema = z
  .object({
    stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
    suites: z.array(suiteSchema),
  })
  .transform(
    ({ stats, suites }): TestCounts => ({
      // A test that passed at its second try has passed, and is named.
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      unsteady: suites.flatMap(unsteadyIn),
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
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      unsteady: [...sum.unsteady, ...one.unsteady],
    }),
    NONE,
  );
}

function unsteadyIn({ specs, suites = [] }: z.infer<typeof suiteSchema>): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(unsteadyIn)];
}

async function readCounts(file: string, schema: z.ZodType<TestCounts>): Promise<TestCounts> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? NONE : schema.parse(JSON.parse(text));
}
