import { Agent, type IncomingMessage, request } from 'node:http';
import { API_BASE_PATH, SECURITY_KEY_HEADER } from '#contract/define-call.ts';

/** The connection broke before there was an answer, as it does when the platform is killed. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
}

export interface Answered {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what a load test reads of answers is checked by what comes of it
  json: any;
}

/** A status, or the code of a refusal. */
export type Expected = number | string;

export interface Asked {
  /** What the answer is counted under: `POST /add-to-cart`. */
  call: string;
  method: string;
  /** Below the base path of the platform; below the control interface's with `control`. */
  path: string;
  token?: string | undefined;
  body?: unknown;
  /** The answers that are no fault. */
  expected: readonly Expected[];
  control?: boolean;
}

/** Sends requests of many shoppers over kept connections and counts what comes back. */
export class Caller {
  readonly faults: string[] = [];
  readonly durations = new Map<string, number[]>();
  readonly statuses = new Map<string, number>();
  url: string;
  readonly #securityKey: string;
  #agent = createAgent();

  constructor(url: string, securityKey: string) {
    this.url = url;
    this.#securityKey = securityKey;
  }

  /** Throws `ConnectionLost`. An answer that was not expected is noted as a fault. */
  async send(asked: Asked): Promise<Answered> {
    const { call, method, path, token, body, expected, control = false } = asked;
    const started = performance.now();
    const { payload, type } = await encode(body);
    const headers: Record<string, string | number> = {
      [SECURITY_KEY_HEADER]: this.#securityKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(payload ? { 'content-type': type, 'content-length': payload.length } : {}),
    };
    const response = await exchange(
      `${this.url}${control ? '/sandbox' : API_BASE_PATH}${path}`,
      { method, headers, agent: this.#agent },
      payload,
    );
    const durations = this.durations.get(call) ?? [];
    this.durations.set(call, durations);
    durations.push(performance.now() - started);
    const status = response.status;
    const counted = `${call} ${status}${status >= 400 ? ` ${response.json?.code}` : ''}`;
    this.statuses.set(counted, (this.statuses.get(counted) ?? 0) + 1);
    if (!expected.includes(status) && !(status >= 400 && expected.includes(response.json?.code)))
      this.fault(`${call} answered ${status}: ${JSON.stringify(response.json).slice(0, 300)}`);
    return response;
  }

  fault(text: string): void {
    if (this.faults.length < 100) this.faults.push(text);
  }

  close(): void {
    this.#agent.destroy();
    this.#agent = createAgent();
  }

  /** Begins counting anew. */
  forget(): void {
    this.durations.clear();
    this.statuses.clear();
  }

  /** Opens so many connections. A server accepts one between two rounds of requests, so that in a crowd a newcomer waits for long. */
  async connect(count: number): Promise<void> {
    // The server may be closing older ones, which nobody has used for a while.
    this.close();
    const asked: Asked = { call: 'connect', method: 'GET', path: '/payment-methods', expected: [200] };
    await Promise.all(Array.from({ length: count }, () => this.send(asked)));
  }
}

/** Connections take turns, so that none is idle for so long that the server closes it. */
function createAgent(): Agent {
  return new Agent({ keepAlive: true, scheduling: 'fifo', maxFreeSockets: 10_000 });
}

async function encode(body: unknown): Promise<{ payload?: Buffer; type: string }> {
  if (body === undefined) return { type: '' };
  if (!(body instanceof FormData))
    return { payload: Buffer.from(JSON.stringify(body)), type: 'application/json' };
  const form = new Response(body);
  return { payload: Buffer.from(await form.arrayBuffer()), type: form.headers.get('content-type') ?? '' };
}

function exchange(
  url: string,
  options: Parameters<typeof request>[1],
  payload: Buffer | undefined,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const lost = (cause: unknown) =>
      reject(new ConnectionLost(`${options.method} ${url}: ${String(cause)}`, { cause }));
    const sent = request(url, options, (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', lost);
      response.on('end', () => {
        try {
          resolve({ status: response.statusCode ?? 0, json: JSON.parse(Buffer.concat(chunks).toString()) });
        } catch (cause) {
          lost(cause);
        }
      });
    });
    sent.on('error', lost);
    sent.end(payload);
  });
}
