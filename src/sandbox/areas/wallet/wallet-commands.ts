import { z } from 'zod';
import { shopCommand } from '#sandbox/http/command.ts';
import { notFound, parseInput, Refusal } from '#sandbox/http/refusal.ts';
import { parseId } from '#sandbox/http/route.ts';
import { changeBalance, readBalance } from './balance.ts';

const amountSchema = z.strictObject({
  /** Whole UZS; below 0 takes money out. */
  amount: z.int().refine((amount) => amount !== 0, 'must not be 0'),
  reason: z.string().min(1).max(100).default('gift'),
});

export const walletCommands = [
  /** Puts money into a customer's wallet or takes it out, never more than there is. */
  shopCommand('POST', '/customers/{id}/wallet', (shop, { context, params, body }) => {
    const id = parseId('id', params.id ?? '');
    const { amount, reason } = parseInput(amountSchema, body);
    if (!shop.sql.get`SELECT id FROM customer WHERE shop = ${shop.id} AND id = ${id} AND active = 1`)
      throw notFound(`The shop ${shop.name} has no customer ${id}.`, 'id');
    const before = readBalance(shop, id);
    if (before + amount < 0) {
      throw new Refusal(409, {
        code: 'too-little-money',
        message: `The wallet has ${before} UZS, which is less than ${-amount}.`,
        field: 'amount',
      });
    }
    changeBalance(shop, id, amount, reason, context.clock.now());
    return { id, balance: readBalance(shop, id) };
  }),
];
