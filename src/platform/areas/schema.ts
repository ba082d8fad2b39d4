import type { Schema } from '#platform/store/schema.ts';
import { SHOP_TABLES } from '#platform/store/shop-tables.ts';
import { ACCOUNT_TABLES } from './account/account-tables.ts';
import { ADDRESS_TABLES } from './address/address-tables.ts';
import { BANK_CARD_TABLES } from './bank-card/bank-card-tables.ts';
import { CACHE_TABLES } from './cache/cache-tables.ts';
import { CART_TABLES } from './cart/cart-tables.ts';
import { CUSTOMER_TABLES } from './customer/customer-tables.ts';
import { DELIVERY_TABLES } from './delivery/delivery-tables.ts';
import { EXCHANGE_TABLES } from './exchange/exchange-tables.ts';
import { FEED_TABLES } from './feed/feed-tables.ts';
import { FRANCHISE_TABLES } from './franchise/franchise-tables.ts';
import { MESSAGE_TABLES } from './message/message-tables.ts';
import { MIGRATIONS } from './migrations.ts';
import { NOTIFICATION_TABLES } from './notification/notification-tables.ts';
import { ORDER_TABLES } from './order/order-tables.ts';
import { PAYMENT_TABLES } from './payment/payment-tables.ts';
import { PRODUCT_TABLES } from './product/product-tables.ts';
import { REVIEW_TABLES } from './review/review-tables.ts';
import { UPLOAD_TABLES } from './upload/upload-tables.ts';
import { VERIFICATION_TABLES } from './verification/verification-tables.ts';
import { WALLET_TABLES } from './wallet/wallet-tables.ts';

/** The tables of the store and of every area, and how older files get to them. */
export const SCHEMA: Schema = {
  tables: [
    SHOP_TABLES,
    ACCOUNT_TABLES,
    ADDRESS_TABLES,
    BANK_CARD_TABLES,
    CACHE_TABLES,
    CART_TABLES,
    CUSTOMER_TABLES,
    DELIVERY_TABLES,
    EXCHANGE_TABLES,
    FEED_TABLES,
    FRANCHISE_TABLES,
    MESSAGE_TABLES,
    NOTIFICATION_TABLES,
    ORDER_TABLES,
    PAYMENT_TABLES,
    PRODUCT_TABLES,
    REVIEW_TABLES,
    UPLOAD_TABLES,
    VERIFICATION_TABLES,
    WALLET_TABLES,
  ],
  migrations: MIGRATIONS,
};
