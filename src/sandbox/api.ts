import type { IncomingMessage } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { API_BASE_PATH, type Call, SECURITY_KEY_HEADER } from '#contract/define-call.ts';
import { readJsonBody } from './body.ts';
import type { Sql } from './database.ts';
import { type FaultList, withFaults } from './faults.ts';
import { cartRoutes } from './handlers/cart.ts';
import { catalogueRoutes } from './handlers/catalogue.ts';
import { marketRoutes } from './handlers/market.ts';
import { reviewRoutes } from './handlers/review.ts';
import { Refusal } from './refusal.ts';
import { jsonReply, type Reply, refusalReply } from './reply.ts';
import { createRouter } from './router.ts';
import { findShopByKey, type Shop } from './shop.ts';

const route = createRouter([...catalogueRoutes, ...marketRoutes, ...reviewRoutes, ...cartRoutes]);

/** What every request needs of the running sandbox. */
export interface SandboxContext {
  sql: Sql;
  faults: FaultList;
  /** Answers 500 where an answer is not exactly what the contract says. */
  checkAnswers: boolean;
  /** Aborted when the server closes. */
  stopping: AbortSignal;
}

/** Answers a call of the shop platform, faults included. */
export async function answerCall(context: SandboxContext, request: IncomingMessage, url: URL): Promise<Reply> {
  const path = url.pathname.slice(API_BASE_PATH.length);
  const shop = findShopByKey(context.sql, String(request.headers[SECURITY_KEY_HEADER] ?? ''));
  const faults = context.faults.take(shop?.name, path);
  return withFaults(
    faults,
    async () => {
      try {
        return await answer(context, request, url, path, shop);
      } catch (error) {
        if (error instanceof Refusal) return refusalReply(error);
        throw error;
      }
    },
    context.stopping,
  );
}

async function answer(context: SandboxContext, request: IncomingMessage, url: URL, path: string, shop: Shop | undefined): Promise<Reply> {
  const { endpoint, params } = route(request.method ?? 'GET', path);
  if (!shop) throw keyRefusal(request);
  refuseUnknownToken(endpoint.call, request);
  const body = endpoint.call.body ? await readJsonBody(request) : undefined;
  const value = await endpoint.answer({ shop, params, query: Object.fromEntries(url.searchParams), body });
  if (context.checkAnswers) checkAnswer(endpoint.call, value);
  return jsonReply(200, value);
}

function keyRefusal(request: IncomingMessage): Refusal {
  return request.headers[SECURITY_KEY_HEADER]
    ? new Refusal(403, { code: 'wrong-key', message: `No shop has the security key of the header ${SECURITY_KEY_HEADER}.` })
    : new Refusal(401, { code: 'wrong-key', message: `The header ${SECURITY_KEY_HEADER} is missing.` });
}

/** The sandbox has signed nobody in, so every token is unknown. */
function refuseUnknownToken(call: Call, request: IncomingMessage): void {
  const { authorization } = request.headers;
  if (call.auth === 'none' || (call.auth === 'optional' && authorization === undefined)) return;
  throw new Refusal(401, {
    code: 'wrong-token',
    message: authorization === undefined ? 'Sign in first: the header authorization is missing.' : 'The token is unknown; sign in again.',
  });
}

function checkAnswer(call: Call, value: unknown): void {
  const sent: unknown = JSON.parse(value instanceof Uint8Array ? Buffer.from(value).toString() : JSON.stringify(value));
  const parsed = call.answer.safeParse(sent);
  const [issue] = parsed.error?.issues ?? [];
  if (parsed.success && isDeepStrictEqual(parsed.data, sent)) return;
  const fault = issue ? `${issue.path.join('.')}: ${issue.message}` : 'it has fields that the contract does not name, or lacks defaults';
  throw new Refusal(500, { code: 'broken-answer', message: `The answer of ${call.method} ${call.path} breaks the contract: ${fault}.` });
}
