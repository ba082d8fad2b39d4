import {
  getCashbackCode,
  getWallet,
  listWalletOperations,
  type WalletOperation,
} from '#contract/account/wallet.ts';
import { caseOf, nothing } from '#tools/conformance/probe/case.ts';
import { pagesAddUp } from '#tools/conformance/probe/paging.ts';

/** Calls about a customer's money. */
export const walletCases = [
  caseOf(getWallet, {
    input: nothing,
    check: async ({ wallet }, probe, world) =>
      probe.equal('wallet of the profile', wallet, (await world.user()).wallet),
  }),

  caseOf(listWalletOperations, {
    input: async () => ({ query: { page: 1, size: 500 } }),
    async check({ items, total }, probe, world) {
      const moments = items.map(({ at }) => Date.parse(at));
      probe.equal(
        'moments, newest first',
        moments,
        moments.toSorted((a, b) => b - a),
      );
      if (items.length < total) return;
      const sum = items.reduce((all, { amount }) => all + amount, 0);
      probe.equal(
        'sum of all amounts',
        sum,
        (await world.get(getWallet, {}, await world.token())).wallet.totalCash,
      );
    },
    more: [pagesAddUp(listWalletOperations, ({ items }: { items: WalletOperation[] }) => items)],
  }),

  caseOf(getCashbackCode, {
    input: nothing,
    check({ code, expiresAt, secondsLeft }, probe) {
      const digits = [...code].map(Number);
      const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
      probe.holds(sum % 10 === 0, 'code', 'a valid EAN-13 barcode', code);
      probe.holds(secondsLeft > 0, 'secondsLeft', 'time to show the code', secondsLeft);
      probe.holds(
        Date.parse(expiresAt) > Date.now() - 60_000,
        'expiresAt',
        'a moment that is to come',
        expiresAt,
      );
    },
  }),
];
