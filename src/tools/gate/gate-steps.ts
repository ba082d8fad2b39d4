import { globSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '#lib/process/run-program.ts';
import { createProgress } from '#lib/progress.ts';
import { provideBrowser } from '#tools/browser/find-browser.ts';
import { findEngines } from '#tools/browser/find-engines.ts';
import { startDemoStack } from '#tools/stack/demo-stack.ts';
import { startLookStack } from '#tools/stack/look-stack.ts';
import { relatedSources, touchesShops } from './changed-files.ts';
import { checkBudgets } from './check-budgets.ts';
import { checkLooks } from './check-looks.ts';
import { checkPages } from './check-pages.ts';
import { checkSafety } from './check-safety.ts';
import type { GateContext, GateStep, StepOutput } from './gate-context.ts';
import { ENGINES_REPORT, LOOKS_REPORT, PLAYWRIGHT_REPORT, VITEST_REPORT } from './test-counts.ts';

/**
 * The checks in the order in which they begin: first those that need one core, the longest of them in front.
 */
export const GATE_STEPS: readonly GateStep[] = [
  {
    name: 'types',
    what: 'TypeScript and Astro types',
    run: async (context, output) => {
      // Astro reads its own files alone: all the others take it three times as long as the compiler.
      const astro = ['check', '--minimumSeverity', 'warning', '--tsconfig', 'tsconfig.astro.json'];
      const passed = [await runPackage(context, output, 'astro/bin/astro.mjs', astro)];
      // The service worker runs where there is no page, so its globals are others.
      for (const project of ['.', 'src/storefront/service-worker'])
        passed.push(await runPackage(context, output, 'typescript/bin/tsc', ['--noEmit', '-p', project]));
      return passed.every(Boolean);
    },
  },
  {
    name: 'build',
    what: 'build of the demo shops: what pages weigh and load, dead links, heads that are alike, faults of HTML',
    isTouchedBy: touchesShops,
    async run(context, { write }) {
      const progress = createProgress({ write, isTerminal: false });
      context.stack = await startDemoStack(context.env, progress, context.signal);
      const { report, problems } = await checkBudgets(context.stack);
      const checked = [await checkPages(context.stack), await checkSafety(context.stack)];
      const faults = [...problems, ...checked.flat()];
      for (const line of [...report, ...faults]) write(`${line}\n`);
      return faults.length === 0;
    },
  },
  {
    name: 'lint',
    what: 'Biome: rules, format and order of imports; verbs in the names of functions',
    async run(context, output) {
      // Read where it is used: the compiler is large, and every command would wait for it.
      const { checkVerbs } = await import('./check-verbs.ts');
      const faults = checkVerbs(globSync('src/**/*.{ts,tsx}').sort());
      for (const fault of faults) output.write(`${fault}\n`);
      const biome = ['check', '--error-on-warnings', '.'];
      return (await runPackage(context, output, '@biomejs/biome/bin/biome', biome)) && faults.length === 0;
    },
  },
  {
    name: 'format',
    what: 'Prettier: format of the .astro files',
    run: packageStep(
      'prettier/bin/prettier.cjs',
      '--check',
      '--no-error-on-unmatched-pattern',
      'src/**/*.astro',
    ),
  },
  {
    name: 'unused',
    what: 'knip: files, exports and packages that nothing uses, or only tests',
    run: async (context, output) => {
      const passed = [await runPackage(context, output, 'knip/bin/knip.js', [])];
      passed.push(await runPackage(context, output, 'knip/bin/knip.js', ['--production', '--tags=-awaited']));
      return passed.every(Boolean);
    },
  },
  {
    name: 'imports',
    what: 'dependency-cruiser: who may import whom, and cycles',
    async run(_, { write }) {
      // Read where it is used: dependency-cruiser is large, and every command would wait for it.
      const { checkImports } = await import('./check-imports.ts');
      const { IMPORT_RULES } = await import('./import-rules.ts');
      const { holds, text } = await checkImports('.', IMPORT_RULES);
      write(`${text}\n`);
      return holds;
    },
  },
  {
    name: 'unit',
    what: 'unit and integration tests',
    alone: true,
    run: (context, output) =>
      runPackage(context, output, 'vitest/vitest.mjs', [
        ...(context.changed ? ['related', '--run', ...relatedSources(context.changed)] : ['run']),
        '--passWithNoTests',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${join(context.reports, VITEST_REPORT)}`,
      ]),
  },
  {
    name: 'e2e',
    what: 'end-to-end tests in Chromium',
    alone: true,
    isTouchedBy: touchesShops,
    run: (context, output) => runPlaywright(context, output, PLAYWRIGHT_REPORT, ['desktop', 'phone']),
  },
  {
    name: 'engines',
    what: 'the way to an order in Firefox and WebKit, where they are on this machine',
    alone: true,
    isTouchedBy: touchesShops,
    async run(context, output) {
      const { lacking } = findEngines();
      for (const line of lacking) output.write(`NOT TRIED: ${line}\n`);
      return runPlaywright(context, output, ENGINES_REPORT, ['engines']);
    },
  },
  {
    name: 'looks',
    what: 'every page in every look: HTML, weight, axe in light and in dark; it takes long, so name it',
    alone: true,
    onlyByName: true,
    async run(context, output) {
      const progress = createProgress({ write: output.write, isTerminal: false });
      const stack = await startLookStack(context.env, progress, context.signal);
      try {
        const faults = await checkLooks(stack);
        for (const line of faults) output.write(`${line}\n`);
        const env = { ...context.env, STOREFRONT_LOOKS_SITES: stack.sitesDirectory };
        const passed = await runPlaywright({ ...context, env, stack }, output, LOOKS_REPORT, ['looks']);
        return passed && faults.length === 0;
      } finally {
        await stack.close();
      }
    },
  },
];

/** A step that is one program of the packages. */
function packageStep(program: string, ...args: string[]): GateStep['run'] {
  return (context, output) => runPackage(context, output, program, args);
}

/** Runs the tests of these projects against the shops that the step `build` has built, where it has run. */
async function runPlaywright(
  context: GateContext,
  output: StepOutput,
  report: string,
  projects: readonly string[],
): Promise<boolean> {
  const env: NodeJS.ProcessEnv = {
    ...context.env,
    CHROMIUM_PATH: await provideBrowser(context.env),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(context.reports, report),
  };
  if (context.stack && !env['STOREFRONT_E2E_URL']) {
    env['STOREFRONT_E2E_URL'] = context.stack.originPattern;
    env['STOREFRONT_E2E_PLATFORM'] = context.stack.platformUrl;
  }
  return runPackage({ ...context, env }, output, '@playwright/test/cli.js', [
    'test',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=list,json',
    '--pass-with-no-tests',
  ]);
}

async function runPackage(
  { env, signal }: GateContext,
  { write, isTerminal }: StepOutput,
  program: string,
  args: string[],
): Promise<boolean> {
  const code = await runProgram(process.execPath, [join('node_modules', program), ...args], {
    env,
    signal,
    onOutput: isTerminal ? undefined : write,
  });
  return code === 0;
}
