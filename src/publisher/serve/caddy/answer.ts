import { headersOf } from './headers.ts';
import { type Match, type Route, say } from './syntax.ts';

/** Plain words to requests that match, to all where nothing is said of them; no route comes after it. */
export function answer(
  match: readonly Match[] | undefined,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Route {
  const words = say(status, `${text}\n`, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  return { ...(match && { match }), handle: [headersOf('plain'), words], terminal: true };
}
