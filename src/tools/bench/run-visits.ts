import { join } from 'node:path';
import { runProgram } from '#lib/process/run-program.ts';
import { provideBrowser } from '#tools/browser/find-browser.ts';
import type { DemoStack } from '#tools/stack/demo-stack.ts';

export interface VisitOptions {
  stack: DemoStack;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  /** Visitors side by side. */
  atOnce: number;
  /** Variables for the visits of this project. */
  told: Record<string, string>;
}

/** Lets the visitors of a project of Playwright loose on demo shops; gives the program's exit code. */
export async function runVisits(
  project: string,
  { stack, env, signal, atOnce, told }: VisitOptions,
): Promise<number> {
  const cli = join('node_modules', '@playwright/test/cli.js');
  return runProgram(
    process.execPath,
    [cli, 'test', `--project=${project}`, `--workers=${atOnce}`, '--reporter=list'],
    {
      signal,
      onOutput: (text) => process.stderr.write(text),
      env: {
        ...env,
        CHROMIUM_PATH: await provideBrowser(env),
        STOREFRONT_E2E_URL: stack.originPattern,
        STOREFRONT_E2E_PLATFORM: stack.platformUrl,
        ...told,
      },
    },
  );
}
