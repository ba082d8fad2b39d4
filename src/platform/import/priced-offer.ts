import type { Offer, OfferContent } from './check-offer.ts';

/** An offer with its prices in whole UZS. */
export interface PricedOffer extends Omit<Offer, 'category' | 'currency' | 'content'> {
  category: string;
  content: OfferContent;
}
