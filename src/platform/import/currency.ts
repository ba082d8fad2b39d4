import { parseAmount } from './amount.ts';
import type { FeedCurrency } from './feed.ts';

/** UZS for one of each, where neither the feed nor the command line says more. Rounded; of November 2026. */
export const DEFAULT_RATES: Readonly<Record<string, number>> = {
  UZS: 1,
  USD: 12_000,
  EUR: 13_900,
  RUB: 150,
  KZT: 23,
  BYN: 4_000,
  UAH: 290,
  KGS: 137,
  TJS: 1_270,
  TMT: 3_430,
  CNY: 1_690,
  TRY: 285,
  GBP: 15_800,
};

/** UZS for one of each currency of the feed, by its id. */
export type Rates = ReadonlyMap<string, number>;

/** Names in use that are no codes, or are old ones. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['RUR', 'RUB'],
  ['СУМ', 'UZS'],
  ['SUM', 'UZS'],
]);

/** The code of a currency by what a feed calls it, in capitals. */
export function currencyCode(id: string): string {
  return OTHER_NAMES.get(id) ?? id;
}

/**
 * UZS for one of each currency: as `given` says, else by the feed's own rates where UZS is among
 * them, else by the known worth of its main currency (the one with rate 1, or the only one), and for a rate
 * that names a bank by the known worth of the currency itself. The empty id, of prices that name no currency,
 * is `unnamed`, else the main currency; without both it is left out, as is a currency that none of these can
 * price. Of a currency that the feed does not list the known worth counts.
 */
export function ratesOf(
  currencies: readonly FeedCurrency[],
  given: Readonly<Record<string, number>>,
  unnamed?: string,
): Rates {
  const worth = { ...DEFAULT_RATES, ...given };
  const known = currencies.map(({ id, rate, plus }) => ({
    code: currencyCode(id),
    rate: parseAmount(rate),
    plus: parseAmount(plus) ?? 0,
  }));
  const main = known.find(({ rate }) => rate === 1);
  const uzsInMain = known.find(({ code }) => code === 'UZS')?.rate;
  const worthOfMain = main && (given[main.code] ?? (uzsInMain ? 1 / uzsInMain : worth[main.code]));
  const rates = new Map(Object.entries(worth));
  for (const { code, rate, plus } of known) {
    const byMain = rate && worthOfMain ? rate * worthOfMain : undefined;
    const byBank = worth[code] && worth[code] * (1 + plus / 100);
    const value = given[code] ?? byMain ?? byBank;
    if (value && code !== '') rates.set(code, value);
  }
  const code = mainCurrency(currencies, unnamed);
  const value = code && (rates.get(code) ?? (unnamed && worth[code]));
  if (value) rates.set('', value);
  return rates;
}

/** The code of the currency of prices that name none; empty where nothing says it. */
export function mainCurrency(currencies: readonly FeedCurrency[], unnamed?: string): string {
  const main = currencies.find(({ rate }) => parseAmount(rate) === 1);
  const only = currencies.length === 1 ? currencies[0] : undefined;
  return unnamed ?? currencyCode((main ?? only)?.id ?? '');
}

/** A currency of a feed's prices, and what one of it counts in the shop. */
export interface CurrencyUse {
  code: string;
  /** Offers with prices in it, those that were left out for another reason among them. */
  offers: number;
  /** UZS for one; undefined where nothing says it, and such offers are left out. */
  rate: number | undefined;
  /** Source of the rate: the command line, the feed, or none, so that a rounded one is taken. */
  from: 'given' | 'feed' | 'sample';
}

/** The currencies that offers name, with their rates as `ratesOf` has them. */
export function currencyUses(
  currencies: readonly FeedCurrency[],
  given: Readonly<Record<string, number>>,
  unnamed: string | undefined,
  offers: ReadonlyMap<string, number>,
): CurrencyUse[] {
  const rates = ratesOf(currencies, given, unnamed);
  const known = currencies.map(({ id, rate }) => ({ code: currencyCode(id), rate: parseAmount(rate) }));
  const main = known.find(({ rate }) => rate === 1)?.code;
  const mainOrOnly = mainCurrency(currencies, unnamed);
  const saysUzs = known.some(({ code, rate }) => code === 'UZS' && rate);
  const uses = new Map<string, CurrencyUse>();
  for (const [name, count] of offers) {
    const code = name || mainOrOnly;
    const isListed = known.some((one) => one.code === code);
    const isMainGiven = isListed && main !== undefined && given[main] !== undefined;
    const isGiven = given[code] !== undefined || isMainGiven;
    const from = isGiven ? 'given' : code === 'UZS' || (isListed && saysUzs) ? 'feed' : 'sample';
    const before = uses.get(code)?.offers ?? 0;
    uses.set(code, { code, offers: before + count, rate: rates.get(name), from });
  }
  return [...uses.values()].sort((a, b) => b.offers - a.offers);
}
