import type { IncomingMessage } from 'node:http';
import { clientNetwork } from '#lib/client-network.ts';
import { RateLimit } from '#lib/rate-limit.ts';
import {
  CALL_LIMIT_SECONDS,
  CALL_LIMITS,
  type CallLimit,
  type CallLimits,
} from '#publisher/environment/call-limits.ts';
import { knownCall } from './known-call.ts';
import { shopperAddress } from './passed-headers.ts';

/** Most bytes of a call that names a phone. */
const MAX_NAMING_BYTES = 16 * 1024;

/** A call may go on, with its body where that was read; or not before so many seconds. */
export type Admission = { body?: Buffer } | { retryAfter: number } | 'too-large';

/**
 * Counts calls by client and by phone, over all shops of the host. Calls from the machine itself are its own
 * tools, or shoppers behind a proxy whose word does not count: they are not counted.
 */
export class CallGuard {
  readonly #limits: readonly (CallLimit & { rate: RateLimit })[];
  readonly #trustProxy: boolean;

  constructor(limits: CallLimits = CALL_LIMITS, { trustProxy = false } = {}) {
    this.#trustProxy = trustProxy;
    this.#limits = Object.values(limits)
      .filter(({ inTenMinutes }) => inTenMinutes > 0)
      .map((limit) => ({
        ...limit,
        rate: new RateLimit({
          burst: limit.inTenMinutes,
          perSecond: limit.inTenMinutes / CALL_LIMIT_SECONDS,
        }),
      }));
  }

  /** Counts a call. It reads the body of one that names a phone, which then has to be sent on. */
  async admit(request: IncomingMessage, segments: readonly string[]): Promise<Admission> {
    const call = knownCall(request.method, segments);
    const limits = call === undefined ? [] : this.#limits.filter(({ calls }) => calls.includes(call));
    const client = clientNetwork(shopperAddress(request, this.#trustProxy));
    if (limits.length === 0 || isThisMachine(client)) return {};
    const byAddress = limits.filter(({ per }) => per === 'address');
    const seconds = Math.max(0, ...byAddress.map(({ rate }) => rate.take(client)));
    if (seconds > 0) return { retryAfter: seconds };
    const byPhone = limits.filter(({ per }) => per === 'phone');
    if (byPhone.length === 0) return {};
    const body = await readBody(request);
    if (body === undefined) return 'too-large';
    const phone = phoneIn(body);
    const rest = phone ? Math.max(0, ...byPhone.map(({ rate }) => rate.take(phone))) : 0;
    return rest > 0 ? { retryAfter: rest } : { body };
  }
}

function isThisMachine(client: string): boolean {
  return client.startsWith('127.') || client === clientNetwork('::1');
}

/** The last nine digits of the phone in a call: with the country and without it is the same one. */
function phoneIn(body: Buffer): string | undefined {
  try {
    const { phoneNumber } = JSON.parse(body.toString()) ?? {};
    return typeof phoneNumber === 'string' ? phoneNumber.replaceAll(/\D/g, '').slice(-9) : undefined;
  } catch {
    return undefined;
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    bytes += part.length;
    if (bytes > MAX_NAMING_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
