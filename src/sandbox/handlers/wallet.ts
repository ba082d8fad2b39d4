import { getCashbackCode, getWallet } from '#contract/wallet.ts';
import { readCashbackCode } from '../account/cashback.ts';
import { handle } from '../route.ts';
import { readBalance } from '../wallet.ts';

export const walletRoutes = [
  handle(getWallet, ({ shop, customer }) => ({ wallet: { totalCash: readBalance(shop, customer.id) } })),

  handle(getCashbackCode, ({ shop, customer, now }) =>
    shop.sql.transaction(() => readCashbackCode(shop, customer.id, now)),
  ),
];
