import type { IncomingMessage } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import {
  type Call,
  DELIVERY_TOKEN_HEADER,
  SECURITY_KEY_HEADER,
  SERVICE_BASE_PATHS,
} from '#contract/define-call.ts';
import { COMMON_FAILURES } from '#contract/failure.ts';
import { accountRoutes } from '#sandbox/areas/account/account-routes.ts';
import { signInRoutes } from '#sandbox/areas/account/sign-in-routes.ts';
import { addressRoutes } from '#sandbox/areas/address/address-routes.ts';
import { bankCardRoutes } from '#sandbox/areas/bank-card/bank-card-routes.ts';
import { cacheRoutes } from '#sandbox/areas/cache/cache-routes.ts';
import type { WebhookSender } from '#sandbox/areas/cache/webhook-sender.ts';
import { cartRoutes } from '#sandbox/areas/cart/cart-routes.ts';
import { catalogueRoutes } from '#sandbox/areas/catalogue/catalogue-routes.ts';
import { marketRoutes } from '#sandbox/areas/content/content-routes.ts';
import { type Customer, findCustomer } from '#sandbox/areas/customer/session.ts';
import { deliveryRoutes } from '#sandbox/areas/delivery/delivery-routes.ts';
import { franchiseRoutes } from '#sandbox/areas/franchise/franchise-routes.ts';
import { installmentRoutes } from '#sandbox/areas/installment/installment-routes.ts';
import { listingRoutes } from '#sandbox/areas/listing/listing-routes.ts';
import { notificationRoutes } from '#sandbox/areas/notification/notification-routes.ts';
import { orderRoutes } from '#sandbox/areas/order/order-routes.ts';
import { settleOrders } from '#sandbox/areas/order/settle-orders.ts';
import { patternRoutes } from '#sandbox/areas/pattern/pattern-routes.ts';
import { paymentRoutes } from '#sandbox/areas/payment/payment-routes.ts';
import { promotionRoutes } from '#sandbox/areas/promotion/promotion-routes.ts';
import { reviewRoutes } from '#sandbox/areas/review/review-routes.ts';
import { searchRoutes } from '#sandbox/areas/search/search-routes.ts';
import { shippingRoutes } from '#sandbox/areas/shipping/shipping-routes.ts';
import { uploadRoutes } from '#sandbox/areas/upload/upload-routes.ts';
import { walletRoutes } from '#sandbox/areas/wallet/wallet-routes.ts';
import type { Clock } from '#sandbox/store/clock.ts';
import type { Sql } from '#sandbox/store/database.ts';
import { findShopByKey, type Shop } from '#sandbox/store/shop.ts';
import { fieldsOf, readBody } from './body.ts';
import { type FaultList, withFaults } from './faults.ts';
import { Refusal } from './refusal.ts';
import { jsonReply, type Reply, refusalReply } from './reply.ts';
import type { RawRequest } from './route.ts';
import { createRouter } from './router.ts';

const route = createRouter([
  ...catalogueRoutes,
  ...marketRoutes,
  ...reviewRoutes,
  ...listingRoutes,
  ...searchRoutes,
  ...patternRoutes,
  ...uploadRoutes,
  ...cartRoutes,
  ...shippingRoutes,
  ...paymentRoutes,
  ...promotionRoutes,
  ...franchiseRoutes,
  ...cacheRoutes,
  ...accountRoutes,
  ...signInRoutes,
  ...addressRoutes,
  ...bankCardRoutes,
  ...walletRoutes,
  ...notificationRoutes,
  ...orderRoutes,
  ...installmentRoutes,
  ...deliveryRoutes,
]);

const BASE_PATHS = [SERVICE_BASE_PATHS.shop, SERVICE_BASE_PATHS.cache, SERVICE_BASE_PATHS.driver];

/** What every request needs of the running sandbox. */
export interface SandboxContext {
  sql: Sql;
  faults: FaultList;
  clock: Clock;
  /** Address of the storefronts, with `{subdomain}` where the name of the shop goes. */
  storefront: string;
  webhooks: WebhookSender;
  /** Answers 500 where an answer or a refusal is not exactly what the contract says. */
  checkAnswers: boolean;
  /** Aborted when the server closes. */
  stopping: AbortSignal;
}

/** The base path of the service that a path belongs to, where that service knows shops by their key. */
export function basePathOf(path: string): string | undefined {
  return BASE_PATHS.find((base) => path.startsWith(`${base}/`));
}

