/**
 * Attributes of a struck price. The label is what style sheets say before it; without one nothing is said. A
 * live one follows the prices of the platform.
 */
export const oldPriceAttributes = (label: string, isLive = false): Readonly<Record<string, string>> => ({
  ...(isLive && { 'data-part': 'old-price' }),
  ...(label && { 'data-label': label }),
});
