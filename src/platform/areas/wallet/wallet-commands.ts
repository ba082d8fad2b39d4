import { z } from 'zod';
import { customerOfPath } from '#platform/areas/customer/customer-of-path.ts';
import { shopCommand } from '#platform/http/command.ts';
import { invalid, notFound, parseInput, Refusal } from '#platform/http/refusal.ts';
import { changeBalance, readBalance } from './balance.ts';
import { takeCashbackCode } from './cashback-code.ts';
import { amountSchema } from './wallet-change.ts';

export const walletCommands = [
  /** Puts money into a customer's wallet or takes it out, never more than there is. */
  shopCommand('POST', '/customers/{id}/wallet', (shop, { context, params, body }) => {
    const id = customerOfPath(shop, params);
    const { amount, reason } = parseInput(amountSchema, body);
    const before = readBalance(shop, id);
    if (before + amount < 0) {
      throw new Refusal(409, {
        code: 'too-little-money',
        message: `The wallet has ${before} UZS, which is less than ${-amount}.`,
        field: 'amount',
      });
    }
    changeBalance(shop, id, { amount, kind: 'other', reason }, context.clock.now());
    return { id, balance: readBalance(shop, id) };
  }),

  /**
   * Acts as the cash desk with a cashback code: puts UZS into its customer's wallet, or takes them out
   * where `amount` is negative.
   */
  shopCommand('POST', '/cashback-codes/{code}', (shop, { context, params, body }) => {
    const { amount } = parseInput(z.strictObject({ amount: z.int() }), body);
    const now = context.clock.now();
    const id = takeCashbackCode(shop, params.code ?? '', now);
    if (id === undefined) throw notFound('The code is unknown, old or was used already.', 'code');
    if (readBalance(shop, id) + amount < 0)
      throw invalid('amount', `amount must not be more than the ${readBalance(shop, id)} UZS of the wallet`);
    const kind = amount < 0 ? 'purchase' : 'cashback';
    changeBalance(shop, id, { amount, kind, reason: kind }, now);
    return { id, balance: readBalance(shop, id) };
  }),
];
