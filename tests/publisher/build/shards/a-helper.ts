import type { Environment } from '#publisher/environment/environment.ts';
import { startPagesOnly } from '#publisher/operations/pages-only.ts';
import { aTenant } from '../a-world.ts';
import { COMPILED_ONCE } from '../packed-assets.ts';

/** A machine that renders for others, as a process of its own, until it is ended. */
const environment: Environment = JSON.parse(process.argv[2] ?? '{}');
const tenants = [aTenant('shop', { languages: ['ru'] })];

const helping = await startPagesOnly({
  environment,
  tenants: () => tenants,
  compiledDirectory: COMPILED_ONCE,
  workers: 1,
  sharing: { lostAfter: 400 },
});
process.on('disconnect', async () => {
  await helping.close();
  process.exit(0);
});
