import { directoriesBelow } from '#publisher/build/directories.ts';
import { readEnvironment } from '#publisher/environment/environment.ts';
import { startRebuilding } from '#publisher/operations/start-rebuilding.ts';
import { startServer } from '#publisher/serve/embedded/server.ts';
import type { BenchBuild } from '#tools/bench/rebuild/bench-service.ts';
import { tenantNamed } from '#tools/bench/rebuild/bench-shops.ts';
import { COMPILED_ONCE } from '#tools/stack/compiled-once.ts';

/** Events that the process tells of. */
export type FromService =
  | { kind: 'ready'; port: number }
  | { kind: 'built'; build: BenchBuild }
  | { kind: 'idle' };

/** The service and the server of `npm run serve`, forked for a bench with the names of the shops. */
const environment = readEnvironment();
const tenants = process.argv.slice(2).map(tenantNamed);
const tell = (message: FromService) => void process.send?.(message);
const rebuilding = await startRebuilding({
  environment,
  compiledDirectory: COMPILED_ONCE,
  tenants: () => tenants,
  onEvent(event) {
    if ('error' in event) console.error(event.error);
    else if (event.kind === 'rebuilt') {
      const { batch, rebuilt, milliseconds } = event;
      const { rendered, written } = rebuilt.pages;
      const { tenant, notices } = batch;
      tell({
        kind: 'built',
        build: { tenant, notices, rendered, written, milliseconds, stages: rebuilt.stages },
      });
    }
  },
});
const { sites, assets } = directoriesBelow(environment.dataDirectory);
const server = await startServer({
  sitesDirectory: sites,
  assetsDirectory: assets,
  port: 0,
  host: '127.0.0.1',
  securityKey: (name) => tenants.find((tenant) => tenant.name === name)?.securityKey,
  before: rebuilding.receive,
});
process.on('message', () => void rebuilding.idle().then(() => tell({ kind: 'idle' })));
process.once('disconnect', () => {
  void Promise.all([server.close(), rebuilding.close()]).then(() => process.exit(0));
});
tell({ kind: 'ready', port: server.port });
