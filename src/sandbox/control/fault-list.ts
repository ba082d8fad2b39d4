import { setTimeout as wait } from 'node:timers/promises';
import type { CallPlace, Disturbance } from '#platform/http/disturbance.ts';
import { jsonReply, type Reply } from '#platform/http/reply.ts';
import type { Fault } from './fault.ts';

/** Faults that leave the call to those after them. */
const GENTLE: ReadonlySet<Fault['kind']> = new Set(['latency', 'unknown-field']);

/** The faults that are on. */
export class FaultList {
  #faults: Fault[] = [];
  #calls = 0;
  #spoiled = 0;
  /** Calls that each fault was for. */
  readonly #met = new Map<Fault, number>();

  get all(): readonly Fault[] {
    return this.#faults;
  }

  /** Calls since the faults were last replaced, and how many of them failed by one. */
  get count(): { calls: number; spoiled: number } {
    return { calls: this.#calls, spoiled: this.#spoiled };
  }

  replace(faults: readonly Fault[]): void {
    this.#faults = faults.map((fault) => ({ ...fault }));
    this.#met.clear();
    this.#calls = 0;
    this.#spoiled = 0;
  }

  /** Lays the faults of a call over its answer. */
  disturb(call: CallPlace): Disturbance {
    const faults = this.take(call);
    return {
      around: (answer, stopping) => withFaults(faults, answer, stopping),
      without: (value) => withoutUnknown(value, faults),
    };
  }

  /** The faults of one call, each used up by one: gentle ones up to the first other fault, and that. */
  take(call: CallPlace): Fault[] {
    this.#calls += 1;
    const taken: Fault[] = [];
    for (const fault of this.#faults) {
      if (!isFor(fault, call)) continue;
      const met = (this.#met.get(fault) ?? 0) + 1;
      this.#met.set(fault, met);
      if (met % (fault.every ?? 1) !== 0) continue;
      taken.push(fault);
      if (fault.times !== undefined) fault.times -= 1;
      if (GENTLE.has(fault.kind)) continue;
      this.#spoiled += 1;
      break;
    }
    this.#faults = this.#faults.filter((fault) => fault.times !== 0);
    return taken;
  }
}

function isFor({ shop, path, agent }: Fault, call: CallPlace): boolean {
  if (shop !== undefined && shop !== call.shop) return false;
  if (agent !== undefined && !call.agent?.includes(agent)) return false;
  return path === undefined || call.path.startsWith(path.startsWith('/') ? path : `/${path}`);
}

/** Answers with the faults laid over what `answer` gives; `stopping` ends waits. */
async function withFaults(
  faults: readonly Fault[],
  answer: () => Promise<Reply>,
  stopping: AbortSignal,
): Promise<Reply> {
  let spoil = (reply: Reply) => reply;
  for (const fault of faults) {
    if (fault.kind === 'latency') await wait(fault.ms, undefined, { signal: stopping });
    else if (fault.kind === 'status')
      return jsonReply(fault.status, {
        code: 'fault',
        message: `A fault of the sandbox answers ${fault.status}.`,
      });
    else if (fault.kind === 'drop') return { ...jsonReply(503, {}), dropped: true };
    else if (fault.kind !== 'unknown-field') spoil = (reply) => spoilReply(fault, reply);
  }
  return spoil(await answer());
}

/** A body or an answer without the fields that the platform plays not to know. */
function withoutUnknown(value: unknown, faults: readonly Fault[]): unknown {
  const unknown = faults.flatMap((fault) => (fault.kind === 'unknown-field' ? [fault.field] : []));
  if (unknown.length === 0 || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([field]) => !unknown.includes(field)));
}

function spoilReply(fault: Fault, reply: Reply): Reply {
  switch (fault.kind) {
    case 'cut':
      return { ...reply, cut: true };
    case 'broken-json':
      return { ...reply, body: reply.body.subarray(0, reply.body.length >> 1) };
    case 'wrong-field':
      return reply.status === 200
        ? jsonReply(200, spoilField(parseBody(reply), fault.field?.split('.')))
        : reply;
    default:
      return reply;
  }
}

function parseBody(reply: Reply): unknown {
  return JSON.parse(Buffer.from(reply.body).toString());
}

/** `path` undefined goes down the first key of each level. */
function spoilField(value: unknown, path: readonly string[] | undefined): unknown {
  if (path?.length === 0 || typeof value !== 'object' || value === null) return { wrong: true };
  const key = path ? path[0] : Object.keys(value)[0];
  if (key === undefined) return { wrong: true };
  const changed: Record<string, unknown> = {
    ...value,
    [key]: spoilField(Reflect.get(value, key), path?.slice(1)),
  };
  return Array.isArray(value) ? Object.assign([...value], changed) : changed;
}
