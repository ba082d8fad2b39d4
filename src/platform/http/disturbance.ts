import type { Reply } from './reply.ts';

/** Parts of a call that a disturbance looks at. */
export interface CallPlace {
  /** The shop of its key. */
  shop: string | undefined;
  /** Below the base path; begins with a slash. */
  path: string;
  agent: string | undefined;
}

/** Misbehaviour that a playground lays over one call. */
export interface Disturbance {
  /** Answers, or does what goes wrong in place of it; `stopping` ends waits. */
  around(answer: () => Promise<Reply>, stopping: AbortSignal): Promise<Reply>;
  /** A body or an answer without the fields that the platform plays not to know. */
  without(value: unknown): unknown;
}

/** Gives the disturbance of a call. */
export type Disturb = (call: CallPlace) => Disturbance;

/** The platform as it is: nothing goes wrong. */
export const UNDISTURBED: Disturbance = { around: (answer) => answer(), without: (value) => value };
