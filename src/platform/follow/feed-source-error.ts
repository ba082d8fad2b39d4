import { ExplainedError } from '#lib/explained-error.ts';

/** A feed that cannot be had; the message says why, and what to do. */
export class FeedSourceError extends ExplainedError {
  override name = 'FeedSourceError';
}
