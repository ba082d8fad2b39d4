import type { Language } from '#contract/value/primitive.ts';
import { formatCount } from '#lib/progress.ts';
import type { CurrencyUse } from '#platform/import/currency.ts';
import type { FeedFacts, ImportSummary } from '#platform/import/import-options.ts';
import type { PictureCheck } from './check-pictures.ts';
import { formatRate } from './format-rate.ts';
import type { FeedLanguage } from './survey-feed.ts';

export interface PreviewFacts {
  imported: ImportSummary;
  language: Omit<FeedLanguage, 'by'> & { by: FeedLanguage['by'] | 'option' };
  pictures: PictureCheck;
}

const NAMES: Record<Language, string> = { ru: 'Russian', uz: 'Uzbek', en: 'English' };

const BY: Record<PreviewFacts['language']['by'], string> = {
  option: 'as --language says',
  feed: 'as the feed says',
  letters: 'by the letters and words of its texts',
  nothing: 'nothing tells it; --language ru or uz is another one',
};

/** Summary of a previewed shop, a line for each fact. */
export function summaryOf({ imported, language, pictures }: PreviewFacts): string[] {
  const { products, variations, categories, leftOut, putRight, disabled, facts } = imported;
  const rows: [string, string][] = [
    [
      'came in',
      `${count(products, 'product')} (${count(variations, 'variation')}), ${count(categories, 'category', 'categories')}, ${count(facts.brands, 'brand')}`,
    ],
    ['put right', putRight === 0 ? 'nothing' : `${formatCount(putRight)}, see above`],
    ['left out', leftOut === 0 ? 'nothing' : `${formatCount(leftOut)}, see above`],
    ...(disabled > 0
      ? [['off sale', `${count(disabled, 'offer')}, by the feed itself`] as [string, string]]
      : []),
    [
      'language',
      languageText(language) +
        (language.cyrillicUzbek ? '. The pages’ own words are Uzbek in Latin letters' : ''),
    ],
    ...facts.currencies.map((use, index): [string, string] => [
      index === 0 ? 'prices' : '',
      currencyText(use),
    ]),
    ['stock', stockText(facts)],
    ['pictures', picturesText(facts, pictures)],
    [
      'samples',
      'delivery, returns, guarantee, ways to pay, installments and cashback are not in a feed: ' +
        'each is marked as a sample where it stands',
    ],
  ];
  const missing = missingOf(facts, pictures).map(
    (text, index) => [index === 0 ? 'to sell' : '', text] as const,
  );
  return [...rows, ...missing].map(([name, text]) => `  ${name.padEnd(11)}${text}`);
}

/** Things that an owner still has to give before the first order can come, a line each. */
function missingOf(facts: FeedFacts, pictures: PictureCheck): string[] {
  const sampled = facts.currencies.filter(
    ({ rate, from, code }) => rate && from === 'sample' && code !== 'UZS',
  );
  const needed = [
    ...sampled.map(({ code }) => `your own rate of ${code}: --rate ${code}=UZS`),
    ...(facts.untoldStock > 0
      ? [`stock of ${count(facts.untoldStock, 'offer')}, by count or available`]
      : []),
    ...(facts.pictures.offersWithout > 0
      ? [`pictures of ${count(facts.pictures.offersWithout, 'offer')}`]
      : []),
    ...(pictures.lost.size > 0 ? ['pictures that load by https, instead of those that do not'] : []),
    'delivery and its prices, ways to pay, and the terms of return, in place of the samples',
    'logo, phones, address, banners and pages of the shop: the operator’s page takes them',
    'the shop on a platform that takes orders: this one is a trial, which nobody else can order in',
  ];
  return ['still missing before the first sale:', ...needed.map((text, index) => `${index + 1}. ${text}`)];
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${formatCount(number)} ${number === 1 ? one : many}`;
}

function languageText({ language, by, other }: PreviewFacts['language']): string {
  if (other === undefined) return `${NAMES[language]} alone, ${BY[by]}`;
  return (
    `the texts of the feed are ${other}, which no shop speaks yet: the pages’ own words are ` +
    `${NAMES[language]}; --language CODE is another one`
  );
}

function currencyText({ code, offers, rate, from }: CurrencyUse): string {
  const of = `of ${count(offers, 'offer')}`;
  if (code === '') return `${count(offers, 'offer')} name no currency: name it by --currency CODE`;
  if (rate === undefined) return `${code} ${of}: no rate is known, say one: --rate ${code}=UZS`;
  if (code === 'UZS') return `UZS ${of}, as they are`;
  const worth = `${code} ${of}, shown in UZS: 1 ${code} = ${formatRate(rate)} UZS`;
  if (from === 'sample') return `${worth}. That is a sample rate, say yours: --rate ${code}=${rate}`;
  return `${worth}, ${from === 'given' ? 'as --rate says' : 'by the rates of the feed'}`;
}

function stockText(facts: FeedFacts): string {
  const { counted, empty, uncounted } = facts.stock;
  const untold = facts.untoldStock;
  if (untold === counted + uncounted)
    return 'not known: the feed says nothing of it. “In stock” is marked as a sample';
  const told = uncounted - untold;
  const parts = [
    counted > empty ? `pieces are known of ${count(counted - empty, 'offer')}` : '',
    told > 0 ? `${count(told, 'offer')} can be had in any number, as pieces are not counted` : '',
    empty > 0 ? `${formatCount(empty)} sold out` : '',
    untold > 0
      ? `nothing is said of ${count(untold, 'offer')}, so that “in stock” is marked as a sample everywhere`
      : '',
  ];
  return parts.filter(Boolean).join('; ');
}

function picturesText({ pictures }: FeedFacts, { tried, loaded, lost, untried }: PictureCheck): string {
  const without =
    pictures.offersWithout === 0 ? '' : `${count(pictures.offersWithout, 'offer')} without any; `;
  if (tried + untried === 0) return 'none: the feed names no picture';
  const reasons = [...lost]
    .sort(([, a], [, b]) => b - a)
    .map(([reason, times]) => `${formatCount(times)} × ${reason}`);
  const rest = untried === 0 ? '' : `; ${formatCount(untried)} more of the sample were not asked for`;
  const cannot = lost.size === 0 ? '' : `, the others cannot: ${reasons.join('; ')}`;
  return `${without}${formatCount(loaded)} of ${formatCount(tried)} that were tried can be loaded${cannot}${rest}`;
}
