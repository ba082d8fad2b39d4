import { Agent, type IncomingMessage, request } from 'node:http';
import type { Call, CallInput, Service } from '#contract/call/define-call.ts';
import {
  type CallHead,
  prepareCall,
  type RequestInput,
  serviceAddresses,
} from '#contract/call/prepare-call.ts';
import { parseAnswer } from '#contract/call/read-answer.ts';
import { listPaymentMethods } from '#contract/order/payment.ts';

/** The connection broke before there was an answer, as it does when the platform is killed. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
}

export interface Answered {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what is read of answers is checked by what comes of it
  json: any;
}

/** A status, or the code of a refusal. */
export type Expected = number | string;

export interface Asked {
  token?: string | undefined;
  /** The answers that are no fault. */
  expected: readonly Expected[];
}

/** Sends requests of many shoppers over kept connections and counts what comes back. */
export class Caller {
  readonly faults: string[] = [];
  readonly durations = new Map<string, number[]>();
  readonly statuses = new Map<string, number>();
  readonly #securityKey: string;
  #agent = createAgent();
  #addresses: Record<Service, string>;
  #control: Record<Service, string>;

  constructor(url: string, securityKey: string) {
    this.#securityKey = securityKey;
    this.#addresses = serviceAddresses(url);
    this.#control = serviceAddresses(url, { shop: `${url}/sandbox` });
  }

  /** Goes on with a platform at another address. */
  moveTo(url: string): void {
    this.#addresses = serviceAddresses(url);
    this.#control = serviceAddresses(url, { shop: `${url}/sandbox` });
  }

  /** Makes a call of the contract. Notes a fault where the answer is unexpected. Throws `ConnectionLost`. */
  send<C extends Call>(call: C, input: CallInput<C>, asked: Asked): Promise<Answered> {
    return this.#send(call, input, asked, this.#addresses);
  }

  /** Uses the control interface, below which the path stands; counted under `operator: NAME`. */
  operate(name: string, { method, path }: CallHead, body: unknown, expected: Asked['expected']) {
    return this.#send({ method, path }, { body }, { expected }, this.#control, `operator: ${name}`);
  }

  async #send(
    call: CallHead,
    input: RequestInput,
    { token, expected }: Asked,
    addresses: Record<Service, string>,
    countedAs?: string,
  ): Promise<Answered> {
    const started = performance.now();
    const request = prepareCall(call, input, { addresses, key: this.#securityKey, token });
    const { method, url, headers, body } = request;
    const response = await exchange(url, { method, headers, agent: this.#agent }, body);
    const name = countedAs ?? request.name;
    const durations = this.durations.get(name) ?? [];
    this.durations.set(name, durations);
    durations.push(performance.now() - started);
    const status = response.status;
    const counted = `${name} ${status}${status >= 400 ? ` ${response.json?.code}` : ''}`;
    this.statuses.set(counted, (this.statuses.get(counted) ?? 0) + 1);
    if (!expected.includes(status) && !(status >= 400 && expected.includes(response.json?.code)))
      this.fault(`${name} answered ${status}: ${JSON.stringify(response.json).slice(0, 300)}`);
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

  /** Opens so many connections. The server is slow to accept newcomers while it is busy. */
  async connect(count: number): Promise<void> {
    // The server may be closing older ones, which nobody has used for a while.
    this.close();
    const connect = () => this.send(listPaymentMethods, {}, { expected: [200] });
    await Promise.all(Array.from({ length: count }, connect));
  }
}

/** Connections take turns, so that none is idle for so long that the server closes it. */
function createAgent(): Agent {
  return new Agent({ keepAlive: true, scheduling: 'fifo', maxFreeSockets: 10_000 });
}

/** Writes a form out, with its boundary. */
async function encode(body: FormData): Promise<{ payload: Buffer; type: string }> {
  const form = new Response(body);
  return { payload: Buffer.from(await form.arrayBuffer()), type: form.headers.get('content-type') ?? '' };
}

async function exchange(
  url: string,
  { method, headers, agent }: { method: string; headers: Record<string, string>; agent: Agent },
  body: string | FormData | null,
): Promise<Answered> {
  const { payload, type } =
    body instanceof FormData
      ? await encode(body)
      : { payload: Buffer.from(body ?? ''), type: headers['content-type'] };
  const sized = body !== null && { 'content-type': type, 'content-length': payload.length };
  return new Promise((resolve, reject) => {
    const lost = (cause: unknown) =>
      reject(new ConnectionLost(`${method} ${url}: ${String(cause)}`, { cause }));
    const sent = request(
      url,
      { method, agent, headers: { ...headers, ...sized } },
      (response: IncomingMessage) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', lost);
        response.on('end', () => {
          const json = parseAnswer(Buffer.concat(chunks).toString());
          if (json === undefined) lost('the answer is not JSON');
          else resolve({ status: response.statusCode ?? 0, json });
        });
      },
    );
    sent.on('error', lost);
    sent.end(payload);
  });
}
