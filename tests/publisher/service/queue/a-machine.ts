import { createServer } from 'node:http';
import { listen } from '#lib/port.ts';
import type { Environment } from '#publisher/environment/environment.ts';
import { startRebuilding } from '#publisher/operations/start-rebuilding.ts';
import type { MachineTimes } from '#publisher/service/queue/redis-queue.ts';
import type { RebuildEvent } from '#publisher/service/schedule/rebuild-service.ts';
import { aTenant } from '../../build/a-world.ts';
import { COMPILED_ONCE } from '../../build/packed-assets.ts';

export interface MachineOptions {
  environment: Environment;
  shops: string[];
  machineTimes: MachineTimes;
  webhookSecrets: string[];
}

/** Message of a machine; a build was begun at `begunAt` and is over. */
export type FromMachine =
  | { kind: 'ready'; port: number }
  | { kind: 'idle' }
  | { kind: RebuildEvent['kind']; shop: string; ids: string[]; begunAt: number; at: number };

/** A machine of several, as a process of its own: builds the shops until it is ended. */
const options: MachineOptions = JSON.parse(process.argv[2] ?? '{}');
const { environment, shops, machineTimes, webhookSecrets } = options;
const tenants = shops.map((name) => aTenant(name, { languages: ['ru'], webhookSecrets }));
const tell = (message: FromMachine) => void process.send?.(message);

const rebuilding = await startRebuilding({
  environment,
  tenants: () => tenants,
  compiledDirectory: COMPILED_ONCE,
  workers: 1,
  reconcileInterval: 3_600_000,
  retryAfter: [100],
  machineTimes,
  onEvent(event) {
    const { tenant, triggers } = event.batch;
    const at = Date.now();
    const begunAt = 'milliseconds' in event ? at - event.milliseconds : at;
    tell({ kind: event.kind, shop: tenant, ids: triggers.map(({ id }) => id), begunAt, at });
  },
});
const server = createServer((request, response) => void rebuilding.receive(request, response));
process.on('message', async () => {
  await rebuilding.idle();
  tell({ kind: 'idle' });
});
process.on('disconnect', async () => {
  server.closeAllConnections();
  server.close();
  await rebuilding.close();
  process.exit(0);
});
tell({ kind: 'ready', port: await listen(server, 0, '0.0.0.0') });
