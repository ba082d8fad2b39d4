import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';

/** The name of the machine that a data directory belongs to, for as long as there is that directory. */
export function machineIdOf(dataDirectory: string): string {
  const file = join(dataDirectory, 'machine');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const id = randomUUID();
  mkdirSync(dataDirectory, { recursive: true });
  writeFileAtomic.sync(file, `${id}\n`);
  return id;
}