/** Answers a call of the shop platform, its cache service or its driver service, faults included. */
export async function answerCall(
  context: SandboxContext,
  request: IncomingMessage,
  url: URL,
): Promise<Reply> {
  const path = url.pathname.slice(basePathOf(url.pathname)?.length);
  const faults = context.faults.take(findShop(context.sql, request)?.name, path);
  return withFaults(
    faults,
    async () => {
      try {
        return await answer(context, request, url);
      } catch (error) {
        if (error instanceof Refusal) return refusalReply(error);
        throw error;
      }
    },
    context.stopping,
  );
}

async function answer(context: SandboxContext, request: IncomingMessage, url: URL): Promise<Reply> {
  const { endpoint, params } = route(request.method ?? 'GET', url.pathname);
  const { call } = endpoint;
  const asked = identify(context, call, request);
  const body = call.body ? await readBody(request, call.encoding ?? 'json') : undefined;
  // A body may take minutes to come, and tokens end, orders expire and shops are imported anew meanwhile.
  const { shop, now, customer } = call.body ? identify(context, call, request) : asked;
  settleOrders(shop, now);
  const deliveryToken = call.auth === 'delivery' ? readDeliveryToken(request) : undefined;
  try {
    const value = await endpoint.answer({
      shop,
      params,
      query: fieldsOf(url.searchParams),
      body,
      customer,
      deliveryToken,
      now,
    });
    if (context.checkAnswers) checkAnswer(call, value);
    return jsonReply(200, value);
  } catch (error) {
    if (context.checkAnswers && error instanceof Refusal) checkRefusal(call, error);
    throw error;
  }
}

/** Whose shop is asked when and by whom; throws 401 and 403. */
function identify(
  { sql, clock }: SandboxContext,
  call: Call,
  request: IncomingMessage,
): Pick<RawRequest, 'shop' | 'now' | 'customer'> {
  const shop = findShop(sql, request);
  if (!shop) throw keyRefusal(request);
  const now = clock.now();
  return { shop, now, customer: findCaller(shop, call, request, now) };
}

function findShop(sql: Sql, request: IncomingMessage): Shop | undefined {
  return findShopByKey(sql, String(request.headers[SECURITY_KEY_HEADER] ?? ''));
}

function keyRefusal(request: IncomingMessage): Refusal {
  return request.headers[SECURITY_KEY_HEADER]
    ? new Refusal(403, {
        code: 'wrong-key',
        message: `No shop has the security key of the header ${SECURITY_KEY_HEADER}.`,
      })
    : new Refusal(401, { code: 'wrong-key', message: `The header ${SECURITY_KEY_HEADER} is missing.` });
}

/** Who is signed in; a token that is there must be good wherever the call looks at it. */
function findCaller(shop: Shop, call: Call, request: IncomingMessage, now: Date): Customer | undefined {
  const { authorization } = request.headers;
  if (call.auth !== 'bearer' && (call.auth !== 'optional' || authorization === undefined)) return undefined;
  const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  const customer = token === undefined ? undefined : findCustomer(shop, token, now);
  if (customer) return customer;
  throw new Refusal(401, {
    code: 'wrong-token',
    message:
      authorization === undefined
        ? 'Sign in first: the header authorization is missing.'
        : 'The token is unknown or expired; sign in again.',
  });
}

function readDeliveryToken(request: IncomingMessage): string {
  const token = request.headers[DELIVERY_TOKEN_HEADER];
  if (typeof token === 'string' && token !== '') return token;
  throw new Refusal(401, { code: 'wrong-token', message: `The header ${DELIVERY_TOKEN_HEADER} is missing.` });
}

/** Throws a 500 where an answer is not exactly what the contract says. */
export function checkAnswer(call: Call, value: unknown): void {
  const sent: unknown = JSON.parse(
    value instanceof Uint8Array ? Buffer.from(value).toString() : JSON.stringify(value),
  );
  const parsed = call.answer.safeParse(sent);
  const [issue] = parsed.error?.issues ?? [];
  if (parsed.success && isDeepStrictEqual(parsed.data, sent)) return;
  const fault = issue
    ? `${issue.path.join('.')}: ${issue.message}`
    : 'it has fields that the contract does not name, or lacks defaults';
  throw brokenAnswer(`The answer of ${call.method} ${call.path} breaks the contract: ${fault}.`);
}

/** A refusal that the contract does not name is a fault of the sandbox: a client could not have been ready for it. */
function checkRefusal(call: Call, { status, failure }: Refusal): void {
  const known = [COMMON_FAILURES[status], call.failures?.[status]].some(
    (schema) => schema?.safeParse(failure).success,
  );
  if (known || failure.code === 'broken-answer') return;
  throw brokenAnswer(
    `${call.method} ${call.path} refuses with ${status} ${failure.code}, which the contract does not name: ${failure.message}`,
  );
}

function brokenAnswer(message: string): Refusal {
  return new Refusal(500, { code: 'broken-answer', message });
}
