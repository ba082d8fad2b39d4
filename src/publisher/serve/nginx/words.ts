import type { Failure } from '#contract/call/failure.ts';
import { block, quote } from './syntax.ts';

/** Said to who asks too often. */
export const TOO_MANY = 'Too many requests come from this address. Try again in a moment.';

/** Failures that are told in plain words, with their status. */
export const WORDS: readonly [name: string, status: number, text: string][] = [
  ['nothing', 404, 'There is nothing at this address.'],
  ['stranger', 404, 'There is no shop at this address.'],
  ['bad', 400, 'This request cannot be answered: $storefront_why.'],
  ['unread', 405, 'Pages can only be read.'],
  // With its own status nginx would take the words for an address.
  ['moved', 200, 'The page is at $storefront_location'],
  ['many', 429, TOO_MANY],
  ['failed', 500, 'The server failed to answer. Try again.'],
];

/** The same of requests that have no address. */
export const INNER_WORDS: typeof WORDS = [
  ['broken', 400, 'This request cannot be answered: $storefront_why.'],
  ['long', 431, 'This request cannot be answered: its head is too long.'],
];

/** A location that says a few words. */
export function words(
  name: string,
  status: number,
  type: string,
  text: string,
  location = `@storefront_${name}`,
): string {
  return block(`location ${location}`, [
    ...(location.startsWith('=') ? ['internal;'] : []),
    'set $storefront_answer plain;',
    'types { }',
    `default_type ${type};`,
    'gzip off;',
    `return ${status} ${quote(text).replaceAll('\n', '\\n')};`,
  ]);
}

/** Words of a failed call. */
export function failure(code: string, message: string): string {
  return JSON.stringify({ code, message } satisfies Failure);
}
