/** Beginning of an island. No text of a shop can begin so: of `<` and the quotes, one is always escaped. */
const ISLAND_START = '<astro-island uid="';

export function hasIsland(html: string | Buffer): boolean {
  return html.includes(ISLAND_START);
}

/** An island that begins with its page, whatever its texts hold. */
const STARTING_ISLAND = /<astro-island\b(?:[^>"]|"[^"]*")*\sclient="(?:load|visible|idle)"/g;

/** Addresses of the scripts of islands that begin with their page, and of what brings them to life. */
export function startingModules(html: string): string[] {
  const found = [...html.matchAll(STARTING_ISLAND)].flatMap(([island]) =>
    [...island.matchAll(/\b(?:component|renderer)-url="(\/[^"]+)"/g)].map(([, url = '']) => url),
  );
  return [...new Set(found)];
}

/** Addresses of the scripts of the islands themselves, each once. */
export function islandScripts(html: string): string[] {
  const found = html.matchAll(/<astro-island\b[^>]*\bcomponent-url="(\/[^"]+)"/g);
  return [...new Set([...found].map(([, url = '']) => url))];
}

/** Addresses of the scripts that bring the islands of a page to life: React with its DOM renderer. */
export function islandRuntimes(html: string): string[] {
  return [...html.matchAll(/<astro-island\b[^>]*\brenderer-url="(\/[^"]+)"/g)].map(([, url = '']) => url);
}
