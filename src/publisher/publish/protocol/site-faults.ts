import type { StoredPage } from './site-store.ts';

/** A page that does not lie as it was published. */
export interface PageFault {
  path: string;
  fault: 'missing' | 'differs' | 'forms' | 'extra';
}

/** One hash for the stored forms of a page; undefined if they do not hold the same. */
export function storedHash({ html, brotli }: StoredPage): string | undefined {
  return html === brotli ? html : undefined;
}

/** Compares what lies there with what was published, by path; an empty hash is a publish that was killed. */
export function findFaults(
  published: ReadonlyMap<string, string>,
  stored: ReadonlyMap<string, StoredPage>,
): PageFault[] {
  const faults: PageFault[] = [];
  for (const [path, hash] of published) {
    const page = stored.get(path);
    if (!page) faults.push({ path, fault: 'missing' });
    else if (storedHash(page) === undefined) faults.push({ path, fault: 'forms' });
    else if (storedHash(page) !== hash) faults.push({ path, fault: 'differs' });
  }
  for (const path of stored.keys()) if (!published.has(path)) faults.push({ path, fault: 'extra' });
  return faults;
}
