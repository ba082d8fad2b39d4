import type { IncomingMessage, ServerResponse } from 'node:http';
import { WEBHOOK_ID_HEADER } from '#contract/cache/webhook.ts';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { clientAddress, clientNetwork } from '#lib/client-network.ts';
import { type Log, reasonOf } from '#lib/log/log.ts';
import { CONSOLE_LOG } from '#lib/log/text-log.ts';
import { type Rate, RateLimit } from '#lib/rate-limit.ts';
import { isSigned } from '#lib/signed-message.ts';
import type { ChangeQueue } from '#publisher/service/queue/change-queue.ts';
import { parseMessage } from './parse-message.ts';

/** A message names ids; a longer one would better say that anything changed. */
export const MAX_MESSAGE_BYTES = 256 * 1024;

const BODY_TIME = 10_000;
const LONGEST_ID = 256;

export interface HookOptions {
  queue: Pick<ChangeQueue, 'add'>;
  tenants: () => readonly TenantConfig[];
  clock?: () => number;
  /** Messages of one shop that are signed. */
  tenantRate?: Rate;
  /** Messages of one address that are not. */
  strangerRate?: Rate;
  /** Milliseconds that a body may take to come. */
  bodyTime?: number;
  /** Believes `x-forwarded-for`: only where a proxy before all requests sets it. */
  trustProxy?: boolean;
  log?: Log;
}

/** Takes the messages of cache servers: `POST /hooks/{tenant}`. */
export interface HookReceiver {
  /** Answers the request where it is one of a hook; false where it is not. */
  receive(request: IncomingMessage, response: ServerResponse): boolean;
}

const TENANT_RATE: Rate = { burst: 5_000, perSecond: 100 };
const STRANGER_RATE: Rate = { burst: 60, perSecond: 1 };
const PATH = /^\/hooks\/([^/?]+)\/?(?:\?.*)?$/;

/**
 * Whoever is not signed by the shop's secret hears the same 401, whether there is such a shop or not. A
 * message is answered once it is kept, and before any work.
 */
export function createHookReceiver(options: HookOptions): HookReceiver {
  const { queue, tenants, clock = Date.now, trustProxy = false, log = CONSOLE_LOG } = options;
  const ofTenant = new RateLimit(options.tenantRate ?? TENANT_RATE);
  const ofStranger = new RateLimit(options.strangerRate ?? STRANGER_RATE);

  async function answer(request: IncomingMessage, response: ServerResponse, name: string): Promise<void> {
    const body = await readBody(request, options.bodyTime ?? BODY_TIME);
    if (body === 'too-large') return send(response, 413, tooLarge());
    if (body === 'too-slow') return send(response, 408, { error: 'The body did not come in time.' });
    const tenant = tenants().find((one) => one.name === name);
    if (!tenant || !isSigned(body, request.headers, tenant.webhookSecrets)) {
      const wait = ofStranger.take(clientNetwork(clientAddress(request, trustProxy)));
      return wait > 0 ? sendLater(response, wait) : send(response, 401, NOT_SIGNED);
    }
    const wait = ofTenant.take(tenant.name);
    if (wait > 0) return sendLater(response, wait);
    const id = String(request.headers[WEBHOOK_ID_HEADER]);
    if (id.length > LONGEST_ID)
      return send(response, 400, { error: `An id has at most ${LONGEST_ID} characters.` });
    const told = parseMessage(body, tenant);
    if ('problem' in told) return send(response, 400, { error: told.problem });
    const [isNew] = await queue.add([{ tenant: tenant.name, id, ...told, receivedAt: clock() }]);
    const status = isNew ? 202 : 200;
    send(response, status, { taken: isNew === true });
    log.info({ event: 'message', tenant: tenant.name, messageId: id, status });
  }

  return {
    receive(request, response) {
      const [, name] = PATH.exec(request.url ?? '') ?? [];
      if (name === undefined) return false;
      if (request.method !== 'POST') {
        response.setHeader('allow', 'POST');
        send(response, 405, { error: 'A hook takes POST alone.' });
        return true;
      }
      answer(request, response, name).catch((error: unknown) => {
        log.error(
          { event: 'message-not-kept', error },
          `A message for ${JSON.stringify(name)} was not kept: ${reasonOf(error)}`,
        );
        if (!response.headersSent) send(response, 503, { error: 'The message was not kept. Send it again.' });
      });
      return true;
    },
  };
}

const NOT_SIGNED = { error: 'The message is not signed for this address.' };
const tooLarge = () => ({ error: `A message has at most ${MAX_MESSAGE_BYTES / 1024} KB.` });

async function readBody(request: IncomingMessage, time: number): Promise<Buffer | 'too-large' | 'too-slow'> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_MESSAGE_BYTES) return 'too-large';
  let timer: NodeJS.Timeout | undefined;
  const slow = new Promise<'too-slow'>((resolve) => {
    timer = setTimeout(resolve, time, 'too-slow');
  });
  try {
    // The answer says that the connection ends, and that ends the reading.
    return await Promise.race([readWhole(request), slow]);
  } finally {
    clearTimeout(timer);
  }
}

async function readWhole(request: IncomingMessage): Promise<Buffer | 'too-large'> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += part.length;
    if (bytes > MAX_MESSAGE_BYTES) return 'too-large';
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function sendLater(response: ServerResponse, seconds: number): void {
  response.setHeader('retry-after', seconds);
  send(response, 429, { error: `Too many messages. Send again in ${seconds} seconds.` });
}

function send(response: ServerResponse, status: number, body: object): void {
  if (response.destroyed) return;
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // The unread rest of a body must not be taken for a request.
    ...((status === 413 || status === 408) && { connection: 'close' }),
  });
  response.end(text);
}
