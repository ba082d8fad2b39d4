import { resolve } from 'node:path';

/** Compiled pages that benches and tests share: they depend on the code alone. */
export const COMPILED_ONCE = resolve('var/test-compiled');
