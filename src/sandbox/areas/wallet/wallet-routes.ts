import { getCashbackCode, getWallet } from '#contract/wallet.ts';
import { handle } from '#sandbox/http/route.ts';
import { readBalance } from './balance.ts';
import { readCashbackCode } from './cashback-code.ts';

export const walletRoutes = [
  handle(getWallet, ({ shop, customer }) => ({ wallet: { totalCash: readBalance(shop, customer.id) } })),

  handle(getCashbackCode, ({ shop, customer, now }) =>
    shop.sql.transaction(() => readCashbackCode(shop, customer.id, now)),
  ),
];
