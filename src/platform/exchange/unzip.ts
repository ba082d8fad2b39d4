import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { ExchangeError } from './exchange-error.ts';
import { safePath } from './safe-path.ts';

/** Files of one archive, and bytes of all of them together. */
export interface UnzipLimits {
  files: number;
  bytes: number;
}

const LIMITS: UnzipLimits = { files: 200_000, bytes: 8_000_000_000 };

/**
 * Unpacks an archive into a folder, and nothing beside it. Throws `ExchangeError` where it is damaged, names
 * a place outside of the folder, or holds more than an exchange has.
 */
export async function unzip(archive: string, folder: string, limits: UnzipLimits = LIMITS): Promise<void> {
  let [files, bytes] = [0, 0];
  try {
    // The reader refuses names that lead elsewhere, and files that are larger than they say.
    const zip = await openPromise(archive, { lazyEntries: true, strictFileNames: false });
    for await (const entry of zip.eachEntry()) {
      files += 1;
      bytes += entry.uncompressedSize;
      if (files > limits.files || bytes > limits.bytes)
        throw new ExchangeError(
          `The archive holds more than ${limits.files} files or ${limits.bytes} bytes.`,
        );
      if (entry.fileName.endsWith('/')) continue;
      const file = safePath(folder, entry.fileName);
      await mkdir(dirname(file), { recursive: true });
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(file));
    }
  } catch (cause) {
    if (cause instanceof ExchangeError) throw cause;
    throw new ExchangeError(`The archive cannot be unpacked: ${(cause as Error).message}.`, { cause });
  }
}
