import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { scratchFolder } from '#lib/scratch-folder.ts';
import { defineCommand, explain, UsageError } from '#tools/command/command.ts';
import { listChangedFiles } from '#tools/gate/changed-files.ts';
import type { GateContext, GateStep } from '#tools/gate/gate-context.ts';
import { GATE_STEPS } from '#tools/gate/gate-steps.ts';
import { runSteps } from '#tools/gate/run-steps.ts';
import { countTests } from '#tools/gate/test-counts.ts';

export const testCommand = defineCommand({
  help: `
npm test -- [options] [steps]
  The gate: every check, as many side by side as there are cores. Once one fails no further one begins.
  Name steps to run only those.

  --changed   only what a change touches: since this branch left the main one, or since the last commit on that

${GATE_STEPS.map(({ name, what }) => `  ${name.padEnd(8)} ${what}`).join('\n')}

  CHROMIUM_PATH      the browser of the end-to-end tests
  STOREFRONT_E2E_URL shops to run them against, like https://{subdomain}.example.uz`,
  options: { changed: { type: 'boolean' } },
  takesWords: true,
  async run({ changed: onlyChanged = false }, { env, signal, positionals }) {
    const unknown = positionals.find((name) => GATE_STEPS.every((step) => step.name !== name));
    if (unknown)
      throw new UsageError(
        `There is no step "${unknown}": choose of ${GATE_STEPS.map((step) => step.name).join(', ')}.`,
      );
    const changed = onlyChanged ? await listChangedFiles() : undefined;
    const steps = GATE_STEPS.filter(
      ({ name, isTouchedBy, onlyByName }) =>
        (positionals.length === 0 ? !onlyByName : positionals.includes(name)) &&
        (!changed || (changed.length > 0 && (isTouchedBy?.(changed) ?? true))),
    );
    if (changed)
      console.log(`${changed.length} files have changed: ${steps.map(({ name }) => name).join(', ')}`);
    const reports = await mkdtemp(join(scratchFolder(), 'gate-'));
    const context: GateContext = {
      // Tests start hundreds of processes: each but the first of a kind finds its code compiled.
      env: { ...env, TMPDIR: reports, NODE_COMPILE_CACHE: join(reports, 'node') },
      signal,
      reports,
      stack: undefined,
      changed,
    };
    try {
      const failed = await runSteps(steps, availableParallelism(), (step) => runStep(step, context));
      if (signal.aborted) return 130;
      const counts = await countTests(reports);
      if (failed.length > 0)
        console.log(`\nTo repeat: npm test -- ${failed.map(({ name }) => name).join(' ')}`);
      // A check that is no test counts as a failure, so that the last line never looks like success.
      const failures = Math.max(counts.failed, failed.length);
      if (counts.skipped > 0)
        console.log(
          `\n${counts.skipped} tests were left out: this machine lacks what they need, see CONTRIBUTING.md.`,
        );
      const flaky = counts.flaky > 0 ? `${counts.flaky} at a second try only, ` : '';
      console.log(`\n${counts.passed} passed, ${flaky}${failures} failed`);
      return failed.length > 0 ? 1 : 0;
    } finally {
      await context.stack?.close();
      await rm(reports, { recursive: true, force: true });
    }
  },
});

/** Prints a step that is alone while it runs, another one whole at its end, so that no two are mixed. */
async function runStep({ name, what, alone, run }: GateStep, context: GateContext): Promise<boolean> {
  let held = `\n── ${name}: ${what}\n`;
  const write = (text: string) => {
    if (alone) process.stdout.write(text);
    else held += text;
  };
  if (alone) process.stdout.write(held);
  const started = performance.now();
  const passed = await run(context, { write, isTerminal: alone === true }).catch((error: unknown) => {
    write(`${explain(error)}\n`);
    return false;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  write(`── ${name} ${passed ? 'passed' : 'FAILED'} in ${seconds} s\n`);
  if (!alone && !context.signal.aborted) process.stdout.write(held);
  return passed && !context.signal.aborted;
}
