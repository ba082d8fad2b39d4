const pathOf = (key: RequestInfo | URL) => {
  const { pathname, search } = new URL(key instanceof Request ? key.url : key, 'http://shop.test');
  return pathname + search;
};

/** Cache storage in memory; it takes `room` bytes in all. */
export class MemoryCaches {
  readonly #caches = new Map<string, Map<string, Response>>();
  room = Number.POSITIVE_INFINITY;

  open = async (name: string): Promise<Cache> => {
    const kept = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, kept);
    return {
      match: async (key) => kept.get(pathOf(key))?.clone(),
      keys: async () => [...kept.keys()].map((path) => new Request(`http://shop.test${path}`)),
      delete: async (key) => kept.delete(pathOf(key)),
      put: async (key, answer) => {
        const { size } = await answer.clone().blob();
        if ((await this.bytes()) + size > this.room) throw new DOMException('', 'QuotaExceededError');
        kept.set(pathOf(key), answer);
      },
      add: () => Promise.reject(new Error('Nobody needs it.')),
      addAll: () => Promise.reject(new Error('Nobody needs it.')),
      matchAll: () => Promise.reject(new Error('Nobody needs it.')),
    };
  };

  /** Paths in the cache of a name. */
  paths = (name: string): string[] => [...(this.#caches.get(name)?.keys() ?? [])].sort();

  async bytes(): Promise<number> {
    const all = [...this.#caches.values()].flatMap((kept) => [...kept.values()]);
    const blobs = await Promise.all(all.map((answer) => answer.clone().blob()));
    return blobs.reduce((sum, { size }) => sum + size, 0);
  }
}

/** The HTML of a page of a shop that names these files. */
export const pageHtml = (title: string, files: readonly string[] = []) =>
  `<!DOCTYPE html><html lang="en" data-tenant="local"><head><title>${title}</title>${files
    .map((file) => `<script src="${file}"></script>`)
    .join('')}</head><body data-page="other">${title}</body></html>`;

/** An answer with a page. */
export const aPage = (html: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });
