import { LANGUAGES, type Language, languageSchema } from '#contract/value/primitive.ts';
import { ImportError } from './import-error.ts';
import { parseCurrency, parseRate } from './rate-option.ts';

/** How a feed is to be read, as a command line says it; what it leaves out is not there. */
export interface ReadingOption {
  language?: Language;
  rates: Record<string, number>;
  currency?: string;
  priceType?: string;
}

/** Throws `ImportError`. */
export function parseReading(words: {
  language?: string | undefined;
  rate?: readonly string[] | undefined;
  currency?: string | undefined;
  'price-type'?: string | undefined;
}): ReadingOption {
  const { language, rate = [], currency, 'price-type': priceType } = words;
  const { data, success } = languageSchema.optional().safeParse(language);
  if (!success)
    throw new ImportError(`--language must be one of ${LANGUAGES.join(', ')}, not "${language}".`);
  return {
    rates: Object.fromEntries(rate.map(parseRate)),
    ...(data && { language: data }),
    ...(currency !== undefined && { currency: parseCurrency(currency) }),
    ...(priceType !== undefined && { priceType }),
  };
}
