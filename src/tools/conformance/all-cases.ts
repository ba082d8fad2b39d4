import { addressCases, addressClearingCases } from './cases/address.ts';
import { bankCardCases, bankCardClearingCases } from './cases/bank-card.ts';
import { cacheCases, cacheUserCases } from './cases/cache.ts';
import { cartCases } from './cases/cart.ts';
import { catalogueCases } from './cases/catalogue.ts';
import { checkoutCases } from './cases/checkout.ts';
import { contentCases } from './cases/content.ts';
import { farewellCases } from './cases/farewell.ts';
import { geocodingCases } from './cases/geocoding.ts';
import { goodsCases } from './cases/goods.ts';
import { installmentCases } from './cases/installment.ts';
import { listingCases } from './cases/listing.ts';
import { marketCases } from './cases/market.ts';
import { notificationCases } from './cases/notification.ts';
import { oneClickCases } from './cases/one-click.ts';
import { orderCases } from './cases/order.ts';
import { profileCases } from './cases/profile.ts';
import { registrationCases } from './cases/registration.ts';
import { reviewCases, reviewerCases } from './cases/review.ts';
import { searchCases } from './cases/search.ts';
import { uploadCases } from './cases/upload.ts';
import { variationCases } from './cases/variation.ts';
import { walletCases } from './cases/wallet.ts';
import type { ConformanceCase } from './probe/case.ts';

/** Every call of the contract once, in an order in which later ones find what earlier ones have made. */
export const ALL_CASES: readonly ConformanceCase[] = [
  ...marketCases,
  ...contentCases,
  ...catalogueCases,
  ...variationCases,
  ...listingCases,
  ...searchCases,
  ...goodsCases,
  ...reviewCases,
  ...cacheCases,
  ...geocodingCases,
  ...registrationCases,
  ...profileCases,
  ...cacheUserCases,
  ...addressCases,
  ...bankCardCases,
  ...walletCases,
  ...notificationCases,
  ...uploadCases,
  ...cartCases,
  ...checkoutCases,
  ...oneClickCases,
  ...installmentCases,
  ...orderCases,
  ...reviewerCases,
  ...bankCardClearingCases,
  ...addressClearingCases,
  ...farewellCases,
];
