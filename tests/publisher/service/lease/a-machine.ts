import type { Environment } from '#publisher/environment/environment.ts';
import { startRebuilding } from '#publisher/operations/start-rebuilding.ts';
import { aTenant } from '../../build/a-world.ts';
import { COMPILED_ONCE } from '../../build/packed-assets.ts';

/** A machine of several, as a process of its own: builds the shop until it is ended. */
const environment: Environment = JSON.parse(process.argv[2] ?? '{}');
const tenants = [aTenant('shop', { languages: ['ru'] })];

const rebuilding = await startRebuilding({
  environment,
  tenants: () => tenants,
  compiledDirectory: COMPILED_ONCE,
  workers: 1,
  reconcileInterval: 3_600_000,
  retryAfter: [100],
  leaseTimes: { lease: 1_000, beat: 100, steadyAfter: 3_600_000 },
  onEvent: ({ kind }) => process.send?.({ kind }),
});
process.on('message', async () => {
  await rebuilding.idle();
  process.send?.({ kind: 'idle' });
});
process.on('disconnect', async () => {
  await rebuilding.close();
  process.exit(0);
});
