import type { OwnMarketData } from '#contract/market/market-schema.ts';
import { shopPath } from './control.ts';
import { useAnswer } from './live.ts';
import { useShop } from './place.ts';

/** A shop with what the page says about it. */
export interface ShopFacts {
  name: string;
  securityKey: string;
  market: OwnMarketData;
  /** Findings of the storefront in the theme, and its fonts. */
  look: { notes: readonly string[]; fonts: readonly string[] };
  hasWebhook: boolean;
  /** Number of its things, by kind. */
  counts: Record<string, number>;
  /** Address of the shop's storefront. */
  storefront: string;
}

/** Names of all shops. */
export const useShopNames = () => useAnswer<{ name: string }[]>('/shops').map(({ name }) => name);

export const useShopFacts = (name: string) => useAnswer<ShopFacts>(shopPath(name));

/** The shop that the page shows. */
export const useChosenShop = () => useShopFacts(useShop().shop);
