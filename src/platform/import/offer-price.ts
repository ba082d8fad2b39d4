import { parseAmount } from './amount.ts';
import { currencyCode } from './currency.ts';
import { OfferFault } from './offer-fault.ts';
import { parsePrice } from './written-price.ts';

type Field = (name: string) => string;
type Correct = (reason: string, value?: string) => void;

/** Prices of an offer, in its own currency. */
interface OfferPrices {
  price: number;
  /** The price before the discount; equal to `price` where there is none. */
  oldPrice: number;
  /** Empty where the feed's main one is meant. */
  currency: string;
}

/** Elements that name the price before, and those that name what is paid now. */
const OLD_PRICES = ['oldprice', 'old_price', 'price_old', 'oldPrice'];
const SALE_PRICES = ['sale_price', 'price_promo', 'promo_price', 'discount_price'];

/**
 * The prices of an offer. `main` is the currency of prices that name none, as far as it is known. Throws
 * `OfferFault` where it has no price.
 */
export function pricesOf(field: Field, main: string, correct: Correct): OfferPrices {
  const text = field('price');
  const currency = field('currencyId').toUpperCase() || parsePrice(text).currency;
  const isSoum = currencyCode(currency || main) === 'UZS';
  const full = amountOf(text, isSoum);
  if (text === '') throw new OfferFault('it has no price');
  if (full === undefined) throw new OfferFault('its price is no number', text);
  if (full === 0) throw new OfferFault('its price is 0');
  tellThousands(text, isSoum, correct);
  const sale = SALE_PRICES.map((name) => amountOf(field(name), isSoum)).find((one) => one && one < full);
  const oldText = OLD_PRICES.map(field).find(Boolean) ?? '';
  const old = oldText === '' ? 0 : amountOf(oldText, isSoum);
  if (old === undefined) correct('its oldprice is no number and was left out', oldText);
  const price = sale ?? full;
  return { price, oldPrice: Math.max(price, full, old ?? 0), currency };
}

/** No price in soum has a fraction, so `125.000` is a number of thousands there. */
function amountOf(text: string, isSoum: boolean): number | undefined {
  const { number, amount } = parsePrice(text);
  return parseAmount(isSoum && isThousands(number, '.') ? number.replace('.', '') : amount);
}

function isThousands(number: string, sign: '.' | ','): boolean {
  const [whole = '', rest = '', ...more] = number.split(sign);
  return more.length === 0 && /^[1-9]\d{0,2}$/.test(whole) && /^\d{3}$/.test(rest);
}

/** Read the other way, a price would be a thousand times as much, or as little. */
function tellThousands(text: string, isSoum: boolean, correct: Correct): void {
  const { number } = parsePrice(text);
  if (isThousands(number, ',')) correct('the comma of its price was taken for that of thousands', text);
  else if (!isThousands(number, '.')) return;
  else if (isSoum) correct('the dot of its price was taken for that of thousands', text);
  else correct('the dot of its price was taken for that of a fraction', text);
}
