import { setTimeout as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runSteps } from '#tools/gate/run-steps.ts';

interface Step {
  name: string;
  alone?: true;
}

/** Runs steps that take a moment each; `log` has when each began and ended. */
async function aRun(steps: Step[], atOnce: number, failing: string[] = []) {
  const log: string[] = [];
  let running = 0;
  let most = 0;
  const failed = await runSteps(steps, atOnce, async ({ name }) => {
    log.push(`${name} begins`);
    running += 1;
    most = Math.max(most, running);
    await later(5);
    running -= 1;
    log.push(`${name} ends`);
    return !failing.includes(name);
  });
  return { log, most, failed: failed.map(({ name }) => name) };
}

test('as many steps run side by side as there are cores', async () => {
  const steps = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name }));
  expect(await aRun(steps, 2)).toMatchObject({ most: 2, failed: [] });
  expect(await aRun(steps, 1)).toMatchObject({ most: 1, failed: [] });
});

test('a step that is alone waits for those before it and holds up those after it', async () => {
  const { log } = await aRun([{ name: 'a' }, { name: 'b', alone: true }, { name: 'c' }], 8);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('after a failure those that run go on to their end and no other begins', async () => {
  const { log, failed } = await aRun(
    ['a', 'b', 'c'].map((name) => ({ name })),
    2,
    ['a'],
  );
  expect(failed).toEqual(['a']);
  expect(log).toContain('b ends');
  expect(log).not.toContain('c begins');
});

test('what fails alone is named, and what comes later does not begin', async () => {
  const { log, failed } = await aRun([{ name: 'a', alone: true }, { name: 'b' }], 2, ['a']);
  expect(failed).toEqual(['a']);
  expect(log).not.toContain('b begins');
});
