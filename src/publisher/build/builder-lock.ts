import { join } from 'node:path';
import type { Environment } from '#publisher/environment/environment.ts';

/** Lock of the process that builds the shops of a data directory: its file, and a message for others. */
export function builderLock({ dataDirectory }: Environment): [file: string, message: string] {
  return [
    join(dataDirectory, 'builder.lock'),
    `Another process builds the shops in ${dataDirectory}: a build, or npm run serve, rebuild or start, which keep ` +
      'them fresh by themselves. Wait for its end, or stop it.',
  ];
}
