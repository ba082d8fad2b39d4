const NO_BREAK_SPACE = '\u00A0';

/**
 * Whole UZS for shoppers' eyes, grouped by no-break spaces: `1 250 000 UZS`. The word after the number is a
 * message, `shell.currency`, which a shop may word its own way.
 */
export function formatPrice(price: number, currency: string): string {
  const digits = Math.round(Math.abs(price)).toString();
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  return `${price <= -0.5 ? '−' : ''}${grouped}${NO_BREAK_SPACE}${currency}`;
}

/** Whole percent that the new price is below the old one; 0 where there is no discount. */
export function discountPercent(newPrice: number, oldPrice: number): number {
  if (oldPrice <= 0 || newPrice >= oldPrice) return 0;
  return Math.round(100 - (100 * newPrice) / oldPrice);
}

/** The text on a discount label: `−15%`; empty where the discount rounds to nothing. */
export function formatDiscount(percent: number): string {
  return percent > 0 ? `−${percent}%` : '';
}

/** A quantity range and what it takes off one piece, in whole UZS; `max` null has no end. */
export interface PriceTier {
  min: number;
  max: number | null;
  fixedDiscount: number;
}

/** The tier whose range holds the quantity; the first one where ranges overlap. */
export function tierOf(tiers: readonly PriceTier[], quantity: number): PriceTier | undefined {
  return tiers.find((tier) => quantity >= tier.min && (tier.max === null || quantity <= tier.max));
}

/** Price of one piece when `quantity` pieces are bought: less the discount of their tier, never below 0. */
export function tierPrice(price: number, tiers: readonly PriceTier[], quantity: number): number {
  return Math.max(0, price - (tierOf(tiers, quantity)?.fixedDiscount ?? 0));
}
