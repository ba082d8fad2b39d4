import type { Language } from '#contract/value/primitive.ts';
import type { CommerceSink } from '#platform/import/commerce-record.ts';
import type { FeedListener, FeedOffer } from '#platform/import/feed.ts';
import { withoutTags } from '#platform/import/markup.ts';
import { openFeed } from '#platform/import/open-feed.ts';
import { readFeed } from '#platform/import/read-feed.ts';
import { CYRILLIC_UZBEK, LanguageVotes } from './feed-words.ts';

/** The language of a feed's shop, and what tells it: the feed itself, its letters and words, or nothing. */
export interface FeedLanguage {
  language: Language;
  by: 'feed' | 'letters' | 'nothing';
  /** The language that the texts are in where a shop has none of it: `Spanish`, `uk`. */
  other?: string;
  /** True if its Uzbek is written in Cyrillic letters, while the pages' own words are in Latin ones. */
  cyrillicUzbek: boolean;
}

/** Offers that are enough to tell. */
const ENOUGH = 300;

/** Letters of a description that are read. */
const TEXT = 400;

class Enough extends Error {}

/** Reads the beginning of a feed and tells its language. Throws `ImportError` where it cannot be read. */
export async function surveyLanguage(files: readonly string[], now: Date): Promise<FeedLanguage> {
  const votes = new LanguageVotes();
  let said = '';
  let offers = 0;
  try {
    const count = (words: string) => {
      votes.add(words);
      offers += 1;
      if (offers >= ENOUGH) throw new Enough();
    };
    const listener: FeedListener = {
      currency: () => {},
      category: () => {},
      correction: () => {},
      offer(offer, shop) {
        said = offer.fields.get('content_language') ?? shop.language;
        count(wordsOf(offer));
      },
    };
    for (const file of files) await readFeed(openFeed(file).text(), listener, now, () => namesOnly(count));
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  const written = votes.result();
  const cyrillicUzbek = written?.name === CYRILLIC_UZBEK;
  const tag = /^(?:ru|uz|en)(?![a-z])/i.exec(said)?.[0].toLowerCase();
  if (tag === 'ru' || tag === 'uz' || tag === 'en') return { language: tag, by: 'feed', cyrillicUzbek };
  if (!written) return { language: 'en', by: 'nothing', cyrillicUzbek };
  const { language, isOther, name } = written;
  return { language, by: 'letters', cyrillicUzbek, ...(isOther && { other: name }) };
}

/** Of an exchange the names of its goods are read. */
function namesOnly(count: (words: string) => void): CommerceSink {
  const nothing = () => {};
  return {
    ...{ beginCatalogue: nothing, addOwner: nothing, addGroup: nothing, addPriceType: nothing },
    ...{ addProperty: nothing, addOffer: nothing },
    addGood: ({ facts }) => count(facts.name),
  };
}

function wordsOf({ fields }: FeedOffer): string {
  const text = fields.get('description')?.slice(0, TEXT * 4) ?? '';
  return `${fields.get('name') ?? ''} ${withoutTags(text.replace(/&[a-z0-9#]+;/gi, ' ')).slice(0, TEXT)}`;
}
