import { ExplainedError } from '#lib/explained-error.ts';

/** A feed that cannot be previewed; the message says why, and what to do. */
export class PreviewError extends ExplainedError {
  override name = 'PreviewError';
}
