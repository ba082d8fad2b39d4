import type { EntryKey } from '#snapshot/model.ts';
import type { SnapshotEditor } from '#snapshot/snapshot-editor.ts';

/** Removes the entries whose keys begin with `prefix`, but for those in `kept`; gives their keys. */
export function removeOthers<Key extends EntryKey>(
  editor: SnapshotEditor,
  prefix: string,
  kept: Iterable<Key>,
): string[] {
  const stay: ReadonlySet<string> = new Set(kept);
  const others = editor.keysFrom(prefix).filter((key) => !stay.has(key));
  for (const key of others) editor.remove(key);
  return others;
}
