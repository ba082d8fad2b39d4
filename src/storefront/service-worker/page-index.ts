import { isRecord } from '#domain/parse/is-record.ts';
import { type KeptKind, kindOf, mostOf } from './kept-path.ts';

/** A page that is kept. */
export interface KeptPage {
  path: string;
  /** When it was fetched, in milliseconds since 1970. */
  at: number;
  /** Paths of the files that it needs: scripts, style sheets, pictures. */
  files: readonly string[];
}

/** All that are kept, the one that was looked at last at the end. */
export type PageIndex = readonly KeptPage[];

/** Most files of one page. */
const MOST_FILES = 120;

/** Puts a page in, in place of an older one of its path; of each kind the oldest go. */
export function putPage(index: PageIndex, page: KeptPage): PageIndex {
  const old = index.find(({ path }) => path === page.path);
  // In the same release it still needs its earlier files, too: those loaded late, and its pictures.
  const isSame = page.files.every((file) => old?.files.includes(file));
  const files = isSame && old ? old.files : page.files;
  const next = [...index.filter((one) => one !== old), { ...page, files: files.slice(0, MOST_FILES) }];
  const over = (kind: KeptKind | undefined) =>
    kind ? next.filter(({ path }) => kindOf(path) === kind).slice(0, -mostOf(kind)) : next;
  return next.filter((one) => !over(kindOf(one.path)).includes(one));
}

/** Adds files to those that a page needs. */
export function addFiles(index: PageIndex, path: string, files: readonly string[]): PageIndex {
  return index.map((page) =>
    page.path === path
      ? { ...page, files: [...new Set([...page.files, ...files])].slice(0, MOST_FILES) }
      : page,
  );
}

/** Parses a kept index; an invalid one counts as empty, so that all is kept again. */
export function parseIndex(text: string): PageIndex {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isKeptPage) ? value : [];
  } catch {
    return [];
  }
}

function isKeptPage(value: unknown): value is KeptPage {
  return (
    isRecord(value) &&
    typeof value['path'] === 'string' &&
    Number.isFinite(value['at']) &&
    Array.isArray(value['files']) &&
    value['files'].every((file) => typeof file === 'string')
  );
}
