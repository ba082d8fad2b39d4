import type { IncomingMessage } from 'node:http';
import {
  type Call,
  DELIVERY_TOKEN_HEADER,
  SECURITY_KEY_HEADER,
  SERVICE_BASE_PATHS,
} from '#contract/call/define-call.ts';
import { clientAddress, clientNetwork } from '#lib/client-network.ts';
import type { Sql } from '#platform/store/database.ts';
import { findShopByKey, type Shop } from '#platform/store/shop.ts';
import { fieldsOf, readBody } from './body.ts';
import { checkAnswer, checkRefusal } from './check-answer.ts';
import type { PlatformContext, ShopRules } from './context.ts';
import { type Disturbance, UNDISTURBED } from './disturbance.ts';
import { Refusal } from './refusal.ts';
import { isBytes, jsonReply, type Reply, refusalReply } from './reply.ts';
import type { Customer, RawRequest, Route } from './route.ts';
import { createRouter, type Router } from './router.ts';
import type { Site } from './site.ts';

const BASE_PATHS = [SERVICE_BASE_PATHS.shop, SERVICE_BASE_PATHS.cache, SERVICE_BASE_PATHS.driver];

/** The calls of the shop platform, of its cache service and of its driver service. */
export function callSite(routes: readonly Route[]): Site {
  const route = createRouter(routes);
  return {
    owns: (path) => basePathOf(path) !== undefined,
    answer: ({ context, request, url }) => answerCall(route, context, request, url),
  };
}

/** The base path of the service that a path belongs to, where that service knows shops by their key. */
function basePathOf(path: string): string | undefined {
  return BASE_PATHS.find((base) => path.startsWith(`${base}/`));
}

async function answerCall(
  route: Router<Route>,
  context: PlatformContext,
  request: IncomingMessage,
  url: URL,
): Promise<Reply> {
  const path = url.pathname.slice(basePathOf(url.pathname)?.length);
  const shop = findShop(context.sql, request)?.name;
  const disturbance = context.disturb?.({ shop, path, agent: request.headers['user-agent'] }) ?? UNDISTURBED;
  return disturbance.around(async () => {
    try {
      return await answer(route, context, request, url, disturbance);
    } catch (error) {
      if (error instanceof Refusal) return refusalReply(error);
      throw error;
    }
  }, context.stopping);
}

async function answer(
  route: Router<Route>,
  context: PlatformContext,
  request: IncomingMessage,
  url: URL,
  disturbance: Disturbance,
): Promise<Reply> {
  const { endpoint, params } = route(request.method ?? 'GET', url.pathname);
  const { call } = endpoint;
  const asked = identify(context, call, request);
  const body = call.body ? await readBody(request, call.encoding ?? 'json') : undefined;
  // A body may take minutes to come, and tokens end, orders expire and shops are imported anew meanwhile.
  const { shop, now, customer } = call.body ? identify(context, call, request) : asked;
  context.rules.applyDueChanges(shop, now);
  const deliveryToken = call.auth === 'delivery' ? readDeliveryToken(request) : undefined;
  try {
    const value = await endpoint.answer({
      shop,
      params,
      query: fieldsOf(url.searchParams),
      body: disturbance.without(body),
      customer,
      deliveryToken,
      client: clientOf(request),
      now,
    });
    if (context.checkAnswers) checkAnswer(call, value);
    return jsonReply(200, isBytes(value) ? value : disturbance.without(value));
  } catch (error) {
    if (context.checkAnswers && error instanceof Refusal) checkRefusal(call, error);
    throw error;
  }
}

/** Finds the shop, the time and the caller of a request; throws 401 and 403. */
function identify(
  { sql, clock, rules }: PlatformContext,
  call: Call,
  request: IncomingMessage,
): Pick<RawRequest, 'shop' | 'now' | 'customer'> {
  const shop = findShop(sql, request);
  if (!shop) throw keyRefusal(request);
  const now = clock.now();
  return { shop, now, customer: findCaller(rules, shop, call, request, now) };
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

/** Finds the customer of the token, which must be good wherever the call looks at it. */
function findCaller(
  rules: ShopRules,
  shop: Shop,
  call: Call,
  request: IncomingMessage,
  now: Date,
): Customer | undefined {
  const { authorization } = request.headers;
  if (call.auth !== 'bearer' && (call.auth !== 'optional' || authorization === undefined)) return undefined;
  const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  const customer = token === undefined ? undefined : rules.findCustomer(shop, token, now);
  if (customer) return customer;
  throw new Refusal(401, {
    code: 'wrong-token',
    message:
      authorization === undefined
        ? 'Sign in first: the header authorization is missing.'
        : 'The token is unknown or expired; sign in again.',
  });
}

/** Whoever has a shop's key is the shop's host, and the last address that it names is the shopper's. */
function clientOf(request: IncomingMessage): string {
  return clientNetwork(clientAddress(request, true));
}

function readDeliveryToken(request: IncomingMessage): string {
  const token = request.headers[DELIVERY_TOKEN_HEADER];
  if (typeof token === 'string' && token !== '') return token;
  throw new Refusal(401, { code: 'wrong-token', message: `The header ${DELIVERY_TOKEN_HEADER} is missing.` });
}
