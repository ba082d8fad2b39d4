import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Failure } from '#contract/call/failure.ts';
import { type Asking, headersFromService, headersToService } from './passed-headers.ts';
import { sendFailure } from './send-json.ts';

/** Largest body that a shopper may send: review pictures and videos are the largest. */
export const MAX_BODY_BYTES = 30 * 1024 * 1024;

/** Largest answer that is passed on: a video with room to spare. */
export const MAX_ANSWER_BYTES = 128 * 1024 * 1024;

export interface ProxyTarget {
  /** The whole address, query included. */
  url: string;
  /** Name of the service in failures: `The shop platform`. */
  name: string;
  /** Key of the asking shop; null for a service of others, which learns neither shop nor shopper. */
  securityKey: string | null;
  /** The body, where it was read already. */
  body?: Buffer | undefined;
  /** Types of content that it may answer with; another one never reaches the shopper. */
  types: RegExp;
  /** Headers that our own host puts on an answer of a type of content; they win over the platform's. */
  headersFor: (type?: string) => Record<string, string>;
}

/** Passes requests on to a shop's platform, both bodies as streams. */
export interface PlatformProxy {
  pass(request: IncomingMessage, response: ServerResponse, target: ProxyTarget): void;
  close(): void;
}

export interface ProxyOptions extends Partial<Pick<Asking, 'trustProxy'>> {
  /** Milliseconds until the platform begins its answer, and then between two of its bytes. */
  timeout?: number;
  maxAnswerBytes?: number;
  /** Hears by its code of each request that gets a failure of our own. */
  onFailure?: (code: string) => void;
}

/** Whatever a service answers, only who asked notices: what cannot be passed on is a 502. */
export function createProxy({
  timeout = 15_000,
  maxAnswerBytes = MAX_ANSWER_BYTES,
  trustProxy = false,
  onFailure = () => {},
}: ProxyOptions = {}): PlatformProxy {
  const http = { send: httpRequest, agent: new HttpAgent({ keepAlive: true }) };
  const https = { send: httpsRequest, agent: new HttpsAgent({ keepAlive: true }) };

  function pass(request: IncomingMessage, response: ServerResponse, target: ProxyTarget): void {
    const { name, securityKey } = target;
    const fail = (status: number, failure: Failure) => {
      if (!response.writableEnded && !response.destroyed) onFailure(failure.code);
      sendFailure(response, status, failure, target.headersFor());
    };
    const failBroken = () =>
      fail(502, { code: 'platform-broken', message: `${name} gave no answer that can be read.` });
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
      fail(413, TOO_LARGE);
      return;
    }

    const url = new URL(target.url);
    const { send, agent } = url.protocol === 'https:' ? https : http;
    const headers = headersToService(request, url, { securityKey, trustProxy });

    const begin = (): ClientRequest => {
      const attempt = send(url, { method: request.method, headers, agent });
      const onSilence = () => {
        fail(504, {
          code: 'platform-timeout',
          message: `${name} did not answer within ${timeout / 1000} seconds. Try again.`,
        });
        attempt.destroy();
      };
      // Preliminary answers without end are silence, too, so the answer has a time of its own.
      const deadline = setTimeout(onSilence, timeout);
      attempt.setTimeout(timeout, onSilence);
      attempt.on('error', (error) => {
        if (canRepeat(attempt, error, request) && !response.headersSent && !response.destroyed) {
          upstream = begin();
          upstream.end();
        } else if (isUnreadable(error)) failBroken();
        else fail(502, { code: 'platform-unreachable', message: `${name} cannot be reached. Try again.` });
      });
      attempt.on('upgrade', (_, socket) => {
        socket.destroy();
        failBroken();
      });
      attempt.on('close', () => {
        clearTimeout(deadline);
        // It ended without an error and without an answer; a repeated attempt answers by itself.
        if (attempt === upstream && !response.headersSent) failBroken();
      });
      attempt.on('response', (answer) => {
        clearTimeout(deadline);
        // A shopper on a slow line makes the platform wait.
        attempt.setTimeout(timeout * 4);
        answer.on('error', () => response.destroy());
        if (!passAnswer(answer, response, target, maxAnswerBytes)) {
          attempt.destroy();
          if (isRefusal(answer)) fail(answer.statusCode ?? 502, refusalOf(name, answer));
          else failBroken();
        }
      });
      return attempt;
    };
    let upstream = begin();
    response.on('close', () => upstream.destroy());
    if (target.body) upstream.end(target.body);
    else if (securityKey === null) endWithoutBody(request, upstream);
    else sendBody(request, upstream, () => fail(413, TOO_LARGE));
  }

  return {
    pass,
    close() {
      http.agent.destroy();
      https.agent.destroy();
    },
  };
}

/** Begins to pass an answer on; false, with nothing sent, where it must not reach a browser. */
function passAnswer(
  answer: IncomingMessage,
  response: ServerResponse,
  { securityKey, types, headersFor }: ProxyTarget,
  maxBytes: number,
): boolean {
  const { statusCode = 0 } = answer;
  const isRedirect = statusCode >= 300 && statusCode < 400;
  if (statusCode < 200 || statusCode > 599) return false;
  const type = typeOf(answer);
  if (!isRedirect && type !== '' && !types.test(type)) return false;
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) return false;
  try {
    response.writeHead(statusCode, {
      ...headersFromService(answer, securityKey !== null),
      ...headersFor(type),
    });
  } catch {
    return false;
  }
  let bytes = 0;
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) response.destroy();
  });
  answer.pipe(response);
  return true;
}

/** The type of content without its parameters; empty where none is named. */
function typeOf({ headers }: IncomingMessage): string {
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1);
  return type.trim().toLowerCase();
}

/** Status by which a service refuses; what it says in a page of its own is told in our words. */
function isRefusal({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode >= 400 && statusCode <= 599;
}

function refusalOf(name: string, { statusCode }: IncomingMessage): Failure {
  return { code: 'platform-failed', message: `${name} answered with status ${statusCode}.` };
}

/** True if the answer is no HTTP, or longer or shorter than it said. */
function isUnreadable({ code = '' }: NodeJS.ErrnoException): boolean {
  return code.startsWith('HPE_') || code === 'ERR_HTTP_INVALID_STATUS_CODE';
}

/** A kept connection may be closed in the moment of its reuse: nothing was asked yet, so ask again. */
function canRepeat(attempt: ClientRequest, error: NodeJS.ErrnoException, request: IncomingMessage): boolean {
  const isRead = (request.method === 'GET' || request.method === 'HEAD') && !hasBody(request);
  return attempt.reusedSocket && error.code === 'ECONNRESET' && isRead;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Services of others are only read from: what a shopper sends with it is dropped. */
function endWithoutBody(request: IncomingMessage, upstream: ClientRequest): void {
  request.resume();
  upstream.end();
}

/** Failure of a larger body. */
export const TOO_LARGE: Failure = {
  code: 'too-large',
  message: `A request may hold ${MAX_BODY_BYTES / 1024 / 1024} MB at most.`,
};

function sendBody(request: IncomingMessage, upstream: ClientRequest, onTooLarge: () => void): void {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= MAX_BODY_BYTES) return;
    request.unpipe(upstream);
    onTooLarge();
    upstream.destroy();
  });
  request.pipe(upstream);
}
