import { answerJson, aPlatform, type Platform } from '../shop-client/a-platform.ts';

/** Gives a platform's answer in place of the right one; `query` is that of the call. */
export type Change = (answer: never, query: URLSearchParams) => unknown;

/**
 * A platform before another one, which passes calls on and changes answers: those of a path that ends with a
 * name of `changes` (`/products`). It stops with the test.
 */
export function aChangingPlatform(url: string, changes: Record<string, Change>): Promise<Platform> {
  return aPlatform(async (response, _, request) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const key = String(request.headers['security-key']);
    const right = await fetch(url + request.url, { headers: { 'security-key': key } });
    const change = Object.entries(changes).find(([end]) => pathname.endsWith(end))?.[1];
    const answer = await right.json();
    const changed = change ? change(answer as never, searchParams) : answer;
    answerJson(response, changed, right.status);
  });
}
