import { removeBankCards } from '#platform/areas/bank-card/bank-cards.ts';
import { closeSessions } from '#platform/areas/customer/session.ts';
import { removePushResources } from '#platform/areas/notification/push-resources.ts';
import { forgetCashbackCodes } from '#platform/areas/wallet/cashback-code.ts';
import type { Shop } from '#platform/store/shop.ts';
import { forgetClients } from './sign-in-tries.ts';

/**
 * Closes an account: its name, phone and e-mail are free, its sessions, cards and devices gone. Orders,
 * wallet and reviews are kept.
 */
export function deactivateCustomer(shop: Shop, customerId: number): void {
  closeSessions(shop, customerId);
  removeBankCards(shop, customerId);
  removePushResources(shop, customerId);
  forgetCashbackCodes(shop, customerId);
  forgetClients(shop, customerId);
  shop.sql.run`UPDATE customer SET active = 0 WHERE shop = ${shop.id} AND id = ${customerId}`;
}
