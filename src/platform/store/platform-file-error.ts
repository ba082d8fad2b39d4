import { ExplainedError } from '#lib/explained-error.ts';

/** The platform's file could not be used; the message says why and what to do. */
export class PlatformFileError extends ExplainedError {
  override name = 'PlatformFileError';
}
