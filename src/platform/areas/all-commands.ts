import type { Command } from '#platform/http/command.ts';
import { accountCommands } from './account/account-commands.ts';
import { cacheCommands } from './cache/cache-commands.ts';
import { cartCommands } from './cart/cart-commands.ts';
import { catalogueCommands } from './catalogue/catalogue-commands.ts';
import { contentCommands } from './content/content-commands.ts';
import { deliveryCommands } from './delivery/delivery-commands.ts';
import { franchiseCommands } from './franchise/franchise-commands.ts';
import { listingCommands } from './listing/listing-commands.ts';
import { messageCommands } from './message/message-commands.ts';
import { notificationCommands } from './notification/notification-commands.ts';
import { orderCommands } from './order/order-commands.ts';
import { patternCommands } from './pattern/pattern-commands.ts';
import { paymentCommands } from './payment/payment-commands.ts';
import { productCommands } from './product/product-commands.ts';
import { reviewCommands } from './review/review-commands.ts';
import { shippingCommands } from './shipping/shipping-commands.ts';
import { shopCommands } from './shop/shop-commands.ts';
import { walletCommands } from './wallet/wallet-commands.ts';

/** Commands of the control interface for shops. */
export const ALL_COMMANDS: readonly Command[] = [
  ...accountCommands,
  ...cacheCommands,
  ...cartCommands,
  ...catalogueCommands,
  ...contentCommands,
  ...deliveryCommands,
  ...franchiseCommands,
  ...listingCommands,
  ...messageCommands,
  ...notificationCommands,
  ...orderCommands,
  ...patternCommands,
  ...paymentCommands,
  ...productCommands,
  ...reviewCommands,
  ...shippingCommands,
  ...shopCommands,
  ...walletCommands,
];
