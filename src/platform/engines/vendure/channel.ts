import { z } from 'zod';
import { LANGUAGES, type Language, type Localized } from '#contract/value/primitive.ts';
import { DEFAULT_RATES } from '#platform/import/currency.ts';
import { type Query, VendureError } from './admin-api.ts';

const CHANNEL = `query { activeChannel {
  code token currencyCode defaultLanguageCode availableLanguageCodes
} globalSettings { trackInventory outOfStockThreshold serverConfig { moneyStrategyPrecision } } }`;

const channelSchema = z.object({
  activeChannel: z.object({
    code: z.string(),
    token: z.string(),
    currencyCode: z.string(),
    defaultLanguageCode: z.string(),
    availableLanguageCodes: z.array(z.string()).nullable(),
  }),
  globalSettings: z.object({
    trackInventory: z.boolean(),
    outOfStockThreshold: z.int(),
    serverConfig: z.object({ moneyStrategyPrecision: z.int() }),
  }),
});

/** Terms of a channel that its goods are read by. */
export interface Channel {
  code: string;
  /** Names the channel in each question. */
  token: string;
  /** The shop's own first. */
  languages: readonly [Language, ...Language[]];
  currency: string;
  /** UZS for the smallest part of a price. */
  unitPrice: number;
  countsStock: boolean;
  /** Pieces that are never sold. */
  threshold: number;
}

/**
 * The channel that is asked, which has this token where one is given. Throws VendureError, also where nobody
 * said what the channel's currency costs.
 */
export async function getChannel(
  query: Query,
  rates: Readonly<Record<string, number>>,
  token?: string,
): Promise<Channel> {
  const { activeChannel: found, globalSettings } = await query(CHANNEL, channelSchema);
  // A Vendure of one channel answers with it, whatever it is asked for.
  if (token !== undefined && token !== found.token)
    throw new VendureError('No channel of Vendure has the token of --channel.');
  const rate = rates[found.currencyCode] ?? DEFAULT_RATES[found.currencyCode];
  if (rate === undefined)
    throw new VendureError(
      `The currency ${found.currencyCode} has no rate. Give it one: --rate ${found.currencyCode}=UZS.`,
    );
  const spoken = [found.defaultLanguageCode, ...(found.availableLanguageCodes ?? [])].flatMap(languageOf);
  const [first = LANGUAGES[0], ...others] = new Set(spoken);
  return {
    code: found.code,
    token: found.token,
    languages: [first, ...others],
    currency: found.currencyCode,
    unitPrice: rate / 10 ** globalSettings.serverConfig.moneyStrategyPrecision,
    countsStock: globalSettings.trackInventory,
    threshold: globalSettings.outOfStockThreshold,
  };
}

export const translationSchema = z.object({ languageCode: z.string(), name: z.string() });

/**
 * A text in the channel's languages. One that has none of them stands in the shop's own: a text in another
 * language says more than none.
 */
export function localize<Row extends { languageCode: string }>(
  { languages }: Pick<Channel, 'languages'>,
  translations: readonly Row[],
  read: (row: Row) => string,
): Localized {
  const known = translations.flatMap((row) =>
    languageOf(row.languageCode).flatMap((language) =>
      languages.includes(language) && read(row) !== '' ? [[language, read(row)]] : [],
    ),
  );
  const [other] = translations;
  return known.length > 0 || !other ? Object.fromEntries(known) : { [languages[0]]: read(other) };
}

/** `en_GB` is `en`; none where no shop speaks it. */
function languageOf(code: string): Language[] {
  return LANGUAGES.filter((language) => language === code.split('_')[0]);
}
