import type { Language, Localized } from '#contract/value/primitive.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import type { CurrencyUse } from '#platform/import/currency.ts';
import type { FeedFacts } from '#platform/import/import-options.ts';
import { formatRate } from './format-rate.ts';
import { asSample, sampleWording } from './sample-wording.ts';

interface Words {
  preview: string;
  converted(code: string, rate: string): string;
  sampleRate: string;
  terms: { title: string; text: string };
  page: string;
}

const WORDS: Record<Language, Words> = {
  ru: {
    preview: 'Пробная витрина: товары из фида, условия — образец.',
    converted: (code, rate) => `Цены пересчитаны: 1 ${code} = ${rate} UZS`,
    sampleRate: 'курс — образец',
    terms: {
      title: 'Что здесь образец',
      text: 'Товар, описание и цена — из фида. Доставка, возврат, гарантия, оплата и рассрочка — образец: в фиде их нет.',
    },
    page: '<p><strong>Это образец.</strong> В фиде таких условий нет: здесь будет ваш текст.</p>',
  },
  uz: {
    preview: 'Sinov vitrinasi: mahsulotlar fiddan, shartlar — namuna.',
    converted: (code, rate) => `Narxlar qayta hisoblangan: 1 ${code} = ${rate} UZS`,
    sampleRate: 'kurs — namuna',
    terms: {
      title: 'Bu yerda nima namuna',
      text: 'Mahsulot, tavsif va narx — fiddan. Yetkazib berish, qaytarish, kafolat, toʻlov va muddatli toʻlov — namuna: fidda ular yoʻq.',
    },
    page: '<p><strong>Bu namuna.</strong> Fidda bunday shartlar yoʻq: bu yerda sizning matningiz boʻladi.</p>',
  },
  en: {
    preview: 'A trial: the goods are of the feed, the terms are samples.',
    converted: (code, rate) => `Prices are converted: 1 ${code} = ${rate} UZS`,
    sampleRate: 'a sample rate',
    terms: {
      title: 'What is a sample here',
      text: 'The product, its description and price are of the feed. Delivery, returns, guarantee, payment and installments are samples: the feed does not have them.',
    },
    page: '<p><strong>This is a sample.</strong> The feed says nothing of this: your own text goes here.</p>',
  },
};

/** Rows of layouts that name no ways to pay. */
const PLAIN_FOOTER = 2;

/** A row of fewer goods looks lost; they stand in the last row, that of the catalogue, as well. */
const LEAST_IN_ROW = 4;

/**
 * The shop of a feed as a feed preview shows it: what the feed does not say is marked as a sample, or left
 * out where nothing is lost by that (news, branches, countries, titles for search engines).
 */
export function markSamples(seed: ShopSeed, language: Language, facts: FeedFacts): ShopSeed {
  const words = WORDS[language];
  const mark = (text: Localized): Localized => ({ [language]: asSample(text[language] ?? '', language) });
  const rates = ratesText(words, facts.currencies);
  const { market } = seed;
  return {
    ...seed,
    market: {
      ...market,
      slogan: { [language]: [words.preview, rates].filter(Boolean).join(' ') },
      settings: {
        ...market.settings,
        footerStyleType: PLAIN_FOOTER,
        productCardAdditionalInformation: {
          title: { [language]: words.terms.title },
          description: { [language]: [words.terms.text, rates].filter(Boolean).join(' ') },
        },
        translation_msg: {
          [language]: JSON.stringify(sampleWording(language, facts.untoldStock > 0)),
        },
      },
    },
    suppliers: seed.suppliers.map((supplier) => ({ ...supplier, country: '' })),
    blocks: seed.blocks.map((block) => ({ ...block, title: mark(block.title) })),
    pages: seed.pages.map((page) => ({
      ...page,
      content: { [language]: `${words.page}${page.content[language] ?? ''}` },
    })),
    collections: seed.collections.filter(
      ({ variationIds }, index, all) => variationIds.length >= LEAST_IN_ROW || index === all.length - 1,
    ),
    news: [],
    newsCategories: [],
    pageConfigs: [],
    franchises: [],
    shippingServices: seed.shippingServices
      .filter(({ kind }) => kind === 'courier' || kind === 'regional')
      .map((service) => ({ ...service, name: mark(service.name) })),
    paymentMethods: seed.paymentMethods.map((method) => ({ ...method, name: mark(method.name) })),
  };
}

/** Rates of the other currencies of the feed; empty where there are none. */
function ratesText(words: Words, currencies: readonly CurrencyUse[]): string {
  const others = currencies.filter(({ code, rate }) => rate !== undefined && code !== 'UZS');
  const texts = others.map(({ code, rate = 0, from }) => {
    const text = words.converted(code, formatRate(rate));
    return from === 'sample' ? `${text} (${words.sampleRate}).` : `${text}.`;
  });
  return texts.join(' ');
}
