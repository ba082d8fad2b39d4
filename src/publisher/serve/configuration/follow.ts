import { exec } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import writeFileAtomic from 'write-file-atomic';

/** A configuration that is kept as the shops are. */
export interface Following {
  /** Makes the configuration of the shops as they are now. */
  make: () => Promise<string>;
  file: string;
  /** Command line that has the web server read the file again. */
  reload: string;
  /** Milliseconds between two looks. */
  interval?: number;
  signal: AbortSignal;
  /** Hears that the file was written and read. */
  onChange: () => void;
  /** Hears what went wrong, once as long as it stays the same. */
  onFault: (message: string) => void;
}

const run = promisify(exec);

/** Milliseconds that a command may take. */
const RELOAD_TIME = 30_000;

/** Writes a configuration where it differs from what the file has; whether it did. */
export async function writeConfiguration(file: string, text: string): Promise<boolean> {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFileAtomic(file, text);
  return true;
}

/**
 * Keeps the file as the shops are, and the web server as the file is, until the signal. What fails is tried
 * again at the next look; the web server goes on with what it read last.
 */
export async function followShops({ interval = 1000, signal, ...following }: Following): Promise<void> {
  // The file that the server has read before is not known.
  let isRead = false;
  let fault = '';
  while (!signal.aborted) {
    try {
      const text = await following.make();
      if (await writeConfiguration(following.file, text)) isRead = false;
      if (!isRead) {
        await run(following.reload, { timeout: RELOAD_TIME });
        isRead = true;
        following.onChange();
      }
      fault = '';
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== fault) following.onFault(message);
      fault = message;
    }
    await wait(interval, undefined, { signal }).catch(() => undefined);
  }
}
