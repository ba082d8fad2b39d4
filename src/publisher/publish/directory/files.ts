import { readdirSync, renameSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';

/** Files moved before other work gets its turn. */
export const FILES_AT_ONCE = 1_000;

/** Does something with each item. Files of this machine are moved faster one by one than side by side. */
export async function forEachYielding<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
): Promise<void> {
  let done = 0;
  for (const item of items) {
    work(item);
    done += 1;
    if (done % FILES_AT_ONCE === 0) await setImmediate();
  }
}

/** Names of all files below a folder, if it is there. Node's own walk asks for each file twice. */
export function* walk(folder: string, prefix = ''): Generator<string> {
  for (const name of namesIn(folder))
    if (name.endsWith('/')) yield* walk(`${folder}/${name.slice(0, -1)}`, prefix + name);
    else yield prefix + name;
}

export const filesBelow = (folder: string): string[] => [...walk(folder)];

/** Names in a folder, if it is there; those of folders end with a slash. */
export function namesIn(folder: string): string[] {
  const entries = unlessMissing(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  return entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
}

/** Does what needs files; undefined where one of them, or a folder, is not there. */
export function unlessMissing<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return undefined;
  }
}

/** Moves what is there; false where it was moved before. */
export function moveIfThere(from: string, to: string): boolean {
  const move = () => {
    renameSync(from, to);
    return true;
  };
  return unlessMissing(move) ?? false;
}

export const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';
