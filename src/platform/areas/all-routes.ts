import type { Route } from '#platform/http/route.ts';
import { accountRoutes } from './account/account-routes.ts';
import { signInRoutes } from './account/sign-in-routes.ts';
import { addressRoutes } from './address/address-routes.ts';
import { bankCardRoutes } from './bank-card/bank-card-routes.ts';
import { cacheRoutes } from './cache/cache-routes.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { catalogueRoutes } from './catalogue/catalogue-routes.ts';
import { checkoutRoutes } from './checkout/checkout-routes.ts';
import { contentRoutes } from './content/content-routes.ts';
import { deliveryRoutes } from './delivery/delivery-routes.ts';
import { franchiseRoutes } from './franchise/franchise-routes.ts';
import { installmentRoutes } from './installment/installment-routes.ts';
import { listingRoutes } from './listing/listing-routes.ts';
import { notificationRoutes } from './notification/notification-routes.ts';
import { orderRoutes } from './order/order-routes.ts';
import { patternRoutes } from './pattern/pattern-routes.ts';
import { paymentRoutes } from './payment/payment-routes.ts';
import { promotionRoutes } from './promotion/promotion-routes.ts';
import { reviewRoutes } from './review/review-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { shippingRoutes } from './shipping/shipping-routes.ts';
import { uploadRoutes } from './upload/upload-routes.ts';
import { walletRoutes } from './wallet/wallet-routes.ts';

/** Routes of all calls that need the key of a shop. */
export const ALL_ROUTES: readonly Route[] = [
  ...accountRoutes,
  ...signInRoutes,
  ...addressRoutes,
  ...bankCardRoutes,
  ...cacheRoutes,
  ...cartRoutes,
  ...catalogueRoutes,
  ...checkoutRoutes,
  ...contentRoutes,
  ...deliveryRoutes,
  ...franchiseRoutes,
  ...installmentRoutes,
  ...listingRoutes,
  ...notificationRoutes,
  ...orderRoutes,
  ...patternRoutes,
  ...paymentRoutes,
  ...promotionRoutes,
  ...reviewRoutes,
  ...searchRoutes,
  ...shippingRoutes,
  ...uploadRoutes,
  ...walletRoutes,
];
