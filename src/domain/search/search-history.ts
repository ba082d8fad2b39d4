/** Most queries that a browser remembers. */
export const MAX_HISTORY = 10;

/** Puts a query first; the same in other capitals or with other spaces goes. A blank one changes nothing. */
export function rememberQuery(history: readonly string[], query: string): readonly string[] {
  const text = tidyQuery(query);
  if (text === '') return history;
  const others = history.filter((one) => one.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, MAX_HISTORY);
}

/** A query as it is asked for and kept: one space between words, none around them. */
export function tidyQuery(query: string): string {
  return query.trim().replace(/\s+/g, ' ');
}
