import { existsSync, readFileSync } from 'node:fs';
import type { BuildInputs } from '#publisher/plan/build-inputs.ts';
import { SYNCED_FROM } from '#publisher/publish/directory/driver.ts';
import type { PublishedIndex } from '#publisher/publish/index/published-index.ts';

/** Under this name the index notes which start of the machine the last publish was of. */
const BOOT_INPUT = 'boot';

/** Milliseconds within which a system has written to disk what it was given. */
const WRITTEN_WITHIN = 60_000;

/** Names this start of the machine; undefined where the system does not tell. */
function bootId(): string | undefined {
  const file = '/proc/sys/kernel/random/boot_id';
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Inputs that note the start of the machine with a publish. */
export function bootInputs(boot = bootId()): BuildInputs {
  return boot === undefined ? {} : { [BOOT_INPUT]: boot };
}

/**
 * The machine may have lost its power: pages that were published shortly before, and not waited for, may not
 * be on the disk, so the next build renders them. Does nothing where the machine runs since the last publish.
 */
export function doubtAfterReboot(index: PublishedIndex, boot = bootId()): void {
  const before = index.input(BOOT_INPUT);
  if (boot === undefined || before === undefined || before === boot) return;
  index.doubt(index.lastChanged(WRITTEN_WITHIN, SYNCED_FROM), bootInputs(boot));
}
