/** How an island begins. No text of a shop can begin so: of `<` and the quotes, one is always escaped. */
const ISLAND_START = '<astro-island uid="';

export function hasIsland(html: string | Buffer): boolean {
  return html.includes(ISLAND_START);
}

/** Addresses of the scripts that bring the islands of a page to life: React with its DOM renderer. */
export function islandRuntimes(html: string): string[] {
  return [...html.matchAll(/<astro-island\b[^>]*\brenderer-url="(\/[^"]+)"/g)].map(([, url = '']) => url);
}
