/** A trial cannot be made of what was named; the message says why, and what to do. */
export class TrialError extends Error {
  override name = 'TrialError';
}
