import { hash } from 'node:crypto';
import type { FeedListener } from './feed.ts';

/** Deeper levels are part of the last one. */
const MAX_DEPTH = 8;

/** Ids of categories have no more characters. */
const MAX_ID = 200;

/** Reports to a listener the categories that offers name by their ways from the top: `Clothes > Coats`. */
export class CategoryPaths {
  readonly #known = new Set<string>();
  readonly #report: FeedListener['category'];

  constructor(report: FeedListener['category']) {
    this.#report = report;
  }

  /** The id of the category, reported after all above it; empty where the text names none. */
  idOf(text: string, line: number): string {
    const names = text
      .split(/\s*(?:>|&gt;|›|»)\s*/)
      .map((name) => name.trim())
      .filter(Boolean)
      .slice(0, MAX_DEPTH);
    let parentId = '';
    for (const [depth, name] of names.entries()) {
      const id = keyOf(names.slice(0, depth + 1));
      if (!this.#known.has(id)) {
        this.#known.add(id);
        this.#report({ id, parentId, name, picture: '', line });
      }
      parentId = id;
    }
    return parentId;
  }
}

/** Ways that differ in capitals only are one. */
function keyOf(names: readonly string[]): string {
  const key = names.join(' > ').toLowerCase();
  return key.length <= MAX_ID ? key : hash('sha1', key);
}
