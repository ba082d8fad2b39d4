import {
  PUSH_CACHE,
  PUSH_WORDS_PATH,
  type PushWords,
  parsePushWords,
} from '#domain/notification/push-words.ts';
import { pageLanguage } from '#storefront/page/page-text.ts';
import { pageLanguages } from './address-here.ts';

/** Stores the texts that the service worker needs; `news` is shown for an unreadable message. */
export async function keepWords(news: string): Promise<void> {
  const head = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
  await write({
    shop: head('meta[property="og:site_name"]', 'content') ?? location.hostname,
    news,
    icon: head('link[rel=icon]', 'href') ?? '',
    language: pageLanguage(),
    languages: pageLanguages(),
  });
}

/** Tells the service worker of the language that the shopper reads now. */
export async function keepLanguage(): Promise<void> {
  const kept = await (await caches.open(PUSH_CACHE)).match(PUSH_WORDS_PATH);
  const words = kept && parsePushWords(await kept.text());
  const language = pageLanguage();
  if (words && words.language !== language) await write({ ...words, language });
}

async function write(words: PushWords): Promise<void> {
  const cache = await caches.open(PUSH_CACHE);
  await cache.put(PUSH_WORDS_PATH, new Response(JSON.stringify(words)));
}
