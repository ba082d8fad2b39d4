import type { IncomingMessage } from 'node:http';
import type { Call } from '#contract/call/define-call.ts';
import type { Failure } from '#contract/call/failure.ts';
import { clientAddress, clientNetwork } from '#lib/client-network.ts';
import { RateLimit } from '#lib/rate-limit.ts';
import {
  CALL_LIMIT_SECONDS,
  CALL_LIMITS,
  type CallLimit,
  type CallLimits,
} from '#publisher/environment/call-limits.ts';
import { readUpTo } from './read-up-to.ts';

/** Most bytes of a call that names a phone. */
const MAX_NAMING_BYTES = 16 * 1024;

/** Failure of a longer one. */
export const TOO_LONG_CALL = {
  code: 'too-large',
  message: `This call may hold ${MAX_NAMING_BYTES / 1024} KB at most.`,
} satisfies Failure;

interface CountedLimit extends Pick<CallLimit, 'per'> {
  rate: RateLimit;
}

/** A call may go on, with its body where that was read; or not before so many seconds. */
export type Admission = { body?: Buffer } | { retryAfter: number } | 'too-large';

/**
 * Counts calls by client and by phone, over all shops of the host. Calls from the machine itself are its own
 * tools, or shoppers behind a proxy whose word does not count: they are not counted.
 */
export class CallGuard {
  readonly #limits = new Map<Call, CountedLimit[]>();
  readonly #trustProxy: boolean;

  constructor(limits: CallLimits = CALL_LIMITS, { trustProxy = false } = {}) {
    this.#trustProxy = trustProxy;
    for (const { calls, per, inTenMinutes } of Object.values(limits)) {
      if (inTenMinutes === 0) continue;
      const perSecond = inTenMinutes / CALL_LIMIT_SECONDS;
      const limit = { per, rate: new RateLimit({ burst: inTenMinutes, perSecond }) };
      for (const call of calls) this.#limits.set(call, [...(this.#limits.get(call) ?? []), limit]);
    }
  }

  /** Counts a call. It reads the body of one that names a phone, which then has to be sent on. */
  async admit(request: IncomingMessage, call: Call): Promise<Admission> {
    const limits = this.#limits.get(call) ?? [];
    if (limits.length === 0) return {};
    const client = clientNetwork(clientAddress(request, this.#trustProxy));
    if (isThisMachine(client)) return {};
    const retryAfter = takeOf(limits, 'address', client);
    if (retryAfter > 0) return { retryAfter };
    if (limits.every(({ per }) => per !== 'phone')) return {};
    const body = await readUpTo(request, MAX_NAMING_BYTES);
    if (body === undefined) return 'too-large';
    const phone = phoneIn(body);
    const rest = phone ? takeOf(limits, 'phone', phone) : 0;
    return rest > 0 ? { retryAfter: rest } : { body };
  }
}

/** Seconds until a name may come by all limits of its kind; 0 where it may, and is counted. */
function takeOf(limits: readonly CountedLimit[], kind: CallLimit['per'], name: string): number {
  return Math.max(0, ...limits.map(({ per, rate }) => (per === kind ? rate.take(name) : 0)));
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
