import { getCashbackCode, getWallet, listWalletOperations } from '#contract/account/wallet.ts';
import type { CallAnswer } from '#contract/call/define-call.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';

/** A page of the wallet's operations. */
export type OperationPage = CallAnswer<typeof listWalletOperations>;

/** Operations of one page of the history. */
export const OPERATIONS_PER_PAGE = 10;

/** UZS in the shopper's wallet. Throws a `CallError`. */
export async function getBalance(signal?: AbortSignal): Promise<number> {
  return (await callShop(getWallet, {}, { signal })).wallet.totalCash;
}

/** The code for the cash desk; the same one while enough of it is left. Throws a `CallError`. */
export function getCode(signal?: AbortSignal): Promise<CallAnswer<typeof getCashbackCode>> {
  return callShop(getCashbackCode, {}, { signal, rule: ({ code }) => /^\d{13}$/.test(code) });
}

/** Operations of the wallet, newest first; pages count from 1. Throws a `CallError`. */
export function listOperations(page: number, signal?: AbortSignal): Promise<OperationPage> {
  return callShop(listWalletOperations, { query: { page, size: OPERATIONS_PER_PAGE } }, { signal });
}
