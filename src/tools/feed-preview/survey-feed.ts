import type { Language } from '#contract/value/primitive.ts';
import { textLanguage } from '#domain/text/text-language.ts';
import type { FeedListener, FeedOffer } from '#platform/import/feed.ts';
import { withoutTags } from '#platform/import/markup.ts';
import { openFeed } from '#platform/import/open-feed.ts';
import { readFeed } from '#platform/import/read-feed.ts';

/** The language of a feed, and what tells it: the feed itself, its letters, or nothing. */
export interface FeedLanguage {
  language: Language;
  by: 'feed' | 'letters' | 'nothing';
  /** True for Uzbek in Cyrillic letters, while the pages' own words are in Latin ones. */
  cyrillicUzbek: boolean;
}

/** Offers that are enough to tell. */
const ENOUGH = 300;

/** Letters of a description that are read. */
const TEXT = 400;

class Enough extends Error {}

/** Reads the beginning of a feed and tells its language. Throws `ImportError` where it cannot be read. */
export async function surveyLanguage(file: string, now: Date): Promise<FeedLanguage> {
  const votes = { ru: 0, uz: 0, en: 0, 'uz-Cyrl': 0 };
  let said = '';
  let offers = 0;
  try {
    const listener: FeedListener = {
      currency: () => {},
      category: () => {},
      correction: () => {},
      offer(offer, shop) {
        said = offer.fields.get('content_language') ?? shop.language;
        const vote = textLanguage(wordsOf(offer));
        if (vote) votes[vote] += 1;
        offers += 1;
        if (offers >= ENOUGH) throw new Enough();
      },
    };
    await readFeed(openFeed(file).text(), listener, now);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  const uzbek = votes.uz + votes['uz-Cyrl'];
  const tag = /^(?:ru|uz|en)(?![a-z])/i.exec(said)?.[0].toLowerCase();
  const cyrillicUzbek = votes['uz-Cyrl'] > votes.uz && uzbek >= votes.ru;
  if (tag === 'ru' || tag === 'uz' || tag === 'en') return { language: tag, by: 'feed', cyrillicUzbek };
  const most = Math.max(votes.ru, uzbek, votes.en);
  if (most === 0) return { language: 'ru', by: 'nothing', cyrillicUzbek };
  const language = most === uzbek ? 'uz' : most === votes.ru ? 'ru' : 'en';
  return { language, by: 'letters', cyrillicUzbek };
}

function wordsOf({ fields }: FeedOffer): string {
  const text = fields.get('description')?.slice(0, TEXT * 4) ?? '';
  return `${fields.get('name') ?? ''} ${withoutTags(text.replace(/&[a-z0-9#]+;/gi, ' ')).slice(0, TEXT)}`;
}
