import { getCashbackCode, getWallet, listWalletOperations } from '#contract/account/wallet.ts';
import { handle } from '#platform/http/route.ts';
import { readBalance, readOperations } from './balance.ts';
import { readCashbackCode } from './cashback-code.ts';

export const walletRoutes = [
  handle(getWallet, ({ shop, customer }) => ({ wallet: { totalCash: readBalance(shop, customer.id) } })),

  handle(listWalletOperations, ({ shop, customer, query }) => readOperations(shop, customer.id, query)),

  handle(getCashbackCode, ({ shop, customer, now }) =>
    shop.sql.transaction(() => {
      const { code, expiresAt } = readCashbackCode(shop, customer.id, now);
      return { code, expiresAt, secondsLeft: Math.floor((Date.parse(expiresAt) - now.getTime()) / 1000) };
    }),
  ),
];
