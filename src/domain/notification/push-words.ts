import type { Language } from '#contract/value/primitive.ts';
import { keptName } from '#domain/account/kept-name.ts';
import { isRecord } from '#domain/parse/is-record.ts';

/** The cache that a page leaves words for the service worker in, and the name they have there. */
export const PUSH_CACHE = keptName('push-words:v1', 'browser');
export const PUSH_WORDS_PATH = '/push-words';

/** Facts that the service worker cannot know by itself: the shop, and the language of the shopper. */
export interface PushWords {
  /** Name of the shop. */
  shop: string;
  /** Says that there is news, where a message cannot be read. */
  news: string;
  /** Address of the shop's icon; empty where it has none. */
  icon: string;
  /** Of the page that was opened last. */
  language: Language;
  /** Of the shop, its default one first. */
  languages: readonly [Language, ...Language[]];
}

/** Reads them; undefined where a page has left none that can be read. */
export function parsePushWords(text: string): PushWords | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isWords(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isWords(value: unknown): value is PushWords {
  if (!isRecord(value)) return false;
  const { languages, ...texts } = value;
  const areTexts = ['shop', 'news', 'icon', 'language'].every((name) => typeof texts[name] === 'string');
  return areTexts && Array.isArray(languages) && languages.length > 0;
}
