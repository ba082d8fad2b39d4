import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineCommand, UsageError } from './command.ts';
import { GATE_STEPS, type GateContext } from './gate-steps.ts';
import { countTests } from './test-counts.ts';

export const testCommand = defineCommand({
  help: `
npm test -- [steps]
  The gate: every check in order, up to the first one that fails. Name steps to run only those.

${GATE_STEPS.map(({ name, what }) => `  ${name.padEnd(8)} ${what}`).join('\n')}

  CHROMIUM_PATH      the browser of the end-to-end tests
  STOREFRONT_E2E_URL shops to run them against, like https://{subdomain}.example.uz`,
  options: {},
  takesWords: true,
  async run(_, { env, signal, positionals }) {
    const unknown = positionals.find((name) => GATE_STEPS.every((step) => step.name !== name));
    if (unknown)
      throw new UsageError(
        `There is no step "${unknown}": choose of ${GATE_STEPS.map((step) => step.name).join(', ')}.`,
      );
    const steps = GATE_STEPS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
    const reports = await mkdtemp(join(tmpdir(), 'gate-'));
    const context: GateContext = { env: { ...env }, signal, reports, stack: undefined };
    let failed: string | undefined;
    try {
      for (const { name, what, run } of steps) {
        console.log(`\n── ${name}: ${what}`);
        const started = performance.now();
        const passed = await run(context);
        if (signal.aborted) return 130;
        console.log(
          `── ${name} ${passed ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
        );
        if (passed) continue;
        failed = name;
        break;
      }
      const counts = await countTests(reports);
      if (failed) console.log(`\nTo repeat: npm test -- ${failed}`);
      // A check that is no test counts as one failure, so that the last line never looks like success.
      console.log(`\n${counts.passed} passed, ${failed ? Math.max(counts.failed, 1) : counts.failed} failed`);
      return failed ? 1 : 0;
    } finally {
      await context.stack?.close();
      await rm(reports, { recursive: true, force: true });
    }
  },
});
