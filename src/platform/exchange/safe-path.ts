import { join, sep } from 'node:path';
import { ExchangeError } from './exchange-error.ts';

/** Letters of one part of a path. */
const MAX_PART = 200;

const MAX_PARTS = 10;

/** Path of a file that a program names, below a folder. Throws `ExchangeError` where it leads elsewhere. */
export function safePath(folder: string, name: string): string {
  const parts = name.replaceAll('\\', '/').split('/');
  const file = join(folder, ...parts);
  const isSafe =
    parts.every((part) => isName(part)) && parts.length <= MAX_PARTS && file.startsWith(folder + sep);
  if (isSafe) return file;
  throw new ExchangeError(`"${name.slice(0, 80)}" is no name of a file of an exchange.`);
}

function isName(part: string): boolean {
  return part !== '' && part !== '.' && part !== '..' && part.length <= MAX_PART && !/[\p{Cc}:]/u.test(part);
}
