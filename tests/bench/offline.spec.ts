import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runOffline } from '../e2e/offline-run.ts';
import { test } from '../e2e/storefront-test.ts';

/** The command says how many runs there are, and where each leaves word. */
const RUNS = Number(process.env['STOREFRONT_OFFLINE_RUNS'] ?? 1);
const STEPS = Number(process.env['STOREFRONT_OFFLINE_STEPS'] ?? 14);
const RESULTS = process.env['STOREFRONT_OFFLINE_RESULTS'] ?? 'test-results';

for (let seed = 1; seed <= RUNS; seed += 1) {
  test(`run ${seed}: what was changed without a connection is there when it is back, once`, async ({
    context,
    catalogueOf,
  }) => {
    const run = await runOffline(context, await catalogueOf('test'), {
      seed,
      steps: STEPS,
      products: Math.min(STEPS, 5),
    });
    await writeFile(join(RESULTS, `${seed}.json`), JSON.stringify(run));
  });
}
