import type { Call, CallAnswer, CallInput } from '#contract/call/define-call.ts';
import type { Probe, Refusal } from './probe.ts';
import type { World } from './world.ts';

/** Something of a call that is checked besides its good answer. */
export interface Check<C extends Call = Call> {
  /** Completes the sentence "Checks that …". */
  what: string;
  /** Changes something on the platform: left out unless the operator asked for writing. */
  writes?: boolean;
  /** True if it goes without the good input; that is empty then. */
  bare?: boolean;
  /** Notes differences on the probe. `input` is the good input of the case. */
  run(probe: Probe, world: World, input: CallInput<C>): Promise<void>;
}

/** Checks of one call of the contract on a platform. */
export interface ConformanceCase<C extends Call = Call> {
  call: C;
  /** Makes a good input from other answers. Throws `Unavailable` where the shop has nothing for it. */
  input(world: World): Promise<CallInput<C>>;
  /** The good call changes something, so it is left out unless the operator asked for writing. */
  writes?: boolean;
  /** Token of the good call if not the shopper's own. */
  token?(world: World): Promise<string>;
  /** Checks a good answer besides its shape; notes differences on the probe. */
  check?(answer: CallAnswer<C>, probe: Probe, world: World, input: CallInput<C>): Promise<void> | void;
  /** In place of the answer, where the good call is refused by its rules. */
  refusal?: Refusal;
  /** Further checks, in order. */
  more?: readonly Check<C>[];
}

/** Describes how a call is checked. The types of the call are known inside and forgotten outside. */
export function caseOf<C extends Call>(call: C, rest: Omit<ConformanceCase<C>, 'call'>): ConformanceCase {
  return { call, ...rest } as unknown as ConformanceCase;
}

/** The good input of a call that needs none. */
export async function nothing(): Promise<{ params?: undefined; query?: undefined; body?: undefined }> {
  return {};
}
