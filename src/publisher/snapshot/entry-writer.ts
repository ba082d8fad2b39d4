import type { DatabaseSync } from 'node:sqlite';
import type { Entries, EntryKey } from '#storefront/entries/model.ts';

/** Position of a route: sections in their order, in one by product, then by position. */
export interface RouteOrder {
  section: number;
  /** Pages of one product, or of one list in a section of many, stand together; 0 for all others. */
  product: number;
  position: number;
}

/** Writes entries and pages of a snapshot, a new one or one that changes. */
export interface EntryWriter {
  /** The file being written; the pull keeps tables of its own in it. */
  readonly database: DatabaseSync;
  set<Key extends EntryKey>(key: Key, value: Entries[Key]): void;
  /** Adds a page; a page that is there already takes the given order. */
  addRoute(path: string, order: RouteOrder): void;
  /** Says in which order the sections of pages stand. */
  setSections(ids: readonly number[]): void;
}
