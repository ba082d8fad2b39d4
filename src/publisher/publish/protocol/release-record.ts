import { z } from 'zod';
import { type Release, releaseSchema } from './release.ts';

/** By the paths of pages, the attempt that keeps the content of before; null if there was no page. */
export type Undo = ReadonlyMap<string, string | null>;

const undoFileSchema = z.object({
  /** Pages that were not there before. */
  added: z.array(z.string()),
  /** The others, by the attempt that keeps their content of before. */
  kept: z.record(z.string(), z.array(z.string())),
});
export type UndoFile = z.infer<typeof undoFileSchema>;

/** Record of a release: facts, and the way back to before it. */
export interface ReleaseRecord {
  release: Release;
  /** The site's own file of before; null of the first release. */
  siteFileBefore: string | null;
  /** All attempts that the undo names. */
  keptBy?: string[] | undefined;
  /** Earlier versions had the undo here, by the paths of pages. */
  undo?: Record<string, string | null> | undefined;
  /** The shop had been rolled back, and goes on. */
  isUnpinned: boolean;
  /** To be forgotten, while its undo is merged into that of a later release. */
  isMerging: boolean;
}

/** The file of a record, which keeps the names that earlier versions gave its last two fields. */
const recordFileSchema = z.object({
  release: releaseSchema,
  siteFileBefore: z.string().nullable(),
  keptBy: z.array(z.string()).optional(),
  undo: z.record(z.string(), z.string().nullable()).optional(),
  letGo: z.boolean(),
  isJoining: z.boolean(),
});

export function parseRecord(text: string): ReleaseRecord {
  const { letGo: isUnpinned, isJoining: isMerging, ...facts } = recordFileSchema.parse(JSON.parse(text));
  return { ...facts, isUnpinned, isMerging };
}

export function formatRecord({ isUnpinned: letGo, isMerging: isJoining, ...facts }: ReleaseRecord): string {
  return JSON.stringify({ ...facts, letGo, isJoining } satisfies z.input<typeof recordFileSchema>);
}

/** Reads the undo of a release from its file, or from the record of an earlier version. */
export function parseUndo(text: string | undefined, { undo }: ReleaseRecord): Undo {
  if (undo) return new Map(Object.entries(undo));
  const { added, kept } = text ? undoFileSchema.parse(JSON.parse(text)) : { added: [], kept: {} };
  const all = new Map<string, string | null>();
  for (const [attempt, paths] of Object.entries(kept)) for (const path of paths) all.set(path, attempt);
  for (const path of added) all.set(path, null);
  return all;
}

export function undoFileOf(undo: Undo): UndoFile {
  const added = [...undo.keys()].filter((path) => undo.get(path) === null);
  const kept: UndoFile['kept'] = {};
  for (const attempt of undo.values()) if (attempt !== null) kept[attempt] = [];
  for (const [path, attempt] of undo) if (attempt !== null) kept[attempt]?.push(path);
  return { added, kept };
}
