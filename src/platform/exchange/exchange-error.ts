import { ExplainedError } from '#lib/explained-error.ts';

/** Something that a program sent and that is not taken; the message says why. */
export class ExchangeError extends ExplainedError {
  override name = 'ExchangeError';
}
