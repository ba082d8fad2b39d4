import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isSigned } from '#lib/signed-message.ts';
import {
  findPaymentService,
  PAYMENT_SERVICE_KINDS,
  type PaymentService,
  type PaymentServiceKind,
} from '#platform/areas/payment/payment-services.ts';
import { fieldsOf, readText } from '#platform/http/body.ts';
import { notFound, Refusal } from '#platform/http/refusal.ts';
import { jsonReply } from '#platform/http/reply.ts';
import type { Site } from '#platform/http/site.ts';
import { findShopByName, type Shop } from '#platform/store/shop.ts';
import { answerClick } from './click.ts';
import { answerPayme } from './payme.ts';
import { answerSigned } from './signed.ts';

const PATH = '/payments/';

/**
 * The doors of payment services, `/payments/{kind}/{shop}`: each service proves that it is the shop's own by
 * the key of their contract. Throws 404, 405, and what a message of a `signed` one is refused for.
 */
export const paymentSite: Site = {
  owns: (path) => path.startsWith(PATH),
  async answer({ context: { sql, rules, clock }, request, method, url: { pathname: path } }) {
    const [kind = '', name = '', ...more] = path.slice(PATH.length).split('/');
    const shop = more.length === 0 ? findShopByName(sql, name) : undefined;
    const known = PAYMENT_SERVICE_KINDS.find((one) => one === kind);
    const service = shop && known && findPaymentService(shop, known);
    if (!shop || !service) throw notFound(`No shop is paid at ${path}.`);
    if (method !== 'POST') {
      const failure = { code: 'wrong-method', message: `${path} takes POST, not ${method}.` };
      throw new Refusal(405, failure, { allow: 'POST' });
    }
    const body = await readText(request);
    const now = clock.now();
    rules.applyDueChanges(shop, now);
    const told = { shop, service, request, body, now };
    return jsonReply(
      200,
      sql.transaction(() => ANSWER[service.kind](told as never)),
    );
  },
};

interface Told<Kind extends PaymentServiceKind> {
  shop: Shop;
  service: Extract<PaymentService, { kind: Kind }>;
  request: IncomingMessage;
  body: string;
  now: Date;
}

const ANSWER: { [Kind in PaymentServiceKind]: (told: Told<Kind>) => unknown } = {
  payme: ({ shop, service, request, body, now }) =>
    answerPayme(shop, jsonOf(body), hasPassword(request, `Paycom:${service.key}`), now),
  click: ({ shop, service, body, now }) =>
    answerClick(shop, service, fieldsOf(new URLSearchParams(body)), now),
  signed({ shop, service, request, body, now }) {
    const message = jsonOf(body);
    if (message === undefined || !isSigned(body, request.headers, [service.key])) {
      throw new Refusal(401, {
        code: 'wrong-signature',
        message: 'The message is not signed by the shop’s key.',
      });
    }
    return answerSigned(shop, message, now);
  },
};

/** Undefined for what is no JSON. */
function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function hasPassword({ headers: { authorization = '' } }: IncomingMessage, expected: string): boolean {
  const given = Buffer.from(authorization.replace(/^Basic /, ''), 'base64');
  const own = Buffer.from(expected);
  return given.length === own.length && timingSafeEqual(given, own);
}
