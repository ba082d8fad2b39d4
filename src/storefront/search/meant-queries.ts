import { searchWordsPath } from '#domain/link/paths.ts';
import { alternativeQueries } from '#domain/search/alternative-queries.ts';
import { pagePath } from '#storefront/page/page-text.ts';

/** Most time that a search waits for the words of the shop, in milliseconds. */
const WORDS_TIME = 1500;

let words: Promise<string> | undefined;

/**
 * The typed query, then others that may be meant, the likeliest first: of words that the shop has, then those
 * in the other letters or keyboard layout. What a search without results needs is loaded for that alone.
 */
export async function* meantQueries(query: string): AsyncGenerator<string, void, undefined> {
  yield query;
  const corrected = await corrections(query);
  yield* new Set([...corrected, ...alternativeQueries(query)]);
}

/** Without the words of the shop a search goes on as it can. */
async function corrections(query: string): Promise<string[]> {
  try {
    words ??= loadWords();
    const [text, { correctedQueries, parseSearchWords }] = await Promise.all([
      words,
      import('#domain/search/correct-query.ts'),
    ]);
    return correctedQueries(query, parseSearchWords(text));
  } catch {
    words = undefined;
    return [];
  }
}

async function loadWords(): Promise<string> {
  const answer = await fetch(pagePath(searchWordsPath()), { signal: AbortSignal.timeout(WORDS_TIME) });
  const isText = answer.headers.get('content-type')?.startsWith('text/plain');
  if (!answer.ok || !isText) throw new Error(`The words of the shop answer ${answer.status}.`);
  return answer.text();
}
