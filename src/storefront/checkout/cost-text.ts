import { formatPrice } from '#domain/pricing/price.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';

/** UZS, at least and at most; both the same once it is known. */
interface Range {
  min: number;
  max: number;
}

/** A sum for shoppers' eyes: from the least to the most, or one of them where both are the same. */
export function rangeText({ min, max }: Range, t: Translate): string {
  const most = formatPrice(max, t('shell.currency'));
  return min === max ? most : t('checkout.price-between', { min: formatPrice(min, '').trim(), max: most });
}

/** Cost of a service for shoppers' eyes. */
export function costText(cost: Range, t: Translate): string {
  return cost.max === 0 ? t('checkout.free') : rangeText(cost, t);
}
