import { keptAtom } from '#storefront/storage/kept-atom.ts';

/** Most slugs that are kept; the oldest are dropped. */
const MOST_HIDDEN = 200;

/** Slugs of the stories that the shopper has hidden, newest last; shared by all tabs. */
export const $hiddenBlogs = keptAtom<readonly string[]>('hidden-blogs:v1', 'customer', [], {
  encode: JSON.stringify,
  decode: parseSlugs,
});

export function hideBlog(slug: string): void {
  const others = $hiddenBlogs.get().filter((one) => one !== slug);
  $hiddenBlogs.set([...others, slug].slice(-MOST_HIDDEN));
}

function parseSlugs(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
