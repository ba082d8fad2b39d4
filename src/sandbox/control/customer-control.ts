import { z } from 'zod';
import { phoneNumberSchema } from '#contract/primitive.ts';
import { readMessages } from '../messages.ts';
import { parseInput, Refusal } from '../refusal.ts';
import { openSession } from '../session.ts';
import { changeBalance, readBalance } from '../wallet.ts';
import { shopCommand } from './command.ts';

const newCustomerSchema = z.strictObject({
  phone: phoneNumberSchema,
  firstName: z.string().min(1).default('Test'),
  lastName: z.string().min(1).default('Shopper'),
  /** UZS in the wallet to begin with. */
  wallet: z.int().nonnegative().default(0),
});

export const customerCommands = [
  /** A customer who is signed in at once, without codes. */
  shopCommand('POST', '/customers', (shop, { context, body }) => {
    const { phone, firstName, lastName, wallet } = parseInput(newCustomerSchema, body);
    if (shop.sql.get`SELECT id FROM customer WHERE shop = ${shop.id} AND phone = ${phone} AND active = 1`) {
      throw new Refusal(409, { code: 'taken', message: `${phone} has registered already.`, field: 'phone' });
    }
    const now = context.clock.now();
    const profile = JSON.stringify({ firstName, lastName });
    shop.sql.run`
      INSERT INTO customer (shop, phone, username, profile, created_at) VALUES (${shop.id}, ${phone}, ${phone.slice(1)}, ${profile}, ${now.toISOString()})`;
    const { id } = shop.sql.get<{ id: number }>`SELECT id FROM customer WHERE shop = ${shop.id} AND phone = ${phone} AND active = 1` ?? { id: 0 };
    if (wallet > 0) changeBalance(shop, id, wallet, 'gift', now);
    return { id, token: openSession(shop, id, now), balance: readBalance(shop, id) };
  }),

  /** The last 200 text messages of the shop, newest first. */
  shopCommand('GET', '/messages', (shop) => readMessages(shop, 200)),
];
