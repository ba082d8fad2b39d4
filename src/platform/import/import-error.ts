import { ExplainedError } from '#lib/explained-error.ts';
/**
 * The feed could not be imported; the message says where, why and what to do. Nothing of it is served then.
 */
export class ImportError extends ExplainedError {
  override name = 'ImportError';
}
