import type { StoreDriver } from './driver.ts';
import { keepReleases } from './keep-releases.ts';
import { siteKeys } from './keys.ts';
import { FORMS } from './page-file.ts';
import type { Pin, Release } from './release.ts';
import {
  formatRecord,
  parseRecord,
  parseUndo,
  type ReleaseRecord,
  type Undo,
  undoFileOf,
} from './release-record.ts';

/** The releases of a shop: their records, and what it takes to go back. */
export class Releases {
  readonly #driver: StoreDriver;
  readonly #keys;

  constructor(driver: StoreDriver, tenant: string) {
    this.#driver = driver;
    this.#keys = siteKeys(tenant);
  }

  /** All that can be gone back to, the last one first. */
  async list(): Promise<Release[]> {
    return releasesOf(await this.#records());
  }

  /** 0 where there is none. */
  async lastNumber(): Promise<number> {
    return (await this.#numbers()).at(-1) ?? 0;
  }

  /** The pin of a shop that was rolled back and not let go since. */
  async pinned(): Promise<Pin | undefined> {
    const last = await this.#read(await this.lastNumber());
    if (!last || last.isUnpinned || last.release.backTo === null) return undefined;
    return { release: last.release.backTo, since: last.release.at };
  }

  async unpin(): Promise<void> {
    const last = await this.#read(await this.lastNumber());
    if (last && last.release.backTo !== null) await this.#write({ ...last, isUnpinned: true });
  }

  /**
   * Undo of all releases after one. Of several that touched a page the first one knows its content before
   * them all. They are read in this order, so that an undo that moves to a later release meanwhile is seen at
   * least once.
   */
  async undoAfter(to: number): Promise<{ undo: Undo; siteFile: string | undefined }> {
    const undo = new Map<string, string | null>();
    let siteFile: string | undefined;
    for (const number of await this.#numbers()) {
      const record = number > to ? await this.#read(number) : undefined;
      if (!record) continue;
      for (const [path, from] of await this.#readUndo(record)) if (!undo.has(path)) undo.set(path, from);
      siteFile ??= record.siteFileBefore ?? undefined;
    }
    return { undo, siteFile };
  }

  /** Forgets releases by their age, as `keepReleases` says; gives their numbers. */
  async thin(now: Date): Promise<number[]> {
    const records = await this.#records();
    const keep = keepReleases(releasesOf(records), now);
    const forgotten: number[] = [];
    let hasEarlier = false;
    let merged: ReleaseRecord[] = [];
    for (const record of records) {
      const { number } = record.release;
      if (!record.isMerging && keep.has(number)) {
        if (merged.length > 0) await this.#merge(merged, record);
        merged = [];
        hasEarlier = true;
        continue;
      }
      forgotten.push(number);
      if (hasEarlier) merged.push(record);
      else await this.#forget(number);
    }
    if (forgotten.length > 0) await this.#sweep();
    return forgotten;
  }

  /**
   * Gives what releases took the place of to the next one, which then goes back beyond all of them, and
   * forgets them. May have been begun before.
   */
  async #merge(records: readonly ReleaseRecord[], next: ReleaseRecord): Promise<void> {
    for (const record of records) if (!record.isMerging) await this.#write({ ...record, isMerging: true });
    const undos = await Promise.all([...records, next].map((record) => this.#readUndo(record)));
    // The first release that touched a page wins.
    const undo: Undo = new Map(undos.toReversed().flatMap((one) => [...one]));
    const file = undoFileOf(undo);
    await this.#driver.write(this.#keys.undo(next.release.number), JSON.stringify(file));
    const siteFileBefore = records[0]?.siteFileBefore ?? null;
    await this.#write({ ...next, siteFileBefore, keptBy: Object.keys(file.kept), undo: undefined });
    for (const { release } of records) await this.#forget(release.number);
    const left = undos.flatMap((one) => [...one].filter(([path, from]) => undo.get(path) !== from));
    await this.#driver.remove(
      left.flatMap(([path, from]) =>
        from === null ? [] : FORMS.map((form) => this.#keys.keptPage(from, path, form)),
      ),
    );
  }

  /** The record goes last: whoever is killed before does so again. */
  async #forget(number: number): Promise<void> {
    await this.#driver.remove([this.#keys.undo(number), this.#keys.release(number)]);
  }

  /** Removes kept pages that no release goes back to any more. Nobody goes back beyond the first one. */
  async #sweep(): Promise<void> {
    // In this order: an attempt that is over by the second step has its release by the third.
    const kept = await this.#foldersOf(this.#keys.kept);
    const begun = await this.#foldersOf(this.#keys.staging);
    const [, ...later] = await this.#records();
    const used = new Set([
      ...begun.map((name) => name.split('.')[0]),
      ...later.flatMap(({ keptBy, undo = {} }) => keptBy ?? Object.values(undo)),
    ]);
    await this.#driver.remove(kept.filter((name) => !used.has(name)).map(this.#keys.keptBy));
  }

  async #foldersOf(prefix: string): Promise<string[]> {
    const entries = await Array.fromAsync(this.#driver.list(prefix, 'shallow'));
    return entries.map(({ key }) => key.slice(prefix.length).replace(/\/$/, ''));
  }

  /** All records, the oldest one first, those that are being merged among them. */
  async #records(): Promise<ReleaseRecord[]> {
    for (;;) {
      const numbers = await this.#numbers();
      const records = await Promise.all(numbers.map((number) => this.#read(number)));
      // Of one that is forgotten in between, what it gave to the next one may not have been read there.
      if (!records.includes(undefined)) return records.filter((record) => record !== undefined);
    }
  }

  /** The oldest one first. */
  async #numbers(): Promise<number[]> {
    const entries = await Array.fromAsync(this.#driver.list(this.#keys.releases));
    const numbers = entries.flatMap(({ key }) => /\/(\d+)\.json$/.exec(key)?.[1] ?? []).map(Number);
    return numbers.sort((one, other) => one - other);
  }

  async #read(number: number): Promise<ReleaseRecord | undefined> {
    const text = number > 0 ? await this.#driver.read(this.#keys.release(number)) : undefined;
    return text && parseRecord(String(text));
  }

  async #readUndo(record: ReleaseRecord): Promise<Undo> {
    const text = record.undo ? undefined : await this.#driver.read(this.#keys.undo(record.release.number));
    return parseUndo(text && String(text), record);
  }

  async #write(record: ReleaseRecord): Promise<void> {
    await this.#driver.write(this.#keys.release(record.release.number), formatRecord(record));
  }
}

/** Releases that can be gone back to, the last one first. */
function releasesOf(records: readonly ReleaseRecord[]): Release[] {
  return records.flatMap(({ isMerging, release }) => (isMerging ? [] : [release])).reverse();
}
