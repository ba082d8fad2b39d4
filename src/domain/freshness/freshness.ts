import { isRecord } from '#domain/parse/is-record.ts';

/** The browser's cache that holds what the platform said of the shop as a whole. */
export const CACHE_NAME = 'ox-cache';

/** Milliseconds between two looks at how old that is. */
export const CHECK_INTERVAL = 120_000;

/** Data that were checked longer ago than this, in milliseconds, are asked for again. */
export const STALE_AFTER = 1_800_000;

/** Most looks of an open page after the shop changed: its pages are built again within minutes. */
export const LOOKS = 5;

/** Tenant and time of the data that a browser keeps. */
export interface SiteStamp {
  tenant: string;
  /** When the shop last changed, as its platform says; ISO 8601 in UTC. */
  updatedAt: string;
  /** When the platform was last asked, in milliseconds since 1970. */
  checkedAt: number;
}

/** Reads a kept stamp; undefined where it is none. */
export function parseStamp(value: unknown): SiteStamp | undefined {
  if (!isRecord(value)) return;
  const { tenant, updatedAt, checkedAt } = value;
  if (typeof tenant !== 'string' || typeof updatedAt !== 'string' || typeof checkedAt !== 'number') return;
  return Number.isNaN(Date.parse(updatedAt)) ? undefined : { tenant, updatedAt, checkedAt };
}

/**
 * True if the platform has to be asked: nothing is kept, or another tenant's, or it was checked `age`
 * milliseconds ago or more, or later than now, by a clock that was moved.
 */
export function isDue(
  stamp: SiteStamp | undefined,
  { tenant, now, age }: { tenant: string; now: number; age: number },
): boolean {
  if (stamp?.tenant !== tenant) return true;
  const since = now - stamp.checkedAt;
  return since >= age || since < 0;
}

/** Stands for the change of the shop that a page knows, where a browser has kept the page for any time. */
export const ANY_TIME = '';

/** Facts of an open page about its own age. */
export interface PageAge {
  /** The last change of the shop that it knows of; undefined until the first is known, or `ANY_TIME`. */
  updatedAt?: string | undefined;
  /** Looks that are left. */
  looks: number;
}

/**
 * The age of a page once it is known when the shop last changed. A page that has just come needs no look, one
 * that was kept a single one.
 */
export function ageAt({ updatedAt: known, looks }: PageAge, updatedAt: string): PageAge {
  if (known === updatedAt) return { updatedAt, looks };
  if (known === undefined) return { updatedAt, looks: 0 };
  return { updatedAt, looks: known === ANY_TIME ? 1 : LOOKS };
}

/** The age of a page after a look; what was found new ends the looking. */
export function looked(age: PageAge, isNew: boolean): PageAge {
  return { ...age, looks: isNew ? 0 : Math.max(0, age.looks - 1) };
}
