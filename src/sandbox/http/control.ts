import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { customerCommands } from '#sandbox/areas/account/account-commands.ts';
import { cacheCommands } from '#sandbox/areas/cache/cache-commands.ts';
import { cartCommands } from '#sandbox/areas/cart/cart-commands.ts';
import { documentCommands } from '#sandbox/areas/content/document-commands.ts';
import { trackingCommands } from '#sandbox/areas/delivery/delivery-commands.ts';
import { orderCommands } from '#sandbox/areas/order/order-commands.ts';
import { productCommands } from '#sandbox/areas/product/product-commands.ts';
import { reviewCommands } from '#sandbox/areas/review/review-commands.ts';
import { listingCommands } from '#sandbox/areas/shop/shop-commands.ts';
import { walletCommands } from '#sandbox/areas/wallet/wallet-commands.ts';
import { findShopByName, listShopSummaries } from '#sandbox/store/shop.ts';
import type { SandboxContext } from './api.ts';
import { fieldsOf, readJsonBody } from './body.ts';
import type { Command } from './command.ts';
import { faultSchema } from './faults.ts';
import { invalid, parseInput } from './refusal.ts';
import { jsonReply, type Reply } from './reply.ts';
import { createRouter } from './router.ts';

/** Where tests and demos change what the platform has and how it behaves. No part of the platform's contract. */
export const CONTROL_PATH = '/sandbox';

/** Ten years at once: what comes after the year 9999 could not be written any more. */
const MOST_SECONDS_AHEAD = 10 * 365 * 24 * 60 * 60;

const commands: Command[] = [
  { method: 'GET', path: '/shops', run: ({ context }) => listShopSummaries(context.sql) },
  { method: 'GET', path: '/faults', run: ({ context }) => context.faults.all },
  {
    method: 'PUT',
    path: '/faults',
    run({ context, body }) {
      const faults = parseInput(z.array(faultSchema), body);
      for (const [index, { shop }] of faults.entries()) {
        if (shop !== undefined && !findShopByName(context.sql, shop))
          throw invalid(`${index}.shop`, `There is no shop ${shop}.`);
      }
      context.faults.replace(faults);
      return context.faults.all;
    },
  },
  {
    method: 'DELETE',
    path: '/faults',
    run({ context }) {
      context.faults.replace([]);
      return context.faults.all;
    },
  },
  {
    method: 'PUT',
    path: '/clock',
    run({ context, body }) {
      context.clock.advance(
        parseInput(z.strictObject({ advanceSeconds: z.int().nonnegative().max(MOST_SECONDS_AHEAD) }), body)
          .advanceSeconds * 1000,
      );
      return { now: context.clock.now().toISOString() };
    },
  },
  ...productCommands,
  ...reviewCommands,
  ...customerCommands,
  ...orderCommands,
  ...documentCommands,
  ...cartCommands,
  ...cacheCommands,
  ...listingCommands,
  ...walletCommands,
  ...trackingCommands,
];

const route = createRouter(commands);

/** Answers a request to the control interface, whose address is below `CONTROL_PATH`. Throws `Refusal`. */
export async function answerControl(
  context: SandboxContext,
  request: IncomingMessage,
  url: URL,
): Promise<Reply> {
  const { endpoint, params } = route(request.method ?? 'GET', url.pathname.slice(CONTROL_PATH.length));
  return jsonReply(
    200,
    endpoint.run({ context, params, query: fieldsOf(url.searchParams), body: await readJsonBody(request) }),
  );
}
