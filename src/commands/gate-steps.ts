import { join } from 'node:path';
import { createConsoleProgress } from '#lib/progress.ts';
import { checkBudgets } from './check-budgets.ts';
import { type DemoStack, startDemoStack } from './demo-stack.ts';
import { provideBrowser } from './find-browser.ts';
import { runProgram } from './run-program.ts';
import { PLAYWRIGHT_REPORT, VITEST_REPORT } from './test-counts.ts';

export interface GateContext {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  /** Folder of the reports that tests are counted from. */
  reports: string;
  /** The shops that one step builds and the next one tests. */
  stack: DemoStack | undefined;
}

export interface GateStep {
  name: string;
  what: string;
  /** Whether the check holds. */
  run(context: GateContext): Promise<boolean>;
}

/** The checks, the quickest answers first. */
export const GATE_STEPS: readonly GateStep[] = [
  {
    name: 'types',
    what: 'TypeScript and Astro types',
    run: (context) => runPackage(context, 'astro/bin/astro.mjs', ['check', '--minimumSeverity', 'warning']),
  },
  {
    name: 'lint',
    what: 'Biome: rules, format and who may import whom',
    run: (context) => runPackage(context, '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  },
  {
    name: 'format',
    what: 'Prettier: format of the .astro files',
    run: (context) =>
      runPackage(context, 'prettier/bin/prettier.cjs', [
        '--check',
        '--no-error-on-unmatched-pattern',
        'src/**/*.astro',
      ]),
  },
  {
    name: 'unused',
    what: 'knip: files, exports and packages that nothing uses',
    run: (context) => runPackage(context, 'knip/bin/knip.js', []),
  },
  {
    name: 'unit',
    what: 'unit and integration tests',
    run: (context) =>
      runPackage(context, 'vitest/vitest.mjs', [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${join(context.reports, VITEST_REPORT)}`,
      ]),
  },
  {
    name: 'build',
    what: 'build of the demo shops, and what their pages weigh',
    async run(context) {
      context.stack = await startDemoStack(context.env, createConsoleProgress(), context.signal);
      return checkBudgets(context.stack);
    },
  },
  {
    name: 'e2e',
    what: 'end-to-end tests in Chromium',
    async run(context) {
      const env: NodeJS.ProcessEnv = {
        ...context.env,
        CHROMIUM_PATH: await provideBrowser(context.env),
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(context.reports, PLAYWRIGHT_REPORT),
      };
      if (context.stack && !env['STOREFRONT_E2E_URL']) {
        env['STOREFRONT_E2E_URL'] = context.stack.originPattern;
        env['STOREFRONT_E2E_PLATFORM'] = context.stack.platformUrl;
      }
      return runPackage({ ...context, env }, '@playwright/test/cli.js', [
        'test',
        '--reporter=list,json',
        '--pass-with-no-tests',
      ]);
    },
  },
];

async function runPackage({ env, signal }: GateContext, program: string, args: string[]): Promise<boolean> {
  return (
    (await runProgram(process.execPath, [join('node_modules', program), ...args], { env, signal })) === 0
  );
}
