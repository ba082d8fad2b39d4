/** The query in an address of `searchPath`; empty without one. */
export function searchedQuery({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const [, words] = /\/search\/([^/]+)$/.exec(pathname) ?? [];
  if (words === undefined)
    return pathname.endsWith('/search') ? (new URLSearchParams(search).get('q') ?? '') : '';
  try {
    return decodeURIComponent(words);
  } catch {
    return words;
  }
}
