import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** Dialogs that any page can show, by the names of their files; paths below the folder of the project. */
export const OVERLAY_NAMES: readonly string[] = globSync('src/storefront/**/*.overlay.tsx')
  .map((file) => basename(file, '.overlay.tsx'))
  .sort();
