/**
 * Runs steps in their order, at most `atOnce` side by side. A step that is `alone` waits for all before it
 * and holds up all after it. Once one has failed none begins; those that run go on to their end. Gives the
 * steps that failed.
 */
export async function runSteps<Step extends { alone?: true }>(
  steps: readonly Step[],
  atOnce: number,
  run: (step: Step) => Promise<boolean>,
): Promise<Step[]> {
  const failed: Step[] = [];
  const running = new Set<Promise<void>>();
  for (const step of steps) {
    while (running.size >= (step.alone ? 1 : atOnce)) await Promise.race(running);
    if (failed.length > 0) break;
    const one = run(step).then((passed) => {
      if (!passed) failed.push(step);
      running.delete(one);
    });
    running.add(one);
    if (step.alone) await one;
  }
  await Promise.all(running);
  return failed;
}
