import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { countTests, PLAYWRIGHT_REPORT, VITEST_REPORT } from '#tools/gate/test-counts.ts';

/** Tests of every outcome in one file. */
const outcomes = (library: string) => `
import { expect, test } from '${library}';
test('holds', () => expect(1).toBe(1));
test('never holds', () => expect(1).toBe(2));
test.skip('is left out', () => {});
`;

/** A program of a package, run to its end, whatever that is. */
const run = (program: string, args: string[], env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, [resolve('node_modules', program), ...args], { env }).catch(
    () => undefined,
  );

test('the gate counts the tests of both programs by their outcome', async () => {
  // Below the project: the programs are looked for from there.
  await mkdir('var', { recursive: true });
  const folder = await mkdtemp(resolve('var/counts-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  expect(await countTests(folder)).toEqual({ passed: 0, flaky: 0, failed: 0, skipped: 0 });

  const [unit, whole] = ['unit', 'whole'].map((name) => join(folder, name));
  if (!unit || !whole) throw new Error('There are two folders.');
  await Promise.all([mkdir(unit), mkdir(whole)]);
  const counted = `let tries = 0;\ntest('holds at a second try', () => expect(++tries).toBe(2));\n`;
  await writeFile(join(unit, 'some.test.mjs'), outcomes('vitest') + counted);
  const second = `test('holds at a second try', ({}, { retry }) => expect(retry).toBe(1));\n`;
  await writeFile(join(whole, 'some.spec.mjs'), outcomes('@playwright/test') + second);
  await writeFile(join(unit, 'vitest.config.mjs'), 'export default { test: { retry: 1 } };');
  await writeFile(join(whole, 'playwright.config.mjs'), 'export default { retries: 1 };');
  const report = join(folder, VITEST_REPORT);
  await Promise.all([
    run(
      'vitest/vitest.mjs',
      ['run', '--root', unit, '--reporter=json', `--outputFile=${report}`],
      process.env,
    ),
    run('@playwright/test/cli.js', ['test', '--config', whole, '--reporter=json'], {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, PLAYWRIGHT_REPORT),
    }),
  ]);
  expect(await countTests(folder)).toEqual({ passed: 2, flaky: 2, failed: 2, skipped: 2 });
});
