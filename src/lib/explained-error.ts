/**
 * An error whose message says all that a person at the command line needs: what happened, where, and what to
 * do. It is shown without its stack.
 */
export abstract class ExplainedError extends Error {
  override name = 'ExplainedError';
}
