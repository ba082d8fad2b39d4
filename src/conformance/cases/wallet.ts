import { caseOf, nothing } from '#conformance/probe/case.ts';
import { getCashbackCode, getWallet } from '#contract/wallet.ts';

/** What a customer has to spend. */
export const walletCases = [
  caseOf(getWallet, {
    input: nothing,
    check: async ({ wallet }, probe, world) =>
      probe.equal('wallet of the profile', wallet, (await world.user()).wallet),
  }),

  caseOf(getCashbackCode, {
    input: nothing,
    check({ code, expiresAt }, probe) {
      const digits = [...code].map(Number);
      const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
      probe.holds(sum % 10 === 0, 'code', 'a valid EAN-13 barcode', code);
      probe.holds(
        Date.parse(expiresAt) > Date.now() - 60_000,
        'expiresAt',
        'a moment that is to come',
        expiresAt,
      );
    },
  }),
];
