import { roundPrices } from '#domain/pricing/price-rounding.ts';
import type { CardEntry, EntryReader, VariationEntry } from '#storefront/entries/model.ts';
import { settingReader } from '#storefront/entries/setting-reader.ts';

/** Copies with prices as the shop shows them: rounded if its owner wants that. */
export function shownPrices(
  entries: EntryReader,
): <Priced extends CardEntry | VariationEntry>(priced: Priced) => Priced {
  const setting = settingReader(entries);
  return (priced) => {
    const step = setting('priceRounding');
    return !step || step === 'none' ? priced : roundPrices(priced, step);
  };
}
