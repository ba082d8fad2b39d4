import type { Failure } from '#contract/call/failure.ts';

/**
 * Reasons why a call gave nothing usable: no answer, too late, aborted by us, refused by the platform, an
 * answer that breaks the contract, or not sent because the platform has to rest from such calls.
 */
export type CallFailure = 'network' | 'timeout' | 'aborted' | 'refused' | 'answer' | 'limit';

export interface CallErrorFields {
  kind: CallFailure;
  /** `POST /add-to-cart`: method and path as the contract has them. */
  call: string;
  message: string;
  status?: number | undefined;
  /** Body of a refusal; may hold more than the contract's common fields. */
  failure?: Failure | undefined;
  cause?: unknown;
}

/** The one error of calls in the browser. The message of a refusal is the platform's own. */
export class CallError extends Error {
  override name = 'CallError';
  readonly kind: CallFailure;
  readonly call: string;
  readonly status: number | undefined;
  /** The platform's name of a refusal, like `over-stock`. */
  readonly code: string | undefined;
  /** Dotted path of the field that was refused. */
  readonly field: string | undefined;
  readonly failure: Failure | undefined;

  constructor({ kind, call, message, status, failure, cause }: CallErrorFields) {
    super(message, { cause });
    this.kind = kind;
    this.call = call;
    this.status = status;
    this.failure = failure;
    this.code = failure?.code;
    this.field = failure?.field;
  }
}

/** True if a repeated call would be refused again, whoever asks. */
export function isFinal({ status = 0 }: CallError): boolean {
  return status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);
}

const SESSION_OVER = 'session-over';

/** The answer came after the end of the session that asked for it: it is nobody's any more. */
export function sessionOver({ method, path }: { method: string; path: string }): CallError {
  const message = 'The session ended before the answer came.';
  const failure = { code: SESSION_OVER, message };
  return new CallError({ kind: 'refused', call: `${method} ${path}`, status: 401, failure, message });
}

/** True if the platform does not take the shopper's token. */
export function isTokenRefused({ status, code }: CallError): boolean {
  return status === 401 && code !== 'wrong-key' && code !== SESSION_OVER;
}
