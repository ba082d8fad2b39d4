import type { Call, CallInput } from '#contract/call/define-call.ts';
import { ALL_CALLS } from '#contract/calls/all-calls.ts';
import { ALL_CASES } from './all-cases.ts';
import type { Check, ConformanceCase } from './probe/case.ts';
import { commonChecks } from './probe/common-checks.ts';
import type { Difference } from './probe/difference.ts';
import type { RequestParts } from './probe/platform.ts';
import { Probe, Stopped, Unavailable } from './probe/probe.ts';
import type { World } from './probe/world.ts';

/** Why checks are skipped that change something. */
export const NOT_WRITTEN = 'it changes something: give --write';

const NO_INPUT = {} as CallInput<Call>;

export interface CheckResult {
  what: string;
  status: 'passed' | 'differs' | 'skipped';
  differences: Difference[];
  /** Why it was skipped. */
  reason?: string;
}

export interface CallResult {
  /** As the contract names the call. */
  name: string;
  method: string;
  path: string;
  checks: CheckResult[];
}

export interface SuiteOptions {
  world: World;
  /** Does what changes something: registers a customer, orders, and clears up. */
  write: boolean;
  cases?: readonly ConformanceCase[];
  /** Called with each result as it comes. */
  onResult?: (result: CallResult) => void;
  signal?: AbortSignal | undefined;
}

/** Checks every call of the contract in turn. What differs is in the results; only the signal throws. */
export async function runSuite({
  world,
  write,
  cases = ALL_CASES,
  onResult,
  signal,
}: SuiteOptions): Promise<CallResult[]> {
  const results: CallResult[] = [];
  for (const one of cases) {
    const checks: CheckResult[] = [];
    let input: Promise<CallInput<Call>> | undefined;
    const makeInput = () => (input ??= one.input(world));
    for (const check of [goodCall(one), ...(one.more ?? []), ...commonChecks(one)]) {
      signal?.throwIfAborted();
      checks.push(await runCheck(check, world, write, makeInput));
    }
    const { method, path } = one.call;
    const result = { name: nameOf(one), method, path, checks };
    results.push(result);
    onResult?.(result);
  }
  return results;
}

/** The name of a case's call in the contract. */
export function nameOf({ call }: ConformanceCase): string {
  return Object.entries(ALL_CALLS).find(([, one]) => one === call)?.[0] ?? `${call.method} ${call.path}`;
}

/** The call as a client makes it. */
function goodCall({ call, writes = false, token: tokenOf, check, refusal }: ConformanceCase): Check {
  return {
    what: 'its answer',
    writes,
    async run(probe, world, input) {
      const token = tokenOf ? await tokenOf(world) : call.auth === 'bearer' ? await world.token() : undefined;
      if (refusal) await probe.refused(call, { ...(input as RequestParts), token }, refusal);
      else await check?.(await probe.ask(call, input, token), probe, world, input);
    },
  };
}

async function runCheck(
  { what, writes = false, bare = false, run }: Check,
  world: World,
  write: boolean,
  input: () => Promise<CallInput<Call>>,
): Promise<CheckResult> {
  if (writes && !write) return { what, status: 'skipped', differences: [], reason: NOT_WRITTEN };
  const probe = new Probe(world.platform);
  try {
    await run(probe, world, bare ? NO_INPUT : await input());
  } catch (error) {
    if (error instanceof Unavailable)
      return { what, status: 'skipped', differences: [], reason: error.message };
    if (!(error instanceof Stopped)) throw error;
  }
  return {
    what,
    status: probe.differences.length > 0 ? 'differs' : 'passed',
    differences: probe.differences,
  };
}
