import type {
  getCashbackCode,
  getWallet,
  listWalletOperations,
  WalletOperation,
} from '#contract/account/wallet.ts';
import type { CallAnswer } from '#contract/call/define-call.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { isCount, isText, listOf, shapeOf } from '#storefront/platform-client/guard.ts';

/** What changed the wallet, a page of it. */
export type OperationPage = CallAnswer<typeof listWalletOperations>;
type Code = CallAnswer<typeof getCashbackCode>;

const isBalance = shapeOf<CallAnswer<typeof getWallet>>({
  wallet: shapeOf<{ totalCash: number }>({ totalCash: isCount }),
});
const isEan = (value: unknown) => isText(value) && /^\d{13}$/.test(value);
const isCode = shapeOf<Code>({ code: isEan, secondsLeft: isCount });
const isOperationPage = shapeOf<OperationPage>({
  items: listOf(
    shapeOf<WalletOperation>({ id: isCount, kind: isText, amount: Number.isSafeInteger, at: isText }),
  ),
  total: isCount,
});

/** Operations of one page of the history. */
export const OPERATIONS_PER_PAGE = 10;

/** UZS in the shopper's wallet. Throws a `CallError`. */
export async function readBalance(signal?: AbortSignal): Promise<number> {
  const { wallet } = await callShop<typeof getWallet>(
    { method: 'GET', path: '/wallet', auth: 'bearer' },
    {},
    { check: isBalance, ...(signal && { signal }) },
  );
  return wallet.totalCash;
}

/** The code for the cash desk; the same one while enough of it is left. Throws a `CallError`. */
export function readCashbackCode(signal?: AbortSignal): Promise<Code> {
  return callShop<typeof getCashbackCode>(
    { method: 'GET', path: '/cashback-code', auth: 'bearer' },
    {},
    { check: isCode, ...(signal && { signal }) },
  );
}

/** What came into the wallet and went out, newest first; pages count from 1. Throws a `CallError`. */
export function readOperations(page: number, signal?: AbortSignal): Promise<OperationPage> {
  return callShop<typeof listWalletOperations>(
    { method: 'GET', path: '/wallet/operations', auth: 'bearer' },
    { query: { page, size: OPERATIONS_PER_PAGE } },
    { check: isOperationPage, ...(signal && { signal }) },
  );
}
