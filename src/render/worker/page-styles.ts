import { PAGE_KINDS, type PageKind, type PageStyles } from '#variants/page-sheets.ts';
import type { ReadRecorder } from './read-recorder.ts';

/** Key under which the style sheets of a kind of page are compared between builds. */
export function styleKey(kind: PageKind): string {
  return `style:${kind}`;
}

const READS = new Map(PAGE_KINDS.map((kind) => [kind, new Set([styleKey(kind)])]));

/** Gives the addresses, and notes with the page that they are in it. */
export function recordedStyles(
  styles: PageStyles,
  recorder: ReadRecorder,
): (kind: PageKind) => readonly string[] {
  return (kind) => {
    recorder.add(READS.get(kind) ?? new Set());
    return styles[kind];
  };
}
