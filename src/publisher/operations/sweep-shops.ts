import type { Log } from '#lib/log/log.ts';
import { directoriesBelow } from '#publisher/build/directories.ts';
import { openSiteStore } from '#publisher/build/open-site-store.ts';
import { sweep } from '#publisher/build/sweep.ts';
import type { Environment } from '#publisher/environment/environment.ts';

export interface SweepShopsOptions {
  environment: Environment;
  /** All shops of the data directory. */
  tenants: readonly { name: string }[];
  /** Version of the code in use. */
  version: string;
  log: Log;
  /** Where compiled pages are kept; below the data directory where left out. */
  compiledDirectory?: string | undefined;
}

/** Removes what no page of any shop needs any more. A sweep that fails is told of, and stops nothing. */
export async function sweepShops(options: SweepShopsOptions): Promise<void> {
  const { environment, tenants, version, log } = options;
  const directories = directoriesBelow(environment.dataDirectory);
  try {
    const { releases, assets, compiles, kept } = await sweep({
      tenants,
      store: openSiteStore(environment, log),
      compiledDirectory: options.compiledDirectory ?? directories.compiled,
      compiled: { version },
      now: new Date(),
    });
    if (kept !== undefined) log.warn({ event: 'swept' }, `Shared files of earlier releases stay: ${kept}`);
    const forgotten = Object.values(releases).flat().length;
    if (forgotten + assets.length + compiles.length === 0) return;
    log.info(
      { event: 'swept' },
      `Swept: ${forgotten} releases, ${assets.length} shared files, ${compiles.length} compiles.`,
    );
  } catch (error) {
    log.warn({ event: 'swept', error }, 'What is not needed any more could not be swept.');
  }
}

/** Milliseconds between two sweeps of a service. */
const INTERVAL = 6 * 3_600_000;

/** Sweeps now and then. Returns what ends it. */
export function startSweeping(
  options: Omit<SweepShopsOptions, 'tenants'> & { tenants: () => SweepShopsOptions['tenants'] },
): () => void {
  const timer = setInterval(() => void sweepShops({ ...options, tenants: options.tenants() }), INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}
