import { ExplainedError } from '#lib/explained-error.ts';

/** A trial cannot be made of what was named; the message says why, and what to do. */
export class TrialError extends ExplainedError {
  override name = 'TrialError';
}
