import { fileURLToPath } from 'node:url';
import { build } from 'astro';

/**
 * Started as a process: compiles the pages as `astro build` does, to where the configuration says. Types of
 * content collections are left out: there is none, and they would be written beside the sources, where a
 * service may not write. Ends with 1 and says on standard error what is wrong with a source.
 */
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const options: NonNullable<Parameters<typeof build>[1]> & { sync: boolean } = { sync: false };
await build({ root, logLevel: 'silent' }, options);
